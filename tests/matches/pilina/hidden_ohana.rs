//! A hidden ʻohana shows in nothing that another seat sees, until it is declared.
//!
//! Two worlds differ only in it: in the one a hand and the field hold a whole suit, in the other a card of that
//! hand is exchanged for a card of the stack or of a third hand. The same actions are played in both.

use hanakago::record::{Deal, Match, answer};
use hanakago::rules::{Action, Card, CardSet, Event, Phase, Seat, Silent, View};

use crate::common::pilina::{cards, combinations, lively, lively_match, lively_round, tables};
use crate::common::{Dice, runs};

/// A match with a hidden ʻohana, and the same one without it.
struct Worlds {
    with: Match,
    without: Match,
    /// Who holds the suit in the first world.
    holder: Seat,
    suit: u8,
    /// The two cards that changed places.
    exchanged: CardSet,
    /// Who may notice nothing: every seat whose own cards are the same.
    unaware: Vec<Seat>,
}

/// What somebody can see of an action beforehand: nothing of the exchanged cards may come to light.
fn keeps_the_secret(worlds: &Worlds, action: Action) -> bool {
    let suits = |suit: u8| worlds.exchanged.iter().any(|card| card.month() == suit);
    let secret = |card: Card| worlds.exchanged.contains(card);
    let aimed = cards(&worlds.with).aim().map(|aim| aim.target.month());
    match action {
        Action::Play(card) | Action::Take(card, _) => !secret(card),
        Action::Ohana(suit) => !suits(suit),
        Action::Stop => !aimed.is_some_and(suits),
        _ => true,
    }
}

/// Whether the next stack card is one of the exchanged ones.
fn comes_to_light(worlds: &Worlds) -> bool {
    [&worlds.with, &worlds.without]
        .iter()
        .any(|game| cards(game).stack().first().is_some_and(|card| worlds.exchanged.contains(*card)))
}

impl Worlds {
    /// The worlds of a match under way, where some seat holds a whole suit that can be hidden.
    fn of(dice: &mut Dice, game: &Match) -> Option<Self> {
        let round = cards(game);
        let suits: Vec<u8> = (1..=12).filter(|suit| round.holder(*suit).is_some()).collect();
        let suit = *suits.get(dice.below(suits.len().max(1)))?;
        let holder = round.holder(suit)?;
        // A Pele that went back to a hand is no secret.
        let hidden = |seat: Seat| {
            let place = usize::from(seat);
            round.hands()[place] - round.view((seat + 1) % game.seats()).known[place]
        };
        let own: Vec<Card> = (hidden(holder) & CardSet::month(suit)).iter().collect();
        let card = *own.get(dice.below(own.len().max(1)))?;
        let third: Vec<Seat> = (0..game.seats()).filter(|seat| *seat != holder).collect();
        let from_hand = game.seats() > 2 && dice.coin();
        let (other, partner) = if from_hand {
            let seat = *dice.pick(&third);
            let cards: Vec<Card> = hidden(seat).iter().filter(|other| other.month() != suit).collect();
            (*cards.get(dice.below(cards.len().max(1)))?, Some(seat))
        } else {
            // From the lower half, so that the secret lasts.
            let stack = round.stack();
            let below = &stack[stack.len() / 2..];
            let card = below.get(dice.below(below.len().max(1)))?;
            (*card, None)
        };
        if other.month() == suit {
            return None;
        }
        let mut setup = game.setup().clone();
        let Deal::Decks(decks) = &mut setup.deal else { return None };
        for place in &mut decks[0] {
            *place = if *place == card {
                other
            } else if *place == other {
                card
            } else {
                *place
            };
        }
        let mut without = Match::start(setup, &mut Silent).ok()?;
        for action in game.actions() {
            without.apply(*action, &mut Silent).expect("what was played was not exchanged");
        }
        if cards(&without).holder(suit) == Some(holder) {
            return None;
        }
        let unaware = (0..game.seats()).filter(|seat| *seat != holder && Some(*seat) != partner).collect();
        let exchanged = CardSet::of(card).with(other);
        Some(Self { with: game.clone(), without, holder, suit, exchanged, unaware })
    }

    fn assert_alike(&self) {
        let json = |view: &View| serde_json::to_string(view).expect("JSON");
        for seat in &self.unaware {
            let (one, other) = (self.with.view(*seat), self.without.view(*seat));
            assert_eq!(one, other, "seat {seat} notices a hidden ʻohana of seat {}", self.holder);
            assert_eq!(answer::view(&one).to_string(), answer::view(&other).to_string());
            assert_eq!(json(&one), json(&other));
        }
        assert_eq!((self.with.to_move(), self.with.phase()), (self.without.to_move(), self.without.phase()));
        assert_eq!(self.with.events(), self.without.events());
    }

    /// What the holder can do, and could not without the exchanged card.
    fn differs_for_the_holder(&self) -> bool {
        self.with.view(self.holder).legal != self.without.view(self.holder).legal
    }

    /// Does an action in both worlds; everybody hears the same.
    fn play(&mut self, action: Action) {
        let mut heard: [Vec<Event>; 2] = [Vec::new(), Vec::new()];
        self.with.apply(action, &mut heard[0]).expect("legal");
        self.without.apply(action, &mut heard[1]).expect("legal in the other world as well");
        assert_eq!(heard[0], heard[1], "{action} tells of a hidden ʻohana");
    }
}

#[test]
fn worlds_that_differ_in_a_hidden_ohana_look_alike_until_it_is_declared() {
    let mut dice = Dice::new(150);
    let (mut pairs, mut steps, mut could_declare, mut could_stop) = (0, 0, 0, 0);
    for (seats, teams) in tables() {
        let all = combinations(seats, teams);
        for _ in 0..runs(24, 400) {
            let rules = *dice.pick(&all);
            let setup = lively_round(&mut dice, &rules, seats);
            let mut positions = Vec::new();
            lively_match(&mut dice, setup, |dice, game| {
                if dice.below(3) == 0 && game.to_move().is_some() {
                    positions.push(game.clone());
                }
            });
            for game in positions {
                let Some(mut worlds) = Worlds::of(&mut dice, &game) else { continue };
                pairs += 1;
                loop {
                    worlds.assert_alike();
                    if worlds.differs_for_the_holder() {
                        match worlds.with.phase() {
                            Phase::Answer => could_stop += 1,
                            _ => could_declare += 1,
                        }
                    }
                    if comes_to_light(&worlds) || worlds.with.to_move().is_none() {
                        break;
                    }
                    let action = lively(&mut dice, &worlds.with);
                    // Held back: who could stop or declare here does not.
                    let action = if action == Action::Stop { Action::Pass } else { action };
                    if !keeps_the_secret(&worlds, action) || !worlds.without.legal().contains(&action) {
                        break;
                    }
                    worlds.play(action);
                    steps += 1;
                }
            }
        }
    }
    assert!(pairs > 300 && steps > 1_500, "{pairs} pairs, {steps} steps");
    assert!(could_declare > 200 && could_stop > 30, "{could_declare} times to declare, {could_stop} to stop");
}

#[test]
fn when_it_is_declared_or_pele_is_stopped_everybody_hears_of_it() {
    let mut dice = Dice::new(151);
    let mut heard = [0; 2];
    for (seats, teams) in tables() {
        let all = combinations(seats, teams);
        for _ in 0..runs(6, 100) {
            let rules = *dice.pick(&all);
            let setup = lively_round(&mut dice, &rules, seats);
            lively_match(&mut dice, setup, |dice, game| {
                let Some(worlds) = Worlds::of(dice, game) else { return };
                let action = if game.phase() == Phase::Answer { Action::Stop } else { Action::Ohana(worlds.suit) };
                if !worlds.with.legal().contains(&action) || worlds.with.round().actor(action) != worlds.holder {
                    return;
                }
                let mut after = worlds.with.clone();
                let mut events = Vec::new();
                after.apply(action, &mut events).expect("legal");
                let told = |event: &Event| match event {
                    Event::Ohana { seat, hand, .. } | Event::Stopped { seat, hand, .. } => {
                        *seat == worlds.holder && !(*hand & worlds.exchanged).is_empty() || action == Action::Stop
                    }
                    _ => false,
                };
                assert!(events.iter().any(told), "{action}: {events:?}");
                heard[usize::from(action == Action::Stop)] += 1;
            });
        }
    }
    assert!(heard.iter().all(|count| *count > 10), "{heard:?}");
}

#[test]
fn every_other_seat_is_asked_whether_or_not_anyone_holds_the_suit() {
    let mut dice = Dice::new(152);
    let mut asked = [0; 2];
    for (seats, teams) in tables() {
        let all = combinations(seats, teams);
        for _ in 0..runs(20, 300) {
            let rules = *dice.pick(&all);
            let setup = lively_round(&mut dice, &rules, seats);
            lively_match(&mut dice, setup, |_, game| {
                let round = cards(game);
                let Some(aim) = round.aim() else { return };
                let since = game.events().iter().rev().take_while(|event| !matches!(event, Event::Aimed { .. }));
                let passed = since.filter(|event| matches!(event, Event::Passed { .. })).count() as u8;
                assert_eq!(
                    game.to_move(),
                    Some((aim.seat + 1 + passed) % seats),
                    "in turn order after the Pele player"
                );
                assert!(game.legal().contains(&Action::Pass), "whoever is asked may let it through");
                asked[usize::from(round.holder(aim.target.month()).is_some())] += 1;
            });
        }
    }
    assert!(asked.iter().all(|count| *count > 50), "{asked:?}");
}
