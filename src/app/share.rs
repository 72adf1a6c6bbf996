//! The result of the solitaire as a text to send: score and deal, no card.

use leptos::task::spawn_local;

use super::App;
use super::session::Solitaire;
use super::words::Lang;
use crate::platform::page;
use crate::present::{Msg, advice};

/// Copies the result of the game so far.
pub fn result(app: App, solo: &Solitaire) {
    let text = told(app, solo);
    spawn_local(async move {
        let copied = page::copy(&text).await;
        app.tell(Msg::new(if copied { "ui-result-copied" } else { "ui-copy-failed" }));
    });
}

/// The lines of a shared result.
fn told(app: App, solo: &Solitaire) -> String {
    let name = app.words.get("game-yaku-narabe");
    let mut lines = vec![match app.words.lang() {
        // In Japanese the name is the Japanese one already.
        Lang::Ja => name,
        Lang::En => format!("{name} 花札役並べ"),
    }];
    if !solo.seed.is_empty() {
        lines.push(app.words.say(&advice::deal(&solo.seed)));
    }
    let scores: Vec<i32> = app.session.scores().into_iter().flatten().collect();
    let list: Vec<String> = scores.iter().map(ToString::to_string).collect();
    let score = Msg::new("ui-share-score").with("total", scores.iter().sum::<i32>()).with("rounds", scores.len());
    lines.push(app.words.say(&score.with("list", list.join(" + "))));
    let marks: Vec<String> = advice::marks(&solo.marks).iter().map(|msg| app.words.say(msg)).collect();
    if !marks.is_empty() {
        lines.push(marks.join(" · "));
    }
    if !solo.seed.is_empty() {
        let seed = page::encoded(&solo.seed);
        lines.push(format!("{}?game=yaku-narabe&seed={seed}{}", page::base(), rules(app)));
    }
    lines.join("\n")
}

/// The rules of the game as a parameter, where they are not the standard ones.
fn rules(app: App) -> String {
    let rules = app.session.rules_now().filter(|rules| rules.changed().next().is_some());
    rules.map(|rules| format!("&rules={}", rules.to_code())).unwrap_or_default()
}
