//! The result of the solitaire as a text to send: score and deal, no card.

use leptos::task::spawn_local;

use super::session::Solitaire;
use super::{App, history};
use crate::platform::page;
use crate::present::Msg;
use crate::record::history::Game;

/// Copies the result of the game so far.
pub fn result(app: App, solo: &Solitaire) {
    let known = history::load().games;
    let slot = app.session.slot().unwrap_or_default();
    let Some(game) = known.into_iter().find(|game| game.id == slot) else {
        app.tell(Msg::new("ui-copy-failed"));
        return;
    };
    let text = told(app, &game, solo);
    spawn_local(async move {
        let copied = page::copy(&text).await;
        app.tell(Msg::new(if copied { "ui-result-copied" } else { "ui-copy-failed" }));
    });
}

/// The lines of a shared result.
fn told(app: App, game: &Game, solo: &Solitaire) -> String {
    let deal = match game.day() {
        Some(day) => Msg::new("ui-daily-of").with("day", day.to_owned()),
        None => Msg::new("ui-deal-named").with("seed", game.seed.clone()),
    };
    let rounds: Vec<String> = game.scores.iter().map(ToString::to_string).collect();
    let mut lines = vec![
        format!("{} {} 花札役並べ", app.words.get("game-yaku-narabe"), "🎴"),
        app.words.say(
            &Msg::new("ui-share-score")
                .with("total", game.total())
                .with("rounds", rounds.len())
                .with("list", rounds.join(" + ")),
        ),
    ];
    let marks = crate::present::advice::marks(&solo.marks);
    if !marks.is_empty() {
        lines.push(marks.iter().map(|msg| app.words.say(msg)).collect::<Vec<_>>().join(" · "));
    }
    if !game.seed.is_empty() {
        lines.insert(1, app.words.say(&deal));
        let seed = page::encoded(&game.seed);
        lines.push(format!("{}?game=yaku-narabe&seed={seed}{}", page::base(), rules(app)));
    }
    lines.join("\n")
}

/// The rules of the game as a parameter, where they are not the standard ones.
fn rules(app: App) -> String {
    let rules = app.session.rules_now().filter(|rules| rules.changed().next().is_some());
    rules.map(|rules| format!("&rules={}", rules.to_code())).unwrap_or_default()
}
