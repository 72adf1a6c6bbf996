//! What was played of the solitaire: games, personal bests, and the collection of yaku.
//!
//! Kept as one sealed text (see [`super::envelope`], format [`FORMAT`]); a game that goes on, or is played on
//! after a reload, is the same entry by the name of its slot. Fields that a newer version adds are refused by
//! the envelope's version, missing ones take their default.

use serde_json::{Map, Value};

use super::fields::{list, number, object, text};
use super::game::{Deal, Match};
use super::json::{Mark, Mode, Record, SeatKind};
use crate::rules::game::Settlement;
use crate::rules::yaku_narabe::{COLUMNS, YAKU};
use crate::rules::{Card, GameId};

/// The format's name in the envelope.
pub const FORMAT: &str = "hanakago-history";
/// At most this many games are listed; bests and collection outlast them.
pub const GAMES: usize = 400;

/// One game, newest first in the list.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Game {
    /// The name of its slot.
    pub id: String,
    /// When it was played last, in milliseconds since 1970.
    pub at: u64,
    /// The seed of its deals; empty where it had decks of its own.
    pub seed: String,
    /// How many rounds it has.
    pub rounds: u8,
    /// The scores of its finished rounds.
    pub scores: Vec<i32>,
    /// How it was played.
    pub marks: Marks,
}

/// What a result must say of how it came about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Marks {
    /// Take-backs were free.
    pub practice: bool,
    /// Scored rows stayed in sight.
    pub shown: bool,
    /// The sake cup was no plain.
    pub strict_cup: bool,
    /// How many hints were shown.
    pub hints: usize,
    /// How many moves were taken back.
    pub undos: usize,
}

/// The best row with a yaku.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BestRow {
    /// Its cards, by column.
    pub cards: [Card; COLUMNS],
    /// The bonus month.
    pub month: u8,
    /// What it came to.
    pub score: i32,
}

/// How often a yaku was made, and the best row with it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Made {
    /// How often.
    pub count: u32,
    /// The best row.
    pub best: Option<BestRow>,
}

/// Everything that is remembered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct History {
    /// The games, newest first.
    pub games: Vec<Game>,
    /// The best ordinary game of each length, by rounds.
    pub bests: Vec<Game>,
    /// By place in [`YAKU`].
    pub made: Vec<Made>,
}

impl Default for History {
    fn default() -> Self {
        Self { games: Vec::new(), bests: Vec::new(), made: vec![Made::default(); YAKU.len()] }
    }
}

impl Game {
    /// The sum of its finished rounds.
    #[must_use]
    pub fn total(&self) -> i32 {
        self.scores.iter().sum()
    }

    /// Whether every round was played.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.scores.len() == usize::from(self.rounds)
    }

    fn from_json(json: &Value) -> Option<Self> {
        let flag = |key: &str| json.get(key).and_then(Value::as_bool).unwrap_or(false);
        let count = |key: &str| json.get(key).and_then(number).unwrap_or(0);
        Some(Self {
            id: text(json.get("id")?)?,
            at: number(json.get("at")?)?,
            seed: json.get("seed").and_then(text).unwrap_or_default(),
            rounds: number(json.get("rounds")?)?,
            scores: list(json.get("scores")?, number::<i32>)?,
            marks: Marks {
                practice: flag("practice"),
                shown: flag("shown"),
                strict_cup: flag("strict_cup"),
                hints: count("hints"),
                undos: count("undos"),
            },
        })
    }

    fn to_json(&self) -> Value {
        object(vec![
            ("id", self.id.as_str().into()),
            ("at", self.at.into()),
            ("seed", self.seed.as_str().into()),
            ("rounds", self.rounds.into()),
            ("scores", self.scores.clone().into()),
            ("practice", self.marks.practice.into()),
            ("shown", self.marks.shown.into()),
            ("strict_cup", self.marks.strict_cup.into()),
            ("hints", self.marks.hints.into()),
            ("undos", self.marks.undos.into()),
        ])
    }
}

/// What the seed of a daily deal begins with; the date follows.
pub const DAILY: &str = "daily ";

impl Marks {
    /// What the record of a game says of it.
    #[must_use]
    pub fn of(record: &Record) -> Self {
        let marks = |mark: Mark| record.marks.iter().flatten().filter(|marked| marked.mark == mark).count();
        let settings = crate::rules::yaku_narabe::Settings::from(&record.setup.rules);
        Self {
            practice: record.mode == Some(Mode::Practice),
            shown: settings.show_scored,
            strict_cup: !settings.cup_is_chaff,
            hints: marks(Mark::Hint),
            undos: marks(Mark::Undo),
        }
    }
}

impl Made {
    fn note(&mut self, row: &BestRow) {
        self.count = self.count.saturating_add(1);
        self.better(row);
    }

    fn better(&mut self, row: &BestRow) {
        if self.best.as_ref().is_none_or(|best| best.score < row.score) {
            self.best = Some(row.clone());
        }
    }

    fn from_json(json: &Value) -> Option<Self> {
        let row = |json: &Value| {
            let cards: Vec<Card> = list(json.get("cards")?, |code| code.as_str()?.parse().ok())?;
            let (month, score) = (number(json.get("month")?)?, number(json.get("score")?)?);
            Some(BestRow { cards: cards.try_into().ok()?, month, score })
        };
        Some(Self { count: number(json.get("count")?)?, best: json.get("best").and_then(row) })
    }

    fn to_json(&self) -> Value {
        let mut json = object(vec![("count", self.count.into())]);
        if let Some(best) = &self.best {
            let cards: Vec<Value> = best.cards.iter().map(|card| card.code().into()).collect();
            json["best"] =
                object(vec![("cards", cards.into()), ("month", best.month.into()), ("score", best.score.into())]);
        }
        json
    }
}

impl History {
    /// Reads the body of the envelope; entries that cannot be read are left out.
    #[must_use]
    pub fn from_json(json: &Value) -> Self {
        let games = |key: &str| -> Vec<Game> {
            json.get(key).and_then(Value::as_array).into_iter().flatten().filter_map(Game::from_json).collect()
        };
        let made = YAKU.iter().map(|yaku| json.get("made").and_then(|made| Made::from_json(made.get(yaku.slug)?)));
        Self { games: games("games"), bests: games("bests"), made: made.map(Option::unwrap_or_default).collect() }
    }

    /// The body of the envelope.
    #[must_use]
    pub fn to_json(&self) -> Value {
        let mut made = Map::new();
        for (yaku, entry) in YAKU.iter().zip(&self.made).filter(|(_, entry)| entry.count > 0) {
            made.insert(yaku.slug.to_owned(), entry.to_json());
        }
        let games = |games: &[Game]| Value::Array(games.iter().map(Game::to_json).collect());
        object(vec![("games", games(&self.games)), ("bests", games(&self.bests)), ("made", Value::Object(made))])
    }

    /// Takes up what a game has come to: rounds that finished since the last time, and its marks. `true` when the
    /// game is the best of its length so far.
    pub fn note(&mut self, id: &str, at: u64, record: &Record, game: &Match) -> bool {
        // A game that a computer plays is nobody's.
        let own = record.setup.seats == [SeatKind::Human];
        if record.setup.rules.game() != GameId::YakuNarabe || !own || game.finished().is_empty() {
            return false;
        }
        let before = self.games.iter().position(|known| known.id == id);
        let counted = before.map_or(0, |place| self.games.remove(place).scores.len());
        let mut scores = Vec::with_capacity(game.finished().len());
        for (round, finished) in game.finished().iter().enumerate() {
            scores.push(finished.settlement.scores().first().copied().unwrap_or(0));
            if let (Settlement::YakuNarabe(settlement), true) = (&finished.settlement, round >= counted) {
                for (row, told) in &settlement.rows {
                    let best = BestRow { cards: row.cards, month: round as u8 + 1, score: row.score };
                    told.yaku.iter().for_each(|line| self.made[line.id as usize].note(&best));
                }
            }
        }
        let seed = match &record.setup.deal {
            Deal::Seed(seed) => seed.as_str().to_owned(),
            Deal::Decks(_) => String::new(),
        };
        let (rounds, marks) = (game.rounds(), Marks::of(record));
        let entry = Game { id: id.to_owned(), at, seed, rounds, scores, marks };
        let best = self.crown(&entry);
        self.put(entry);
        best
    }

    fn put(&mut self, game: Game) {
        let place = self.games.partition_point(|newer| newer.at >= game.at);
        self.games.insert(place, game);
        self.games.truncate(GAMES);
    }

    /// Whether a game is now the best of its length. Practice is none.
    fn crown(&mut self, game: &Game) -> bool {
        // Nor is one with a deck laid by hand.
        if game.marks.practice || game.seed.is_empty() || !game.is_done() {
            return false;
        }
        let place = self.bests.partition_point(|best| best.rounds < game.rounds);
        match self.bests.get_mut(place).filter(|best| best.rounds == game.rounds) {
            Some(best) if best.id == game.id => *best = game.clone(),
            Some(best) if best.total() >= game.total() => return false,
            Some(best) => *best = game.clone(),
            None => self.bests.insert(place, game.clone()),
        }
        true
    }

    /// The best game of a length.
    #[must_use]
    pub fn best(&self, rounds: u8) -> Option<&Game> {
        self.bests.iter().find(|best| best.rounds == rounds)
    }

    /// Takes up what another copy remembers: games that are not known here, better bests and rows. Counts of yaku
    /// are the greater of the two, since nobody can tell which rows both have seen.
    pub fn merge(&mut self, other: Self) {
        for game in other.games {
            if !self.games.iter().any(|known| known.id == game.id) {
                self.put(game);
            }
        }
        for best in &other.bests {
            self.crown(best);
        }
        for (mine, theirs) in self.made.iter_mut().zip(other.made) {
            mine.count = mine.count.max(theirs.count);
            theirs.best.iter().for_each(|row| mine.better(row));
        }
    }

    /// How many of the 31 yaku were made.
    #[must_use]
    pub fn collected(&self) -> usize {
        self.made.iter().filter(|made| made.count > 0).count()
    }
}
