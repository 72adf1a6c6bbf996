//! What the next match is to be.

use serde_json::Value;

use crate::record::fields::object;
use crate::record::{Mode, Record, SeatKind};
use crate::rules::{GameId, Level, RuleSet};

/// What the next match is to be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Plan {
    /// The rules, and with them the game.
    pub rules: RuleSet,
    /// How many play.
    pub players: u8,
    /// The level of each CPU seat, from the one at the right; as many as the game can have.
    pub levels: Vec<Level>,
    /// Whether take-backs are free.
    pub practice: bool,
}

impl Plan {
    /// The default plan of a game.
    #[must_use]
    pub fn new(game: GameId) -> Self {
        let players = match game {
            GameId::HanaAwase => 3,
            GameId::Pilina => 4,
            GameId::YakuNarabe => 1,
        };
        Self {
            rules: RuleSet::new(game),
            players,
            levels: vec![Level::Normal; crate::rules::MAX_SEATS - 1],
            practice: false,
        }
    }

    /// The plan of a game as it was kept; what is missing or unknown takes its default.
    #[must_use]
    pub fn of(game: GameId, saved: &Value) -> Self {
        let mut plan = Self::new(game);
        let (min, max) = game.players();
        if let Some(players) = saved.get("players").and_then(Value::as_u64) {
            plan.players = (players.min(u64::from(max)) as u8).max(min);
        }
        let levels = saved.get("levels").and_then(Value::as_array);
        for (level, kept) in plan.levels.iter_mut().zip(levels.into_iter().flatten()) {
            if let Some(kept) = kept.as_str().and_then(|id| id.parse().ok()) {
                *level = kept;
            }
        }
        if let Some(Ok(rules)) = saved.get("rules").map(|rules| RuleSet::read(game, rules)) {
            plan.rules = rules;
        }
        plan.practice = saved.get("practice").and_then(Value::as_bool).unwrap_or(false);
        plan.fit();
        plan
    }

    /// Sets how many rounds the match has, if the game can have so many.
    pub fn set_rounds(&mut self, rounds: u8) {
        let place = self.rules.table().settings.iter().find(|setting| setting.id == "rounds");
        let named = |value: &u8| place.is_some_and(|setting| setting.value_name(*value) == rounds.to_string());
        if let Some(value) = place.and_then(|setting| setting.all_values().find(named)) {
            let kept = self.rules.set("rounds", value);
            debug_assert!(kept.is_ok());
        }
    }

    /// Teams that do not fit the number of players are given up.
    pub fn fit(&mut self) {
        if self.rules.sides(self.players).is_err() {
            let alone = self.rules.set("teams", 0);
            debug_assert!(alone.is_ok());
        }
    }

    /// The plan that leads to a match like this one: for a rematch.
    #[must_use]
    pub fn of_record(record: &Record) -> Self {
        let mut plan = Self { rules: record.setup.rules, ..Self::new(record.setup.rules.game()) };
        plan.players = record.setup.seats.len() as u8;
        let levels = record.setup.seats.iter().filter_map(|seat| match seat {
            SeatKind::Cpu { level } => Some(*level),
            SeatKind::Human => None,
        });
        for (place, level) in plan.levels.iter_mut().zip(levels) {
            *place = level;
        }
        plan.practice = record.mode == Some(Mode::Practice);
        plan
    }

    /// The plan as it is kept: rules by their JSON, so that it outlives changes of the table.
    #[must_use]
    pub fn to_json(&self) -> Value {
        let levels: Vec<Value> = self.levels.iter().map(|level| level.id().into()).collect();
        object(vec![
            ("players", self.players.into()),
            ("levels", levels.into()),
            ("rules", self.rules.to_json()),
            ("practice", self.practice.into()),
        ])
    }
}
