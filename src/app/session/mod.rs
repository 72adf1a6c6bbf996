//! The match under way: what is drawn, what a person may do now, and the loop that plays on.
//!
//! An action is applied, saved, and only then shown. Results wait for the person, also over a reload.

mod acts;
mod moments;
mod ohana;
mod run;
mod show;

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::App;
use super::saves::{self, Saved};
use crate::cpu::Decision;
use crate::platform::storage::Health;
use crate::platform::{cpu::Thinker, crash};
use crate::present::ledger::Ledger;
use crate::present::msg::Names;
use crate::present::{Msg, TableModel};
use crate::record::history::Marks;
use crate::record::{Match, Mode, Record, SeatKind};
use crate::rules::{Action, Card, CardSet, Event, RuleError, RuleSet, Seat, Silent, View};

/// Something great that just happened: a yaku, a hui, an ʻohana, the draw for the first deal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Moment {
    /// What it is, for the page's `data-moment`.
    pub id: String,
    /// The large word, and its language where it is another.
    pub word: Option<Msg>,
    /// The language of the word.
    pub lang: Option<&'static str>,
    /// The drawing of a hui.
    pub icon: Option<&'static str>,
    /// The cards that make it.
    pub cards: Vec<Card>,
    /// Words under the cards.
    pub captions: Vec<Msg>,
    /// Its points, never multiplied.
    pub points: Option<i32>,
    /// Its name.
    pub name: Msg,
    /// Who did it.
    pub line: Option<Msg>,
    /// How long it shows, in milliseconds at normal speed.
    pub time: u32,
    /// Of a scored row: each yaku, its Japanese name, its points.
    pub lines: Vec<(Msg, Msg, i32)>,
    /// Of a scored row: what the bonus month multiplies it by.
    pub times: Option<i32>,
}

/// A finished round, as the result screen shows it.
#[derive(Debug, Clone, PartialEq)]
pub struct Outcome {
    /// The round, from 1.
    pub round: u8,
    /// Rounds in the match.
    pub rounds: u8,
    /// The sum.
    pub ledger: Ledger,
    /// Who deals next, if there is a next round.
    pub next_dealer: Option<Seat>,
    /// Whether the match is over with it.
    pub last: bool,
    /// What a solitaire has to say besides.
    pub solo: Option<Solitaire>,
}

/// A finished round of the solitaire, for its result and its analyst.
#[derive(Debug, Clone, PartialEq)]
pub struct Solitaire {
    /// How the game was played.
    pub marks: Marks,
    /// Whether the game is the best of its length so far.
    pub best: bool,
    /// The seed of the deals; empty where there is none.
    pub seed: String,
    /// The pack of the round.
    pub pack: Vec<Card>,
    /// What was played in it.
    pub actions: Vec<Action>,
    /// The cards that stayed over.
    pub left: CardSet,
    /// The bonus month.
    pub month: u8,
    /// Whether the sake cup counts as a plain for Chaff.
    pub cup_is_chaff: bool,
}

/// Advice for a move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Advice {
    /// None was asked for.
    None,
    /// It is on its way.
    Coming,
    /// The move, and why.
    Given(Decision),
}

impl Advice {
    /// The advised move, once it is there.
    #[must_use]
    pub const fn action(&self) -> Option<Action> {
        match self {
            Self::Given(decision) => Some(decision.action),
            Self::None | Self::Coming => None,
        }
    }
}

/// A match that is open.
pub struct Live {
    /// Its slot.
    pub saved: Saved,
    /// Where it stands.
    pub game: Match,
}

/// The match under way. Signals are owned by the root, so late callbacks may ask them.
#[derive(Clone, Copy)]
pub struct Session {
    /// What is drawn.
    pub model: RwSignal<Option<TableModel>>,
    /// What the viewer may know, as it stands when everything is shown.
    pub view: RwSignal<Option<View>>,
    /// Whether a person's action is awaited.
    pub idle: RwSignal<bool>,
    /// The hand card that waits for its target (or, where set, for the second tap).
    pub picked: RwSignal<Option<Card>>,
    /// The names at the table.
    pub names: RwSignal<Names>,
    /// The events of the round that were shown.
    pub told: RwSignal<Vec<Event>>,
    /// What is being shown over the table.
    pub moment: RwSignal<Option<Moment>>,
    /// The result that waits to be dismissed.
    pub outcome: RwSignal<Option<Outcome>>,
    /// Whether take-backs are free.
    pub practice: RwSignal<bool>,
    /// Whether this is the guided first round.
    pub lesson: RwSignal<bool>,
    /// What the live region says, numbered so that the same words are said again.
    pub said: RwSignal<(u32, Vec<Msg>)>,
    /// How well the match is kept.
    pub health: RwSignal<Health>,
    /// Whether another tab has gone on with this match, so that nothing can be done here any more.
    pub elsewhere: RwSignal<bool>,
    /// The rules of the open match, from the first moment on.
    pub rules: RwSignal<Option<RuleSet>>,
    /// What was advised for this move.
    pub advice: RwSignal<Advice>,
    /// What was taken back and can be done again: the actions of each step, the last one last.
    pub undone: RwSignal<Vec<Vec<String>>>,
    live: StoredValue<Option<Live>, LocalStorage>,
    thinker: StoredValue<Thinker, LocalStorage>,
    /// Counts matches and take-backs: what was started for an older count stops.
    turn: StoredValue<u64>,
    /// Whether the person wants to see the next own turn at once.
    hurry: StoredValue<bool>,
    /// The number of actions at which everybody has been asked for an ʻohana out of turn.
    waited: StoredValue<Option<usize>>,
    /// The suits that the person has declined in this round.
    declined: StoredValue<Vec<u8>>,
    /// What happened since the person's last action: said at once where nothing is shown step by step.
    heard: StoredValue<Vec<Msg>>,
}

impl Default for Session {
    fn default() -> Self {
        Self::new()
    }
}

impl Session {
    /// No match is open.
    #[must_use]
    pub fn new() -> Self {
        Self {
            model: RwSignal::new(None),
            view: RwSignal::new(None),
            idle: RwSignal::new(false),
            picked: RwSignal::new(None),
            names: RwSignal::new(Names::default()),
            told: RwSignal::new(Vec::new()),
            moment: RwSignal::new(None),
            outcome: RwSignal::new(None),
            practice: RwSignal::new(false),
            lesson: RwSignal::new(false),
            said: RwSignal::new((0, Vec::new())),
            health: RwSignal::new(Health::Kept),
            elsewhere: RwSignal::new(false),
            rules: RwSignal::new(None),
            advice: RwSignal::new(Advice::None),
            undone: RwSignal::new(Vec::new()),
            live: StoredValue::new_local(None),
            thinker: StoredValue::new_local(Thinker::new()),
            turn: StoredValue::new(0),
            hurry: StoredValue::new(false),
            waited: StoredValue::new(None),
            declined: StoredValue::new(Vec::new()),
            heard: StoredValue::new(Vec::new()),
        }
    }

    /// Opens a match where it stands. `false` when its record cannot be replayed; it is kept.
    pub fn open(self, app: App, saved: Saved) -> bool {
        self.close();
        crash::opening(&saved.id);
        let Ok(game) = saved.record.replay() else {
            crash::opened();
            return false;
        };
        let viewer = viewer_of(&saved.record, &game);
        let given = saved.record.names.clone().unwrap_or_default();
        let sides = game.totals().len() as u8;
        self.names.set(Names { viewer, given, teams: if sides < game.seats() { sides } else { 0 } });
        self.rules.set(Some(saved.record.setup.rules));
        self.practice.set(saved.record.mode == Some(Mode::Practice));
        self.lesson.set(saved.lesson);
        crash::set_context(saved.record.to_json().to_string());
        let waiting = saved.seen < game.finished().len();
        let view = if waiting { game.finished_view(saved.seen, viewer) } else { Some(game.view(viewer)) };
        let Some(view) = view else { return false };
        let fresh = saved.record.actions.is_empty();
        self.told.set(if fresh { Vec::new() } else { view.events.clone() });
        self.live.set_value(Some(Live { saved, game }));
        self.save(app);
        let turn = self.turn.get_value();
        if fresh {
            spawn_local(async move {
                self.deal(app, turn).await;
                self.run(app, turn).await;
            });
        } else {
            self.model.set(Some(TableModel::resumed(&view)));
            self.view.set(Some(view));
            spawn_local(self.run(app, turn));
        }
        spawn_local(async move {
            leptos::task::tick().await;
            crash::opened();
        });
        true
    }

    /// Leaves the table; the match is kept.
    pub fn close(self) {
        self.turn.update_value(|turn| *turn += 1);
        self.thinker.with_value(Thinker::cancel);
        self.idle.set(false);
        self.picked.set(None);
        self.moment.set(None);
        self.advice.set(Advice::None);
        self.undone.set(Vec::new());
        self.outcome.set(None);
        self.model.set(None);
        self.view.set(None);
        self.rules.set(None);
        self.elsewhere.set(false);
        self.hurry.set_value(false);
        self.waited.set_value(None);
        self.declined.set_value(Vec::new());
        self.live.set_value(None);
        crash::set_context(String::new());
    }

    /// Changes with every match that is opened and every take-back: what was begun before may then be too late.
    #[must_use]
    pub fn turn(self) -> u64 {
        self.turn.get_value()
    }

    /// Who sits at a seat.
    fn kind(self, seat: Seat) -> Option<SeatKind> {
        self.live.with_value(|live| live.as_ref()?.saved.record.setup.seats.get(usize::from(seat)).copied())
    }

    /// Why the viewer cannot do something now, as the engine says it.
    #[must_use]
    pub fn why_not(self, action: Action) -> Option<RuleError> {
        let viewer = self.names.with_untracked(|names| names.viewer);
        let mut game = self.live.with_value(|live| live.as_ref().map(|live| live.game.clone()))?;
        if game.to_move() == Some(viewer) { game.apply(action, &mut Silent).err() } else { None }
    }

    /// The slot of the open match.
    #[must_use]
    pub fn slot(self) -> Option<String> {
        self.live.with_value(|live| live.as_ref().map(|live| live.saved.id.clone()))
    }

    /// The rules of the open match.
    #[must_use]
    pub fn rules_now(self) -> Option<RuleSet> {
        self.rules.get_untracked()
    }

    /// The record of the open match.
    #[must_use]
    pub fn record(self) -> Option<Record> {
        self.live.with_value(|live| live.as_ref().map(|live| live.saved.record.clone()))
    }

    /// The finished rounds' scores by seat (in teams by side), in order.
    #[must_use]
    pub fn scores(self) -> Vec<Vec<i32>> {
        let scores = |live: &Live| live.game.finished().iter().map(|done| done.settlement.scores().to_vec()).collect();
        self.live.with_value(|live| live.as_ref().map(scores).unwrap_or_default())
    }

    /// Another tab wrote a slot: if it is ours, stop writing and say so.
    pub fn slot_changed(self, app: App, key: &str) {
        let ours = self.live.try_with_value(|live| match live {
            Some(live) if key == format!("match:{}", live.saved.id) => {
                saves::get(&live.saved.id).is_none_or(|there| there.revision != live.saved.revision)
            }
            _ => false,
        });
        if ours == Some(true) && !self.elsewhere.get_untracked() {
            self.stop(app);
        }
    }

    /// Another tab has the match: nothing is played or saved here any more.
    fn stop(self, app: App) {
        self.idle.set(false);
        self.elsewhere.set(true);
        self.turn.update_value(|turn| *turn += 1);
        app.ask_reload(Msg::new("ui-elsewhere"));
    }
}

/// The seat that the page looks from: the person to move, else the first person, else seat 0.
fn viewer_of(record: &Record, game: &Match) -> Seat {
    let human = |seat: &usize| record.setup.seats.get(*seat) == Some(&SeatKind::Human);
    let to_move = game.to_move().map(usize::from).filter(human);
    to_move.or_else(|| (0..record.setup.seats.len()).find(human)).unwrap_or(0) as Seat
}
