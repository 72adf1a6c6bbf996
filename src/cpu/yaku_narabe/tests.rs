use super::aims::score;
use super::analyst::{Analysis, job};
use super::lie::{Lie, bonus};
use super::schedule::{OVER, line, plain, works};
use super::*;
use crate::cards;
use crate::cpu::Reason;
use crate::cpu::baselines::mix;
use crate::cpu::protocol::{AnalyseRequest, FromWorker, ToWorker};
use crate::rules::yaku_narabe::{Round, RowScore, Settings, YAKU, shuffled};
use crate::rules::{Card, CardSet, GameId, Phase, RuleSet, Seed, Silent};

const SETTINGS: Settings = Settings { show_scored: false, cup_is_chaff: true };

fn deck(number: u64) -> Vec<Card> {
    shuffled(&mut Seed::new(format!("narabe {number}")).unwrap().stream(1))
}

fn month(number: u64) -> u8 {
    (number % 12 + 1) as u8
}

fn view(round: &Round) -> View {
    View {
        rules: RuleSet::new(GameId::YakuNarabe),
        seats: 1,
        seat: 0,
        phase: Phase::Play,
        to_move: Some(0),
        dealer: 0,
        round: 1,
        rounds: 3,
        totals: [0].into_iter().collect(),
        legal: round.legal(),
        cards: RoundView::YakuNarabe(round.view()),
        events: Vec::new(),
    }
}

/// Calls `look` with the positions of some rounds, played by lot and by advice.
fn positions(rounds: u64, mut look: impl FnMut(&Round)) {
    for number in 0..rounds {
        let mut round = Round::deal(SETTINGS, month(number), &deck(number)).unwrap();
        let mut dice = number;
        while round.phase().is_some() {
            look(&round);
            dice = mix(dice);
            let legal = round.legal();
            let action = if dice % 4 < number % 4 {
                legal[(dice >> 8) as usize % legal.len()]
            } else {
                advise(&round.view()).unwrap()
            };
            round.apply(action, &mut Silent).unwrap();
        }
    }
}

/// A random set of five cards.
fn five(dice: &mut u64) -> CardSet {
    let mut cards = CardSet::EMPTY;
    while cards.len() < 5 {
        *dice = mix(*dice);
        cards.insert(Card::new((*dice % 48) as u8).unwrap());
    }
    cards
}

#[test]
fn the_quick_score_is_that_of_the_rules() {
    let mut dice = 1;
    for number in 0..200_000 {
        let cards = five(&mut dice);
        let (month, cup) = (month(number), number / 12 % 2 == 0);
        assert_eq!(score(cards, bonus(month), cup), RowScore::of(cards, Some(month), cup).score(), "{cards:?}");
    }
    for cards in [
        cards!["1B", "3B", "8B", "11B", "12B"],
        cards!["1B", "3B", "8B", "9A", "12B"],
        cards!["1B", "3B", "11B", "12B", "11P"],
    ] {
        assert_eq!(score(cards, bonus(1), true), RowScore::of(cards, Some(1), true).score(), "{cards:?}");
    }
}

#[test]
fn advice_is_legal_and_the_same_at_every_level() {
    positions(30, |round| {
        let view = view(round);
        let decision = think(&view, Level::Normal, 1, false).unwrap();
        assert!(view.legal.contains(&decision.action));
        assert_eq!(Some(decision.action), advise(&round.view()));
        assert!(!decision.reasons.is_empty());
        assert_eq!(think(&view, Level::Master, 2, false), Some(decision));
        assert_eq!(think(&view, Level::Normal, 1, true), None);
    });
}

#[test]
fn reasons_are_true_of_the_position() {
    let mut told = std::collections::BTreeMap::new();
    positions(120, |round| {
        let (before, lie) = (round.view(), Lie::of(&round.view()));
        let actions: Vec<Action> = round.legal().into_iter().collect();
        for action in
            actions.iter().copied().filter(|action| Some(*action) == advise(&before) || round.stack_left() % 5 == 0)
        {
            let Action::Column(card, column) = action else { panic!("{action}") };
            let row = before.columns[usize::from(column) - 1].len();
            let mut after = round.clone();
            after.apply(action, &mut Silent).unwrap();
            let scored = after.scored().get(round.scored().len()).map(|row| after.row_score(row.set()));
            let cards = before.row(row).with(card);
            let coming = (before.hand | before.unseen()) - CardSet::of(card);
            for reason in reasons::reasons(&lie, card, row, actions.len() == 1) {
                *told.entry(reason.id()).or_insert(0) += 1;
                match reason {
                    Reason::OnlyMove => assert_eq!(actions.len(), 1),
                    Reason::RowScores { yaku, points } => {
                        let scored = scored.as_ref().unwrap();
                        let told = scored.yaku.iter().find(|told| told.id == yaku).unwrap();
                        assert_eq!(points, told.points * scored.multiplier());
                        assert!(scored.yaku.iter().all(|other| other.points <= told.points));
                    }
                    Reason::CompletesRow { score } => assert_eq!(score, scored.as_ref().unwrap().score()),
                    Reason::EndsRow { score } => {
                        assert_eq!(score, scored.as_ref().unwrap().score());
                        assert!(
                            coming.iter().all(|other| round.row_score(before.row(row).with(other)).score() <= score)
                        );
                    }
                    Reason::KeepsAlive { yaku, missing } => {
                        assert!(scored.is_none() && !missing.is_empty() && coming.includes(missing));
                        assert!(!(cards & yaku.cards(true)).is_empty());
                        let filled = cards | missing;
                        assert!(filled.len() <= 5 && closable(round, row, cards));
                        assert!(
                            (filled & yaku.cards(true)).len() == yaku.yaku().need && filled.includes(yaku.yaku().must)
                        );
                        assert!(!(cards & yaku.cards(true)).includes(filled & yaku.cards(true)));
                    }
                    Reason::Gathers { yaku, have, need } => {
                        assert!(scored.is_none() && have > 0 && yaku.cards(true).contains(card));
                        let lacks = (yaku.yaku().must - cards).len();
                        let usable = (cards & yaku.cards(true)).len().min(yaku.yaku().need - lacks);
                        assert_eq!(usize::from(have), usable);
                        assert_eq!(usize::from(need), yaku.yaku().need);
                        assert!(closable(round, row, cards) && possible(cards, coming, yaku as usize));
                    }
                    Reason::BonusCard { times } => {
                        assert_eq!(card.month(), before.month);
                        assert_eq!(i32::from(times), round.row_score(cards).multiplier());
                    }
                    Reason::BonusWaits => {
                        assert_ne!(card.month(), before.month);
                        assert!(before.hand.iter().any(|held| held.month() == before.month));
                    }
                    Reason::Dumps { card: dumped } => {
                        assert_eq!(dumped, card);
                        assert!(
                            !closable(round, row, cards)
                                || !(0..YAKU.len()).any(|at| {
                                    let wanted = YAKU[at].id.cards(true);
                                    wanted.contains(card) && (wanted & cards).len() > 1 && possible(cards, coming, at)
                                })
                        );
                    }
                    Reason::MakesRoom => assert!(before.row(row).is_empty()),
                    _ => panic!("of another game: {reason:?}"),
                }
            }
        }
    });
    for id in [
        "row-scores",
        "completes-row",
        "ends-row",
        "keeps-alive",
        "gathers",
        "bonus-card",
        "bonus-waits",
        "dumps",
        "makes-room",
    ] {
        assert!(told.contains_key(id), "{id} was never told: {told:?}");
    }
}

/// Whether a row can still have a yaku with what is to come.
fn possible(cards: CardSet, coming: CardSet, at: usize) -> bool {
    let yaku = &YAKU[at];
    let wanted = yaku.id.cards(true);
    let need = yaku.need.saturating_sub((cards & wanted).len());
    need <= 5 - cards.len() && ((coming & wanted) - cards).len() >= need && (cards | coming).includes(yaku.must)
}

/// Whether enough cards come to complete a row that holds these cards now.
fn closable(round: &Round, row: usize, cards: CardSet) -> bool {
    let above: usize = (0..row).map(|row| 5 - round.view().row(row).len()).sum();
    let left = round.hand().len() + usize::from(round.stack_left()) - 1;
    above + 5 - cards.len() <= left && round.scored().len() + row < 9
}

#[test]
fn a_plan_that_works_has_a_line_that_brings_it_about() {
    let deck: [Card; 48] = deck(1).try_into().unwrap();
    let start = Round::deal(SETTINGS, 1, &deck).unwrap();
    let (mut plan, mut dice, mut worked) = (plain(), 1, 0);
    for _ in 0..20_000 {
        dice = mix(dice);
        let (one, other) = ((dice % 48) as usize, (dice >> 8) as usize % 48);
        plan.swap(one, other);
        if !works(&plan) {
            assert!(line(&deck, &plan).is_empty());
            plan.swap(one, other);
            continue;
        }
        worked += 1;
        let mut round = start.clone();
        for action in line(&deck, &plan) {
            round.apply(action, &mut Silent).unwrap();
        }
        assert_eq!(round.phase(), None);
        for (row, scored) in round.scored().iter().enumerate() {
            let planned = deck.iter().zip(plan).filter(|(_, to)| usize::from(*to) == row).map(|(card, _)| *card);
            assert_eq!(scored.set(), planned.collect());
        }
    }
    plan.sort_unstable();
    assert!(worked > 1_000 && plan[44..] == [8, OVER, OVER, OVER]);
}

fn deal(number: u64, played: &[Action]) -> AnalyseRequest {
    let (deck, month) = (deck(number), month(number));
    AnalyseRequest { number, deck, month, cup_is_chaff: true, played: played.to_vec() }
}

#[test]
fn the_line_of_the_analyst_replays_to_its_score() {
    for number in 0..8 {
        let deal = AnalyseRequest { cup_is_chaff: number % 2 == 0, ..deal(number, &[]) };
        let mut analysis = Analysis::new(&deal).unwrap();
        let mut last = 0;
        for _ in 0..12 {
            let _ = analysis.work(4);
            let best = analysis.best();
            assert!(best.score >= last);
            last = best.score;
            let settings = Settings { cup_is_chaff: deal.cup_is_chaff, ..SETTINGS };
            let mut round = Round::deal(settings, deal.month, &deal.deck).unwrap();
            for action in &best.actions {
                round.apply(*action, &mut Silent).unwrap();
            }
            assert_eq!((round.phase(), best.actions.len()), (None, 48));
            assert_eq!((round.points(), round.view().scored), (best.score, best.rows.clone()));
        }
    }
}

#[test]
fn the_analyst_begins_with_the_better_of_the_player_and_the_adviser() {
    for number in 0..20 {
        let mut round = Round::deal(SETTINGS, month(number), &deck(number)).unwrap();
        let mut played = Vec::new();
        while let Some(action) = advise(&round.view()) {
            round.apply(action, &mut Silent).unwrap();
            played.push(action);
        }
        for played in [&[][..], &played, &played[..10], &[Action::Flip]] {
            assert!(Analysis::new(&deal(number, played)).unwrap().best().score >= round.points());
        }
    }
}

#[test]
fn slices_of_an_analysis_come_to_the_same() {
    let mut whole = Analysis::new(&deal(5, &[])).unwrap();
    let mut sliced = whole.clone();
    let _ = whole.work(60);
    for _ in 0..20 {
        let _ = sliced.work(3);
    }
    assert_eq!(whole.best(), sliced.best());
    assert_eq!(whole.progress(), sliced.progress());
    assert!(Analysis::new(&AnalyseRequest { deck: deck(1)[1..].to_vec(), ..deal(1, &[]) }).is_err());
}

#[test]
fn a_worker_tells_each_better_line_and_the_progress_between() {
    let mut job = job(ToWorker::Analyse(Box::new(deal(3, &[]))), think).unwrap();
    let (mut score, mut told, mut silent) = (0, 0, 0);
    for unit in 1..=100 {
        assert!(job.advance(1).is_pending());
        match job.news() {
            FromWorker::Analysed { number: 3, done, of, best } if done == unit && done < of => {
                let best = best.unwrap();
                assert!(best.score > score);
                (score, told) = (best.score, told + 1);
            }
            FromWorker::Progress { number: 3, done, .. } if done == unit => silent += 1,
            other => panic!("{other:?}"),
        }
    }
    assert!(told > 1 && silent > 1);
    let no_pack = AnalyseRequest { deck: Vec::new(), ..deal(3, &[]) };
    let mut job = super::analyst::job(ToWorker::Analyse(Box::new(no_pack)), think).unwrap();
    let nothing = FromWorker::Analysed { number: 3, done: 0, of: 0, best: None };
    assert_eq!(job.advance(1), std::task::Poll::Ready(nothing));
}
