//! Speed of the engine: `cargo bench --no-default-features`.
//!
//! Rounds are whole: deal, every turn with a legal action drawn by lot, settlement, through the public
//! rules with a silent sink. `plain` plays the same game without them, on lists of cards, as the
//! yardstick of what the rules cost. `round`, `turn`, `settlement` and `yaku_of_a_pile`
//! must print no allocations (`tests/allocations.rs` holds that); a fresh deal has one, its pack.

use arrayvec::ArrayVec;
use divan::counter::ItemsCount;
use divan::{AllocProfiler, Bencher, black_box};
use hanakago::cpu::baselines::mix;
use hanakago::cpu::decide;
use hanakago::cpu::protocol::AnalyseRequest;
use hanakago::cpu::yaku_narabe::analyst::Analysis;
use hanakago::cpu::yaku_narabe::{advise, aims, lie};
use hanakago::rules::hana_awase::{self, Settings, count, settle};
use hanakago::rules::{CARDS, Card, CardSet, GameId, Level, Round, RuleSet, Seed, Silent, View, pilina, yaku_narabe};

#[global_allocator]
static ALLOCATOR: AllocProfiler = AllocProfiler::system();

fn main() {
    divan::main();
}

/// How many different deals a benchmark goes through.
const DEALS: usize = 64;

fn reference() -> RuleSet {
    RuleSet::new(GameId::HanaAwase)
}

fn packs(seats: u8) -> Vec<Vec<Card>> {
    let pack = |number| {
        let mut draws = Seed::new(format!("bench {number}")).expect("a short seed").stream(1);
        Round::shuffled(&reference(), seats, &mut draws).expect("a number of seats of the game").0
    };
    (0..DEALS).map(pack).collect()
}

/// A number below `n`, and the dice thrown on.
fn lot(dice: &mut u64, n: usize) -> usize {
    *dice = mix(*dice);
    ((u128::from(*dice) * n as u128) >> 64) as usize
}

/// Plays to the end by lot.
fn finish(round: &mut hana_awase::Round, dice: &mut u64) {
    while round.phase().is_some() {
        let legal = round.legal();
        let action = legal[lot(dice, legal.len())];
        round.apply(action, &mut Silent).expect("a legal action");
    }
}

/// A random round from a dealt pack to its scores.
#[divan::bench(args = [2, 3, 4])]
fn round(bencher: Bencher, seats: u8) {
    let settings = Settings::from(&reference());
    let packs = packs(seats);
    let deals: Vec<_> = packs
        .iter()
        .map(|pack| hana_awase::Round::deal(&settings, seats, 0, pack).expect("a pack that stands"))
        .collect();
    let (mut dice, mut at) = (1, 0);
    bencher.counter(ItemsCount::new(1_usize)).bench_local(move || {
        at = (at + 1) % DEALS;
        let mut round = deals[at].clone();
        finish(&mut round, &mut dice);
        black_box(round.settle().scores())
    });
}

/// The same round on lists, by the bare rules of capture: no settlement of yaku, no errors, no phases.
#[divan::bench(args = [2, 3, 4])]
fn plain(bencher: Bencher, seats: usize) {
    let packs = packs(seats as u8);
    let (mut dice, mut at) = (1, 0);
    bencher.counter(ItemsCount::new(1_usize)).bench_local(move || {
        at = (at + 1) % DEALS;
        black_box(plain_round(&packs[at], seats, &mut dice))
    });
}

/// Card points by seat of a random round on lists.
fn plain_round(pack: &[Card], seats: usize, dice: &mut u64) -> [i32; 4] {
    let (hand, table) = [(10, 8), (7, 6), (5, 8)][seats - 2];
    let mut hands: ArrayVec<ArrayVec<Card, 10>, 4> =
        pack.chunks(hand).take(seats).map(|hand| hand.iter().copied().collect()).collect();
    let mut field: ArrayVec<Card, CARDS> = pack[hand * seats..hand * seats + table].iter().copied().collect();
    let mut piles = [const { ArrayVec::<Card, CARDS>::new_const() }; 4];
    for turn in 0..hand * seats {
        let seat = turn % seats;
        let played = lot(dice, hands[seat].len());
        let played = hands[seat].swap_remove(played);
        for card in [played, pack[hand * seats + table + turn]] {
            let matches: ArrayVec<usize, 3> =
                (0..field.len()).filter(|at| field[*at].month() == card.month()).collect();
            let taken = match matches.len() {
                0 => {
                    field.push(card);
                    continue;
                }
                2 => [matches[lot(dice, 2)]].into_iter().collect(),
                _ => matches,
            };
            piles[seat].push(card);
            for at in taken.into_iter().rev() {
                piles[seat].push(field.swap_remove(at));
            }
        }
    }
    let mut points = [0; 4];
    for (points, pile) in points.iter_mut().zip(&piles) {
        *points = pile.iter().map(|card| hanakago::rules::deck::points(*card)).sum();
    }
    points
}

/// A turn: a legal action drawn by lot, from the middle of a round.
#[divan::bench]
fn turn(bencher: Bencher) {
    let settings = Settings::from(&reference());
    let start = hana_awase::Round::deal(&settings, 3, 0, &packs(3)[0]).expect("a pack that stands");
    let mut dice = 1;
    bencher.counter(ItemsCount::new(1_usize)).bench_local(move || {
        let mut round = start.clone();
        let legal = round.legal();
        round.apply(legal[lot(&mut dice, legal.len())], &mut Silent).expect("a legal action");
        black_box(round)
    });
}

/// A shuffle and a deal from the seed on.
#[divan::bench(args = [2, 3, 4])]
fn deal(bencher: Bencher, seats: u8) {
    let rules = reference();
    let mut draws = Seed::new("bench").expect("a short seed").stream(1);
    bencher.counter(ItemsCount::new(1_usize)).bench_local(move || {
        let (pack, _) = Round::shuffled(&rules, seats, &mut draws).expect("a number of seats of the game");
        black_box(Round::deal(&rules, seats, 0, &pack).expect("a pack that stands"))
    });
}

/// Captured piles as random rounds leave them.
fn piles() -> Vec<[CardSet; 3]> {
    let settings = Settings::from(&reference());
    let mut dice = 1;
    let piles = |pack: &Vec<Card>| {
        let mut round = hana_awase::Round::deal(&settings, 3, 0, pack).expect("a pack that stands");
        finish(&mut round, &mut dice);
        [0, 1, 2].map(|seat| round.captures()[seat])
    };
    packs(3).iter().map(piles).collect()
}

/// The yaku of one pile.
#[divan::bench]
fn yaku_of_a_pile(bencher: Bencher) {
    let book = Settings::from(&reference()).book;
    let piles = piles();
    let mut at = 0;
    bencher.counter(ItemsCount::new(1_usize)).bench_local(move || {
        at = (at + 1) % (3 * DEALS);
        black_box(count(piles[at / 3][at % 3], &book))
    });
}

/// The settlement of three piles.
#[divan::bench]
fn settlement(bencher: Bencher) {
    let settings = Settings::from(&reference());
    let piles = piles();
    let mut at = 0;
    bencher.counter(ItemsCount::new(3_usize)).bench_local(move || {
        at = (at + 1) % DEALS;
        black_box(settle(&settings, &piles[at], &[None; 3], 1))
    });
}

/// A random round of Pilina from a dealt pack to its scores.
#[divan::bench(args = [2, 3, 4, 5, 6, 7])]
fn round_of_pilina(bencher: Bencher, seats: u8) {
    let rules = RuleSet::new(GameId::Pilina);
    let deal = |number| {
        let mut draws = Seed::new(format!("bench {number}")).expect("a short seed").stream(1);
        let settings = pilina::Settings::of(&rules, seats).expect("a number of seats of the game");
        let (pack, _) = pilina::shuffled(&settings, seats, &mut draws).expect("a number of seats of the game");
        pilina::Round::deal(&settings, seats, 0, &pack).expect("a pack that stands")
    };
    let deals: Vec<_> = (0..DEALS).map(deal).collect();
    let (mut dice, mut at) = (1, 0);
    bencher.counter(ItemsCount::new(1_usize)).bench_local(move || {
        at = (at + 1) % DEALS;
        let mut round = deals[at].clone();
        while round.phase().is_some() {
            let legal = round.legal();
            let action = legal[lot(&mut dice, legal.len())];
            round.apply(action, &mut Silent).expect("a legal action");
        }
        black_box(round.settle().scores())
    });
}

/// A decision at the start of a three-player round of each game.
#[divan::bench(args = [Level::Easy, Level::Normal], consts = [0, 1])]
fn decision<const GAME: usize>(bencher: Bencher, level: Level) {
    let rules = RuleSet::new(GameId::ALL[GAME]);
    let mut draws = Seed::new("bench 0").expect("a short seed").stream(1);
    let (pack, _) = Round::shuffled(&rules, 3, &mut draws).expect("a number of seats of the game");
    let round = Round::deal(&rules, 3, 0, &pack).expect("a pack that stands");
    let view = View {
        rules,
        seats: 3,
        seat: 0,
        phase: round.phase().expect("a fresh round"),
        to_move: Some(0),
        dealer: 0,
        round: 1,
        rounds: 12,
        totals: [0; 3].into_iter().collect(),
        legal: round.legal(),
        cards: round.view(0),
        events: Vec::new(),
    };
    bencher.counter(ItemsCount::new(1_usize)).bench_local(move || black_box(decide(black_box(&view), level, 1)));
}

/// Rounds of the solitaire in different bonus months.
fn solitaires() -> Vec<yaku_narabe::Round> {
    let settings = yaku_narabe::Settings { show_scored: false, cup_is_chaff: true };
    let deal = |number: usize| {
        let mut draws = Seed::new(format!("bench {number}")).expect("a short seed").stream(1);
        let pack = yaku_narabe::shuffled(&mut draws);
        yaku_narabe::Round::deal(settings, (number % 12 + 1) as u8, &pack).expect("a whole pack")
    };
    (0..DEALS).map(deal).collect()
}

/// A random round of Yaku-Narabe from a dealt pack to its points.
#[divan::bench]
fn round_of_yaku_narabe(bencher: Bencher) {
    let deals = solitaires();
    let (mut dice, mut at) = (1, 0);
    bencher.counter(ItemsCount::new(1_usize)).bench_local(move || {
        at = (at + 1) % DEALS;
        let mut round = deals[at].clone();
        while round.phase().is_some() {
            let legal = round.legal();
            round.apply(legal[lot(&mut dice, legal.len())], &mut Silent).expect("a legal action");
        }
        black_box(round.points())
    });
}

/// The same round, played by the adviser through views.
#[divan::bench]
fn advised_round_of_yaku_narabe(bencher: Bencher) {
    let deals = solitaires();
    let mut at = 0;
    bencher.counter(ItemsCount::new(1_usize)).bench_local(move || {
        at = (at + 1) % DEALS;
        let mut round = deals[at].clone();
        while let Some(action) = advise(&round.view()) {
            round.apply(action, &mut Silent).expect("advice is legal");
        }
        black_box(round.points())
    });
}

/// The score of every row of five cards, by the rules and as the players count it.
#[divan::bench(args = ["rules", "players"], sample_count = 3)]
fn all_rows_of_yaku_narabe(bencher: Bencher, by: &str) {
    let score = |row: CardSet| match by {
        "rules" => yaku_narabe::RowScore::of(row, Some(1), true).score(),
        _ => aims::score(row, lie::bonus(1), true),
    };
    bencher.counter(ItemsCount::new(1_712_304_usize)).bench_local(|| {
        let mut sum = 0;
        // Gosper's hack: the next number with as many bits.
        let mut bits: u64 = 0b11111;
        while bits < 1 << CARDS {
            sum += score(CardSet::from_bits(bits));
            let low = bits & bits.wrapping_neg();
            let ripple = bits + low;
            bits = (((bits ^ ripple) >> 2) / low) | ripple;
        }
        black_box(sum)
    });
}

/// A unit of an analysis.
#[divan::bench]
fn unit_of_an_analysis(bencher: Bencher) {
    let deck = solitaires()[0].hand().iter().chain(solitaires()[0].stack().iter().copied()).collect();
    let request = AnalyseRequest { number: 0, deck, month: 1, cup_is_chaff: true, played: Vec::new() };
    let mut analysis = Analysis::new(&request).expect("a whole pack");
    bencher.bench_local(move || black_box(analysis.work(1).is_ready()));
}
