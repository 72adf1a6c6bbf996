//! How cards look and what things are called, by the rules in force and what the person has set.

use super::plan::Plan;
use super::prefs::{Deck, Prefs, Terms};
use super::{App, Screen, Session};
use crate::platform::{deck, page, part};
use crate::present::{Msg, Worth};
use crate::rules::pilina::CardValues;
use crate::rules::{Card, GameId, RuleSet};
use leptos::prelude::*;

/// The look of the cards and the words of the game in force.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Look {
    /// Whether the plants of Hawaiʻi are drawn, and not the flowers of Japan.
    pub hawaii: bool,
    /// Whether Hawaiian words are used, and not Japanese ones.
    pub hawaiian: bool,
    /// What cards count.
    pub worth: Worth,
    /// The game.
    pub game: GameId,
}

impl Look {
    /// The look under these rules.
    #[must_use]
    pub fn of(rules: &RuleSet, deck: Deck, terms: Terms) -> Self {
        // The presets after the first are played with Japanese cards and words.
        let island = rules.game() == GameId::Pilina && rules.preset_place() == 0;
        Self {
            hawaii: deck == Deck::Hawaii || deck == Deck::Auto && island,
            hawaiian: terms == Terms::Hawaiian || terms == Terms::Auto && island,
            worth: Worth::of(rules),
            game: rules.game(),
        }
    }

    /// The file of the deck.
    #[must_use]
    pub const fn deck(self) -> &'static str {
        if self.hawaii { "hawaii" } else { "standard" }
    }

    /// The name of a card's drawing in its deck: kapa lies on exactly the cards that count 10.
    #[must_use]
    pub fn drawing(self, card: Card) -> &'static str {
        match (self.hawaii, self.worth, card.code()) {
            (true, Worth::Pilina(CardValues::Pilina), "8A") => "8A-kapa",
            (true, Worth::Pilina(CardValues::Pilina), "11R") => "11R-plain",
            (_, _, code) => code,
        }
    }

    /// The endings of message ids that go before the plain ids.
    #[must_use]
    pub fn overlays(self) -> Vec<&'static str> {
        let deck = self.hawaii.then_some("hawaii");
        let terms = (self.game == GameId::Pilina && !self.hawaiian).then_some("sakura");
        deck.into_iter().chain(terms).collect()
    }
}

/// The rules that the screen is about: those of the open match where it shows, else those of the next one.
fn rules(screen: RwSignal<Screen>, session: Session, plan: RwSignal<Plan>) -> RuleSet {
    let open = match screen.get() {
        Screen::Table | Screen::Result | Screen::Rules => session.rules.get(),
        // The records are those of the solitaire.
        Screen::Stats => Some(RuleSet::new(GameId::YakuNarabe)),
        Screen::Home | Screen::Settings | Screen::About => None,
    };
    open.unwrap_or_else(|| plan.with(|plan| plan.rules))
}

/// The look in force.
#[must_use]
pub fn watch(prefs: RwSignal<Prefs>, screen: RwSignal<Screen>, session: Session, plan: RwSignal<Plan>) -> Memo<Look> {
    Memo::new(move |_| {
        let rules = rules(screen, session, plan);
        prefs.with(|prefs| Look::of(&rules, prefs.deck, prefs.terms))
    })
}

impl App {
    /// The rules that the screen is about.
    #[must_use]
    pub fn rules(self) -> RuleSet {
        rules(self.screen, self.session, self.plan)
    }

    /// Loads the deck of a look, and what else its game is drawn with.
    pub async fn load_deck(self, look: Look) -> bool {
        let mut loaded = deck::load(look.deck()).await;
        if look.game == GameId::Pilina {
            loaded &= deck::load("hui").await;
            page::style("ring").await;
        }
        self.decks.update(|decks| *decks += 1);
        loaded
    }

    /// Puts the words and the cards of a look in force, or says that they cannot be had.
    pub async fn dress(self, look: Look) -> bool {
        let solo = look.game == GameId::YakuNarabe;
        if solo {
            page::style("solo").await;
        }
        let there = self.words.look(look).await && self.load_deck(look).await && (!solo || part::load("solo").await);
        if !there {
            self.warn(Msg::new("ui-game-failed"));
        }
        there
    }
}
