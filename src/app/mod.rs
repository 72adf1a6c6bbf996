//! The state of the page: words, settings, the match under way, what is shown. No markup.

pub mod address;
pub mod hand;
pub mod history;
pub mod look;
pub mod plan;
pub mod prefs;
pub mod saves;
pub mod screen;
pub mod session;
pub mod share;
pub mod timer;
pub mod words;

use leptos::prelude::*;

use crate::platform::{page, part};
use crate::present::Msg;
use crate::rules::GameId;

pub use prefs::Prefs;
pub use screen::Screen;
pub use session::Session;
pub use words::Words;

/// What every component can ask for: the state, in one struct.
#[derive(Clone, Copy)]
pub struct App {
    /// The words of the language and the game in force.
    pub words: Words,
    /// What the person has set.
    pub prefs: RwSignal<Prefs>,
    /// The screen that is shown.
    pub screen: RwSignal<Screen>,
    /// The screen that was asked for last: what shows it may still be on its way.
    pub wanted: RwSignal<Screen>,
    /// The match under way.
    pub session: Session,
    /// A short notice, and how urgent it is.
    pub notice: RwSignal<Option<Notice>>,
    /// The saved matches, newest first.
    pub saves: RwSignal<Vec<saves::Saved>>,
    /// What the next match is to be.
    pub plan: RwSignal<plan::Plan>,
    /// How cards look and what cards count, by the rules in force.
    pub look: Memo<look::Look>,
    /// How often a deck was loaded: pictures are looked up anew.
    pub decks: RwSignal<u32>,
}

/// A short notice on the page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Notice {
    /// What it says.
    pub text: Msg,
    /// Whether it stays until it is dismissed.
    pub stays: bool,
    /// Whether a reload of the page is what helps.
    pub reload: bool,
}

/// The app's state; a component outside of the app's tree is a fault of the program.
#[must_use]
pub fn use_app() -> App {
    expect_context::<App>()
}

impl App {
    /// Says something for a short while.
    pub fn tell(&self, text: Msg) {
        self.notice.set(Some(Notice { text, stays: false, reload: false }));
    }

    /// Says something until it is dismissed.
    pub fn warn(&self, text: Msg) {
        self.notice.set(Some(Notice { text, stays: true, reload: false }));
    }

    /// Says something that a reload of the page puts right.
    pub fn ask_reload(&self, text: Msg) {
        self.notice.set(Some(Notice { text, stays: true, reload: true }));
    }

    /// Takes up the last plan of a game.
    pub fn choose(self, game: GameId) {
        if self.plan.with_untracked(|plan| plan.rules.game()) != game {
            self.plan.set(self.prefs.with_untracked(|prefs| prefs.plan(game)));
        }
    }

    /// Copies a link to the open match.
    pub fn share(self) {
        let Some(record) = self.session.record() else { return };
        match record.to_code() {
            Ok(code) => leptos::task::spawn_local(async move {
                let copied = page::copy(&format!("{}#r={code}", page::base())).await;
                self.tell(Msg::new(if copied { "ui-link-copied" } else { "ui-copy-failed" }));
            }),
            Err(why) => self.tell(address::code_error(&why)),
        }
    }

    /// Goes to a screen; the back button returns.
    pub fn go(self, screen: Screen) {
        if self.screen.get_untracked() != screen || self.wanted.get_untracked() != screen {
            leptos::task::spawn_local(self.turn_to(screen, true));
        }
    }

    /// Shows a screen: at once, or when its code is there. Only the newest wish counts; where it fails, all stays as
    /// it was. `push` makes the back button return to the screen before.
    pub fn turn_to(self, screen: Screen, push: bool) -> impl Future<Output = ()> {
        self.wanted.set(screen);
        let missing = screen.part().filter(|name| !part::is_there(name));
        if missing.is_none() {
            self.show(screen, push);
        }
        async move {
            let Some(name) = missing else { return };
            let there = self.fetch_part(name).await;
            if self.wanted.get_untracked() != screen {
                return;
            }
            if there {
                self.show(screen, push);
            } else {
                let stays = self.screen.get_untracked();
                self.wanted.set(stays);
                page::set_hash(&stays.fragment(), false);
            }
        }
    }

    fn show(self, screen: Screen, push: bool) {
        if self.screen.get_untracked() != screen {
            if push {
                page::set_hash(&screen.fragment(), true);
            }
            self.screen.set(screen);
        }
    }

    /// Fetches a part of the code, or says that it cannot be had.
    pub async fn fetch_part(self, name: &str) -> bool {
        let there = part::load(name).await;
        if !there {
            // It may be of a build that has been replaced.
            self.ask_reload(Msg::new("ui-part-failed"));
        }
        there
    }
}
