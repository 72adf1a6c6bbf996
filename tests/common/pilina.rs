//! What the suites of Pilina share: packs laid by hand, rounds played by notation.

use hanakago::record::{Match, answer};
use hanakago::rules::pilina::{Round, Settings};
use hanakago::rules::{Card, CardSet, Event, GameId, Round as AnyRound, RuleError, RuleSet};
use serde_json::Value;

use super::{action, list, pile};

/// Cards in each hand, on the field and in the stack, for two to seven seats: the table of the rules.
pub const SIZES: [(usize, usize, usize); 6] = [(8, 8, 24), (7, 6, 21), (5, 8, 20), (4, 8, 20), (3, 12, 18), (3, 6, 21)];

/// The sizes for so many seats.
pub const fn sizes(seats: usize) -> (usize, usize, usize) {
    SIZES[seats - 2]
}

/// The values of `teams` that fit so many seats.
pub const fn teams(seats: u8) -> &'static [u8] {
    match seats {
        4 => &[0, 1],
        6 => &[0, 2, 3],
        _ => &[0],
    }
}

/// Every number of seats with every form of teams.
pub fn tables() -> impl Iterator<Item = (u8, u8)> {
    (2..=7).flat_map(|seats| teams(seats).iter().map(move |teams| (seats, *teams)))
}

/// Rules as records write them.
pub fn rules(json: &str) -> RuleSet {
    let json = serde_json::from_str(json).expect("JSON");
    RuleSet::read(GameId::Pilina, &json).expect("rules of the game")
}

/// The typed settings of rules as records write them.
pub fn settings(json: &str, seats: usize) -> Settings {
    Settings::of(&rules(json), seats as u8).expect("teams that fit")
}

/// A pack with these cards at the start of the hands (from the dealer on), this field and this top of the stack.
/// What is not named fills up hands, field and stack, first one card of every suit, then a second one, and so on.
pub fn pack(hands: &[&str], field: &str, stack: &str) -> Vec<Card> {
    let (in_hand, on_field, _) = sizes(hands.len());
    let mut named = CardSet::EMPTY;
    for codes in hands.iter().chain([&field, &stack]) {
        assert!((named & pile(codes)).is_empty(), "a card lies in two places: {codes}");
        named |= pile(codes);
    }
    let mut rest: Vec<Card> = Card::all().filter(|card| !named.contains(*card)).collect();
    rest.sort_by_key(|card| (3 - card.index() % 4, card.month()));
    let mut rest = rest.into_iter();
    let mut pack = Vec::new();
    for (codes, size) in hands.iter().map(|hand| (*hand, in_hand)).chain([(field, on_field)]) {
        let cards = list(codes);
        let missing = size.checked_sub(cards.len()).expect("not more cards than fit");
        pack.extend(cards);
        pack.extend(rest.by_ref().take(missing));
    }
    pack.extend(list(stack));
    pack.extend(rest);
    pack
}

/// The cards of a match of Pilina.
pub fn cards(game: &Match) -> &Round {
    let AnyRound::Pilina(round) = game.round() else { panic!("a round of pilina") };
    round
}

/// A round dealt from [`pack`], with what happened in it.
pub struct Table {
    pub round: Round,
    pub events: Vec<Event>,
}

impl Table {
    /// Dealt by seat 0.
    pub fn new(rules: &str, hands: &[&str], field: &str, stack: &str) -> Self {
        let settings = settings(rules, hands.len());
        let round = Round::deal(&settings, hands.len() as u8, 0, &pack(hands, field, stack)).expect("a pack that stands");
        let mut events = Vec::new();
        round.announce(1, 0, &mut events);
        Self { round, events }
    }

    /// Plays actions, between commas; each must be legal, and in the list of those.
    pub fn play(&mut self, actions: &str) -> &mut Self {
        for text in actions.split(',').map(str::trim) {
            assert!(self.legal().contains(&text.to_owned()), "{text} is not among {:?}", self.legal());
            self.round.apply(action(text), &mut self.events).unwrap_or_else(|why| panic!("{text}: {why}"));
        }
        self
    }

    /// Why an action is refused; it must change nothing and tell nothing.
    pub fn refused(&self, text: &str) -> RuleError {
        let mut round = self.round.clone();
        let mut events: Vec<Event> = Vec::new();
        assert!(!self.legal().contains(&text.to_owned()), "{text} is among the legal ones");
        let why = round.apply(action(text), &mut events).expect_err(text);
        assert!(round == self.round && events.is_empty(), "{text} changed something");
        why
    }

    /// Everything legal, in the notation.
    pub fn legal(&self) -> Vec<String> {
        self.round.legal().iter().map(ToString::to_string).collect()
    }

    /// Whether something is legal.
    pub fn can(&self, text: &str) -> bool {
        self.legal().contains(&text.to_owned())
    }

    /// The last events, as the referee writes them.
    pub fn last(&self, count: usize) -> Vec<Value> {
        self.events[self.events.len() - count..].iter().map(answer::event).collect()
    }

    /// The names of the events from a place on.
    pub fn told(&self, from: usize) -> Vec<String> {
        let name = |event: &Event| answer::event(event)["event"].as_str().expect("a name").to_owned();
        self.events[from..].iter().map(name).collect()
    }

    /// Plays on to the end of the round: hand cards in deck order without a choice, the first of every choice,
    /// no ʻohana that is not named by `declare`.
    pub fn finish(&mut self) -> &mut Self {
        while self.round.phase().is_some() {
            let legal = self.legal();
            let quiet = legal.iter().find(|text| !text.starts_with("ohana") && *text != "stop");
            let next = quiet.expect("something without ʻohana").clone();
            self.play(&next);
        }
        self
    }
}
