//! What the suites of Pilina share: packs laid by hand, rounds played by notation.

use hanakago::record::{Deal, Match, SeatKind, Setup, answer};
use hanakago::rules::pilina::{PELE, Round, Settings};
use hanakago::rules::{Action, Card, CardSet, Event, GameId, Phase, Round as AnyRound, RuleError, RuleSet, Seat};
use serde_json::Value;

use super::{Dice, action, list, pile, played_match, random_pack, random_rules_of};

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
        Self::of(rules, hands.len(), &pack(hands, field, stack))
    }

    /// A pack dealt by seat 0.
    pub fn of(rules: &str, seats: usize, pack: &[Card]) -> Self {
        let round = Round::deal(&settings(rules, seats), seats as u8, 0, pack).expect("a pack that stands");
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

    /// Plays whole turns: no ʻohana and no `stop`, else what comes first.
    pub fn finish_turns(&mut self, count: usize) -> &mut Self {
        for _ in 0..count {
            let left = self.round.stack_left();
            while self.round.phase().is_some()
                && (self.round.stack_left() == left
                    || matches!(self.round.phase(), Some(Phase::Choose | Phase::Answer)))
            {
                let legal = self.legal();
                let quiet = legal.iter().find(|text| !text.starts_with("ohana") && *text != "stop");
                let next = quiet.expect("something else than ʻohana").clone();
                self.play(&next);
            }
        }
        self
    }

    /// Plays on like this to the end of the round.
    pub fn finish(&mut self) -> &mut Self {
        while self.round.phase().is_some() {
            self.finish_turns(1);
        }
        self
    }
}

/// A pack in which some suits lie whole in one hand and on the field, and Pele often in a hand.
pub fn lively_pack(dice: &mut Dice, rules: &RuleSet, seats: u8) -> Vec<Card> {
    let (in_hand, on_field, _) = sizes(usize::from(seats));
    loop {
        let mut pack = random_pack(dice, rules, seats);
        let field = usize::from(seats) * in_hand;
        let mut free: Vec<Vec<usize>> =
            (0..usize::from(seats)).map(|hand| (hand * in_hand..(hand + 1) * in_hand).collect()).collect();
        let mut on_table: Vec<usize> = (field..field + on_field).collect();
        let mut put = |card: Card, place: usize| {
            let from = pack.iter().position(|other| *other == card).expect("a card of the deck");
            pack.swap(from, place);
        };
        if dice.coin() {
            let hand = dice.below(free.len());
            put(PELE, free[hand].pop().expect("a place"));
        }
        let mut suits: Vec<u8> = (1..=12).filter(|suit| *suit != PELE.month()).collect();
        dice.shuffle(&mut suits);
        for suit in suits.into_iter().take(1 + dice.below(3)) {
            let hand = dice.below(free.len());
            let held = dice.below(5).min(free[hand].len());
            if on_table.len() < 4 - held {
                continue;
            }
            let mut cards: Vec<Card> = CardSet::month(suit).iter().collect();
            dice.shuffle(&mut cards);
            for (place, card) in cards.into_iter().enumerate() {
                let places = if place < held { &mut free[hand] } else { &mut on_table };
                put(card, places.pop().expect("a place"));
            }
        }
        if AnyRound::deal(rules, seats, 0, &pack).is_ok() {
            return pack;
        }
    }
}

/// Any setup of one or two rounds with [`lively_pack`]s.
pub fn lively_setup(dice: &mut Dice, seats: u8, teams: u8) -> Setup {
    let mut rules = random_rules_of(dice, GameId::Pilina);
    let rounds = 1 + dice.below(2);
    rules.set("rounds", rounds as u8).expect("one or two rounds");
    rules.set("teams", teams).expect("teams of the table");
    let deal = Deal::Decks((0..rounds).map(|_| lively_pack(dice, &rules, seats)).collect());
    let first_dealer = dice.below(usize::from(seats)) as Seat;
    Setup { rules, seats: vec![SeatKind::Human; usize::from(seats)], first_dealer, deal }
}

/// A legal action: often a Pele aimed where somebody can stop it, mostly `stop` where that can be said, and an
/// ʻohana now and then, so that they are also held back.
pub fn lively(dice: &mut Dice, game: &Match) -> Action {
    let (round, legal) = (cards(game), game.legal());
    let stoppable = |target: Card| round.holder(target.month()).is_some_and(|holder| holder != round.turn());
    let aims: Vec<Action> = legal
        .iter()
        .copied()
        .filter(|action| match action {
            Action::Take(PELE, target) => stoppable(*target),
            Action::Choose(target) => round.pending() == Some(PELE) && stoppable(*target),
            _ => false,
        })
        .collect();
    if !aims.is_empty() && dice.below(3) > 0 {
        return *dice.pick(&aims);
    }
    if legal.contains(&Action::Stop) {
        return if dice.below(4) > 0 { Action::Stop } else { Action::Pass };
    }
    let quiet: Vec<Action> = legal.iter().copied().filter(|action| !matches!(action, Action::Ohana(_))).collect();
    if dice.below(4) == 0 { *dice.pick(&legal) } else { *dice.pick(&quiet) }
}

/// Plays a [`lively`] match to the end; `look` sees the match before each action and at the end.
pub fn lively_match(dice: &mut Dice, setup: Setup, look: impl FnMut(&mut Dice, &Match)) -> Match {
    played_match(dice, setup, lively, look)
}

/// Every combination of the settings that change play, for a table: not the rounds and not the turn limit.
pub fn combinations(seats: u8, teams: u8) -> Vec<RuleSet> {
    let mut all = vec![RuleSet::new(GameId::Pilina)];
    for setting in GameId::Pilina.rules().settings {
        let values: Vec<u8> = match setting.id {
            "rounds" => vec![1],
            "teams" => vec![teams],
            "turn_limit" => vec![0],
            _ => setting.all_values().collect(),
        };
        let with = |rules: &RuleSet, value: u8| {
            let mut rules = *rules;
            rules.set(setting.id, value).expect("a value of the table");
            rules
        };
        all = all.iter().flat_map(|rules| values.iter().map(|value| with(rules, *value))).collect();
    }
    let mut by_seats = RuleSet::preset(GameId::Pilina, "board-game-arena").expect("a preset");
    by_seats.set("rounds", 1).expect("a number of rounds");
    by_seats.set("teams", teams).expect("teams of the table");
    all.push(by_seats);
    debug_assert!(all.iter().all(|rules| rules.sides(seats).is_ok()));
    all
}

/// A match of one round of these rules, with a [`lively_pack`].
pub fn lively_round(dice: &mut Dice, rules: &RuleSet, seats: u8) -> Setup {
    let deal = Deal::Decks(vec![lively_pack(dice, rules, seats)]);
    let first_dealer = dice.below(usize::from(seats)) as Seat;
    Setup { rules: *rules, seats: vec![SeatKind::Human; usize::from(seats)], first_dealer, deal }
}
