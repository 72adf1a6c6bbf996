//! A message: an id in the locale files, with arguments. The words are put in above this layer.

use std::borrow::Cow;

use crate::rules::{Card, Seat};

/// An id with arguments.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Msg {
    /// The id in the locale files.
    pub id: Cow<'static, str>,
    /// The arguments by name.
    pub args: Vec<(&'static str, Arg)>,
}

/// An argument of a message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Arg {
    /// A number, for plurals and for print.
    Number(i64),
    /// A text as it is.
    Text(String),
    /// Another message.
    Msg(Msg),
    /// Messages in a row, joined as the language joins them.
    List(Vec<Msg>),
}

impl Msg {
    /// A message without arguments.
    #[must_use]
    pub fn new(id: impl Into<Cow<'static, str>>) -> Self {
        Self { id: id.into(), args: Vec::new() }
    }

    /// With one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.args.push((name, arg.into()));
        self
    }

    /// A card's full name.
    #[must_use]
    pub fn card(card: Card) -> Self {
        Self::new(format!("card-{card}"))
    }

    /// The name of a team.
    #[must_use]
    pub fn team(side: u8) -> Self {
        Self::new("ui-team").with("team", Self::new(format!("team-{side}")))
    }

    /// The flower of a month (1–12); in Pilina the ʻohana.
    #[must_use]
    pub fn month(month: u8) -> Self {
        Self::new(format!("month-{month}"))
    }

    /// The name of a seat as `viewer` sees it, and whether that is the viewer: arguments `name` and `who`.
    #[must_use]
    pub fn with_seat(self, names: &Names, seat: Seat) -> Self {
        let who = if seat == names.viewer { "you" } else { "other" };
        self.with("name", names.of(seat)).with("who", Arg::Text(who.into()))
    }
}

/// The names at the table, as one seat says them.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Names {
    /// The seat that looks.
    pub viewer: Seat,
    /// Names from the record; empty ones fall back to the locale's.
    pub given: Vec<String>,
    /// How many sides play, where seats share one: seat s is of side s mod sides. 0: each plays alone.
    pub teams: u8,
}

impl Names {
    /// The side of the seat that looks, as a place in scores.
    #[must_use]
    pub fn side(&self) -> usize {
        usize::from(self.viewer.checked_rem(self.teams).unwrap_or(self.viewer))
    }

    /// Who a pile belongs to: the seat, or its team.
    #[must_use]
    pub fn side_of(&self, seat: Seat) -> Msg {
        match seat.checked_rem(self.teams) {
            Some(side) => Msg::team(side),
            None => Msg::new("ui-name").with_seat(self, seat),
        }
    }

    /// The name of a seat.
    #[must_use]
    pub fn of(&self, seat: Seat) -> Arg {
        match self.given.get(usize::from(seat)) {
            Some(name) if !shown(name).is_empty() => Arg::Text(shown(name)),
            _ if seat == self.viewer => Arg::Msg(Msg::new("seat-you")),
            _ => Arg::Msg(Msg::new(format!("seat-name-{seat}"))),
        }
    }
}

/// A given name as it is shown: without marks that turn or break a line, and not longer than a seat.
fn shown(name: &str) -> String {
    let plain = |c: &char| {
        !c.is_control() && !matches!(c, '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{2069}')
    };
    let mut shown: String = name.trim().chars().filter(plain).take(16).collect();
    if name.trim().chars().filter(plain).count() > 16 {
        shown.push('…');
    }
    shown
}

impl From<i64> for Arg {
    fn from(number: i64) -> Self {
        Self::Number(number)
    }
}

impl From<i32> for Arg {
    fn from(number: i32) -> Self {
        Self::Number(number.into())
    }
}

impl From<u8> for Arg {
    fn from(number: u8) -> Self {
        Self::Number(number.into())
    }
}

impl From<usize> for Arg {
    fn from(number: usize) -> Self {
        Self::Number(number as i64)
    }
}

impl From<Msg> for Arg {
    fn from(msg: Msg) -> Self {
        Self::Msg(msg)
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<Vec<Msg>> for Arg {
    fn from(list: Vec<Msg>) -> Self {
        Self::List(list)
    }
}
