//! Great moments: what is shown over the table for a while, and what it says.

use leptos::prelude::*;

use super::{Moment, Session};
use crate::app::App;
use crate::platform::clock;
use crate::present::msg::Names;
use crate::present::{Msg, narrate};
use crate::rules::hana_awase::YakuId;
use crate::rules::pilina::HUI_POINTS;
use crate::rules::yaku_narabe::{COLUMNS, Line};
use crate::rules::{Card, CardSet, Event, Round, Seat};

/// How long a yaku or a hui is shown, in milliseconds at normal speed.
const MADE: u32 = 2200;
/// How long a call is shown.
const CALL: u32 = 1500;
/// How long a scored row is shown, and how much longer for each yaku in it.
const ROW: u32 = 1300;
const LINE: u32 = 420;
/// How long the draw for the first deal is shown.
const DRAW: u32 = 2600;

impl Session {
    /// The moment of an event, if it is a great one.
    pub(super) fn moment_of(self, event: &Event) -> Option<Moment> {
        let names = self.names.get_untracked();
        let line = narrate::event(event, &names);
        match event {
            Event::Made { seat, yaku } => self.yaku(*seat, *yaku, line),
            Event::Hui { hui, .. } => Some(Moment {
                id: hui.slug().to_owned(),
                word: None,
                lang: None,
                icon: Some(hui.slug()),
                cards: hui.hui().cards.iter().collect(),
                captions: Vec::new(),
                points: Some(HUI_POINTS),
                name: Msg::new(format!("hui-{}", hui.slug())),
                line,
                time: MADE,
                lines: Vec::new(),
                times: None,
            }),
            Event::Ohana { suit, .. } | Event::TookWhole { suit, .. } => Some(call("word-ohana-shout", *suit, line)),
            Event::Stopped { suit, .. } => Some(call("word-stop-shout", *suit, line)),
            Event::Row { cards, score, .. } if *score > 0 => self.row(*cards, *score),
            _ => None,
        }
    }

    fn yaku(self, seat: Seat, yaku: YakuId, line: Option<Msg>) -> Option<Moment> {
        self.live.with_value(|open| {
            let open = open.as_ref()?;
            let waiting = open.game.finished().get(open.saved.seen).map(|done| &done.cards);
            let Round::HanaAwase(round) = waiting.unwrap_or_else(|| open.game.round()) else { return None };
            let pile = round.captures().get(usize::from(seat)).copied().unwrap_or_default();
            let slug = yaku.slug();
            Some(Moment {
                id: slug.to_owned(),
                word: Some(Msg::new(format!("yaku-{slug}-term"))),
                lang: Some("ja"),
                icon: None,
                cards: (pile & yaku.yaku().cards).iter().collect(),
                captions: Vec::new(),
                points: Some(round.settings().book.points(yaku)),
                name: Msg::new(format!("yaku-{slug}")),
                line,
                time: MADE,
                lines: Vec::new(),
                times: None,
            })
        })
    }

    /// A row that scored: its yaku one after the other.
    fn row(self, cards: [Card; COLUMNS], score: i32) -> Option<Moment> {
        self.model.with_untracked(|model| {
            let told = model.as_ref()?.solo.as_ref()?.score(cards.into_iter().collect());
            let line = |line: &Line| {
                let slug = line.id.slug();
                (Msg::new(format!("yaku-{slug}")), Msg::new(format!("yaku-{slug}-term")), line.points)
            };
            let lines: Vec<_> = told.yaku.iter().map(line).collect();
            Some(Moment {
                id: "row".to_owned(),
                word: None,
                lang: None,
                icon: None,
                cards: cards.to_vec(),
                captions: Vec::new(),
                points: Some(score),
                name: Msg::new("ui-row-scored"),
                line: None,
                time: ROW + LINE * lines.len() as u32,
                lines,
                times: Some(told.multiplier()),
            })
        })
    }

    /// The draw for the first deal, where cards were drawn for it.
    pub(super) fn draw(self) -> Option<Moment> {
        let names = self.names.get_untracked();
        self.live.with_value(|live| {
            let setup = live.as_ref()?.game.setup();
            let drawn = setup.drawn();
            let captions = drawn.iter().map(|draw| Msg::new("ui-name").with_seat(&names, draw.seat)).collect();
            (!drawn.is_empty()).then(|| Moment {
                id: "draw".to_owned(),
                word: None,
                lang: None,
                icon: None,
                cards: drawn.iter().map(|draw| draw.card).collect(),
                captions,
                points: None,
                name: Msg::new("ui-draw-title"),
                line: Some(Msg::new("ui-draw-about").with_seat(&names, setup.first_dealer)),
                time: DRAW,
                lines: Vec::new(),
                times: None,
            })
        })
    }

    /// What the draw for the first deal was, in words.
    #[must_use]
    pub fn draw_told(self, names: &Names) -> Vec<Msg> {
        self.live.with_value(|live| {
            let drawn = live.as_ref().filter(|live| live.game.number() == 1).map(|live| live.game.setup().drawn());
            let told = |draw: crate::rules::pilina::Draw| {
                Msg::new("event-drew").with("card", Msg::card(draw.card)).with_seat(names, draw.seat)
            };
            drawn.unwrap_or_default().into_iter().map(told).collect()
        })
    }

    /// Shows a moment until its time is over or it is tapped away.
    pub(super) async fn celebrate(self, app: App, moment: Moment) {
        let mut left = self.pace(app, moment.time);
        if left == 0 {
            return;
        }
        self.moment.set(Some(moment));
        while left > 0 && self.moment.try_with_untracked(Option::is_some) == Some(true) {
            clock::sleep(left.min(100)).await;
            left = left.saturating_sub(100);
        }
        let _ = self.moment.try_set(None);
    }
}

/// A whole suit is shown and taken.
fn call(word: &'static str, suit: u8, line: Option<Msg>) -> Moment {
    Moment {
        id: word.split('-').nth(1).unwrap_or_default().to_owned(),
        word: Some(Msg::new(word)),
        lang: None,
        icon: None,
        cards: CardSet::month(suit).iter().collect(),
        captions: Vec::new(),
        points: None,
        name: Msg::month(suit),
        line,
        time: CALL,
        lines: Vec::new(),
        times: None,
    }
}
