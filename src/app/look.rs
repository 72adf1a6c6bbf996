//! How cards look and what things are called, by the rules in force and what the person has set.

use super::plan::Plan;
use super::prefs::{Deck, Prefs, Terms};
use super::{App, Session};
use crate::platform::deck;
use crate::present::Worth;
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
        let deck = self.hawaii.then_some("-hawaii");
        let terms = match (self.game, self.hawaiian) {
            (GameId::Pilina, false) => Some("-sakura"),
            (GameId::HanaAwase, true) => Some("-hawaiian"),
            _ => None,
        };
        deck.into_iter().chain(terms).collect()
    }
}

/// The look in force, by the rules of the open match, else of the next one.
#[must_use]
pub fn watch(prefs: RwSignal<Prefs>, session: Session, plan: RwSignal<Plan>) -> Memo<Look> {
    Memo::new(move |_| {
        let rules = session.view.with(|view| view.as_ref().map(|view| view.rules));
        let rules = rules.unwrap_or_else(|| plan.with(|plan| plan.rules));
        prefs.with(|prefs| Look::of(&rules, prefs.deck, prefs.terms))
    })
}

impl App {
    /// The rules of the open match, else of the next one.
    #[must_use]
    pub fn rules(self) -> RuleSet {
        let open = self.session.view.with(|view| view.as_ref().map(|view| view.rules));
        open.unwrap_or_else(|| self.plan.with(|plan| plan.rules))
    }

    /// Loads the deck of a look, and what else its game is drawn with.
    pub async fn load_deck(self, look: Look) -> bool {
        let mut loaded = deck::load(look.deck()).await;
        if look.game == GameId::Pilina {
            loaded &= deck::load("hui").await;
        }
        self.decks.update(|decks| *decks += 1);
        loaded
    }
}
