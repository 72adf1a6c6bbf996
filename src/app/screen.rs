//! The screens, mirrored in the fragment of the address.

/// A screen of the page.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Screen {
    /// Continue, start, learn.
    #[default]
    Home,
    /// The rules of the next match, and the display.
    Settings,
    /// A match.
    Table,
    /// The settlement of a round.
    Result,
    /// Rules, terms, questions, yaku.
    Rules,
    /// Privacy, licences, version.
    About,
    /// Games, bests and yaku of the solitaire.
    Stats,
}

impl Screen {
    /// Every screen.
    pub const ALL: [Self; 7] =
        [Self::Home, Self::Settings, Self::Table, Self::Result, Self::Rules, Self::About, Self::Stats];

    /// The word in the page's `data-screen` and in the address.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Home => "home",
            Self::Settings => "settings",
            Self::Table => "table",
            Self::Result => "result",
            Self::Rules => "rules",
            Self::About => "about",
            Self::Stats => "stats",
        }
    }

    /// The fragment, without `#`.
    #[must_use]
    pub fn fragment(self) -> String {
        format!("/{}", self.id())
    }

    /// The part of the code that shows it, where that is fetched only when it is wanted.
    #[must_use]
    pub const fn part(self) -> Option<&'static str> {
        match self {
            Self::Rules => Some("rules"),
            Self::Settings => Some("settings"),
            Self::Stats => Some("solo"),
            _ => None,
        }
    }

    /// The screen of a fragment.
    #[must_use]
    pub fn of(fragment: &str) -> Option<Self> {
        let id = fragment.strip_prefix('/')?;
        Self::ALL.into_iter().find(|screen| screen.id() == id)
    }
}
