//! What the suites share: seeded dice, packs laid by hand, random rules and matches, tables.
//!
//! Random suites run a seeded sample; `HANAKAGO_FULL=1` raises the counts.
#![allow(dead_code, reason = "each suite uses its own part")]

pub mod pilina;

use std::fs;
use std::path::PathBuf;

use hanakago::record::{Deal, Match, SeatKind, Setup};
use hanakago::rules::deck::PLAINS;
use hanakago::rules::hana_awase::{self, Settings};
use hanakago::rules::{Action, Card, CardSet, GameId, Level, Round, RuleSet, Seat, Seed, Silent};

/// How often a random test runs: a sample, or the full count.
pub fn runs(sample: usize, full: usize) -> usize {
    if std::env::var("HANAKAGO_FULL").is_ok_and(|full| full == "1") { full } else { sample }
}

/// The path of something in the repository.
pub fn path(inside: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(inside)
}

/// The text of a file of the repository.
pub fn text(inside: &str) -> String {
    fs::read_to_string(path(inside)).unwrap_or_else(|why| panic!("{inside}: {why}"))
}

/// The rows of a table under `tests/tables`: cells between `|`, `#` starts a comment line.
pub fn table(name: &str) -> Vec<Vec<String>> {
    let lines = text(&format!("tests/tables/{name}"));
    let rows = lines.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty());
    rows.map(|line| line.split('|').map(|cell| cell.trim().to_owned()).collect()).collect()
}

/// One card by its code.
pub fn card(code: &str) -> Card {
    code.parse().unwrap_or_else(|why| panic!("{why}"))
}

/// Cards by their codes, between blanks.
pub fn list(codes: &str) -> Vec<Card> {
    codes.split_whitespace().map(card).collect()
}

/// A pile by its codes, between blanks; a card twice is a slip of the test.
pub fn pile(codes: &str) -> CardSet {
    let cards = list(codes);
    let pile: CardSet = cards.iter().copied().collect();
    assert_eq!(pile.len(), cards.len(), "a card twice in {codes}");
    pile
}

/// An action by its notation.
pub fn action(text: &str) -> Action {
    text.parse().unwrap_or_else(|why| panic!("{why}"))
}

/// Rules as records write them.
pub fn rules(json: &str) -> RuleSet {
    let json = serde_json::from_str(json).expect("JSON");
    RuleSet::read(GameId::HanaAwase, &json).expect("rules of the game")
}

/// The typed settings of rules as records write them.
pub fn settings(json: &str) -> Settings {
    Settings::from(&rules(json))
}

/// A pack with these cards at the start of the hands (from the dealer on), this table and this top of
/// the stack; the cards that are not named fill hands and stack in deck order.
pub fn pack(settings: &Settings, hands: &[&str], table: &str, stack: &str) -> Vec<Card> {
    let layout = settings.book.layout(hands.len() as u8).expect("a number of seats");
    let mut named: CardSet = CardSet::EMPTY;
    for codes in hands.iter().chain([&table, &stack]) {
        assert!((named & pile(codes)).is_empty(), "a card lies in two places: {codes}");
        named |= pile(codes);
    }
    assert_eq!(pile(table).len(), usize::from(layout.table), "the table is named whole: {table}");
    let mut rest = settings.book.deck().into_iter().filter(|card| !named.contains(*card));
    let mut pack = Vec::new();
    for codes in hands {
        let hand = list(codes);
        let missing = usize::from(layout.hand) - hand.len();
        pack.extend(hand);
        pack.extend(rest.by_ref().take(missing));
    }
    pack.extend(list(table));
    pack.extend(list(stack));
    pack.extend(rest);
    pack
}

/// A round dealt by seat 0 from [`pack`].
pub fn dealt(rules: &str, hands: &[&str], table: &str, stack: &str) -> hana_awase::Round {
    let settings = settings(rules);
    let pack = pack(&settings, hands, table, stack);
    hana_awase::Round::deal(&settings, hands.len() as u8, 0, &pack).expect("a pack that can be dealt")
}

/// Random numbers that are the same in every run (splitmix64).
#[derive(Clone)]
pub struct Dice(u64);

impl Dice {
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    pub const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number below `n`.
    pub const fn below(&mut self, n: usize) -> usize {
        (self.next() % n as u64) as usize
    }

    pub const fn coin(&mut self) -> bool {
        self.below(2) == 1
    }

    pub fn pick<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        &from[self.below(from.len())]
    }

    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for i in (1..list.len()).rev() {
            list.swap(i, self.below(i + 1));
        }
    }

    /// A pile in which each card lies with the same chance, chosen anew for each pile.
    pub fn pile(&mut self) -> CardSet {
        let chance = self.below(49);
        Card::all().filter(|_| self.below(48) < chance).collect()
    }
}

/// Any preset of any game with any settings laid over it.
pub fn random_rules(dice: &mut Dice) -> RuleSet {
    let game = *dice.pick(&GameId::ALL);
    random_rules_of(dice, game)
}

/// Any preset of a game with any settings laid over it.
pub fn random_rules_of(dice: &mut Dice, game: GameId) -> RuleSet {
    let preset = dice.pick(game.rules().presets).id;
    let mut rules = RuleSet::preset(game, preset).expect("a preset of the table");
    for setting in game.rules().settings {
        if dice.coin() {
            let values: Vec<u8> = setting.all_values().collect();
            rules.set(setting.id, *dice.pick(&values)).expect("a value of the table");
        }
    }
    rules
}

/// A person or a CPU of some level.
fn random_seat(dice: &mut Dice) -> SeatKind {
    if dice.coin() { SeatKind::Human } else { SeatKind::Cpu { level: *dice.pick(&Level::ALL) } }
}

/// A pack that stands; in Hana-awase with three seats often one that gives a hand six or seven plains.
pub fn random_pack(dice: &mut Dice, rules: &RuleSet, seats: u8) -> Vec<Card> {
    let plains = rules.game() == GameId::HanaAwase && seats == 3;
    let mut pack = match rules.game() {
        GameId::HanaAwase => Settings::from(rules).book.deck(),
        GameId::Pilina | GameId::YakuNarabe => Card::all().collect(),
    };
    loop {
        dice.shuffle(&mut pack);
        if plains && pack.len() == 48 && dice.coin() {
            // Plains to the front: the first hand gets six or seven of them, often the second too.
            let wanted = [6, 7, 14][dice.below(3)];
            let (plains, others): (Vec<Card>, Vec<Card>) = pack.iter().partition(|card| PLAINS.contains(**card));
            pack = [&plains[..wanted], &others, &plains[wanted..]].concat();
            let (front, back) = pack.split_at_mut(wanted);
            let _ = front;
            dice.shuffle(back);
        }
        if Round::deal(rules, seats, 0, &pack).is_ok() {
            return pack;
        }
    }
}

/// Any game, rules, seats, dealer and deal: a seed, or decks for all or some of the rounds.
pub fn random_setup(dice: &mut Dice) -> Setup {
    let game = *dice.pick(&GameId::ALL);
    random_setup_of(dice, game)
}

/// Like [`random_setup`], for one game.
pub fn random_setup_of(dice: &mut Dice, game: GameId) -> Setup {
    let mut rules = random_rules_of(dice, game);
    let (min, max) = game.players();
    let seats = min + dice.below(usize::from(max - min) + 1) as u8;
    if game == GameId::Pilina {
        rules.set("teams", *dice.pick(pilina::teams(seats))).expect("teams that fit");
    }
    let deal = if dice.coin() {
        Deal::Seed(Seed::new(format!("random {}", dice.next())).expect("a short seed"))
    } else {
        let rounds = usize::from(rules.rounds());
        let decks = 1 + dice.below(rounds);
        Deal::Decks((0..decks).map(|_| random_pack(dice, &rules, seats)).collect())
    };
    let first_dealer = dice.below(usize::from(seats)) as Seat;
    let seats = (0..seats).map(|_| random_seat(dice)).collect();
    Setup { rules, seats, first_dealer, deal }
}

/// Like [`random_setup`], for one or two rounds.
pub fn random_short_setup(dice: &mut Dice) -> Setup {
    let game = *dice.pick(&GameId::ALL);
    random_short_setup_of(dice, game)
}

/// Like [`random_setup_of`], for one or two rounds.
pub fn random_short_setup_of(dice: &mut Dice, game: GameId) -> Setup {
    let mut setup = random_setup_of(dice, game);
    let rounds = 1 + dice.below(2);
    if game == GameId::YakuNarabe {
        // It has no match that short, but one whose decks run out.
        let seats = setup.seats.len() as u8;
        setup.deal = Deal::Decks((0..rounds).map(|_| random_pack(dice, &setup.rules, seats)).collect());
        return setup;
    }
    setup.rules.set("rounds", rounds as u8).expect("one or two rounds");
    if let Deal::Decks(decks) = &mut setup.deal {
        decks.truncate(rounds);
    }
    setup
}

/// Plays random legal actions to the end; `look` sees the match before each of them and at the end.
pub fn random_match(dice: &mut Dice, setup: Setup, look: impl FnMut(&mut Dice, &Match)) -> Match {
    played_match(dice, setup, |dice, game| *dice.pick(&game.legal()), look)
}

/// Plays what `choose` says to the end; `look` sees the match before each action and at the end.
pub fn played_match(
    dice: &mut Dice,
    setup: Setup,
    mut choose: impl FnMut(&mut Dice, &Match) -> Action,
    mut look: impl FnMut(&mut Dice, &Match),
) -> Match {
    let mut game = Match::start(setup, &mut Silent).expect("a setup that can start");
    // No match has more turns than 12 rounds of 24 stack cards. A turn is at most a play and a choice, in Pilina
    // an ʻohana of each other seat and, for each suit that blocks it, an aim and the answers.
    for _ in 0..12 * 24 * 12 {
        look(dice, &game);
        if game.legal().is_empty() {
            return game;
        }
        let action = choose(dice, &game);
        game.apply(action, &mut Silent).expect("a legal action is accepted");
    }
    panic!("a match that does not end");
}

/// The cards of a match of Hana-awase.
pub fn cards(game: &Match) -> &hana_awase::Round {
    let Round::HanaAwase(round) = game.round() else { panic!("a round of hana-awase") };
    round
}
