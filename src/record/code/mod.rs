//! The share code and the rule code: a record, or rules alone, as a short text for links and messages.
//!
//! Both are URL-safe base64 without padding over: a version byte (1), bits (most significant first, the
//! last byte filled up with zeros), and a checksum: the first bytes of SHA-256 over all before it, four
//! for a share code, two for a rule code. Old codes keep decoding in every version.
//!
//! | bits | what |
//! |---|---|
//! | 4 | game, by its place in [`GameId::ALL`] |
//! | 4 + 4 | preset, by its place; number of settings that differ from it |
//! | 4 + 4 each | a setting's place and its value |
//!
//! That is a rule code; a share code goes on:
//!
//! | bits | what |
//! |---|---|
//! | 3, then 3 each | number of seats; a person (0) or a level (1–5) |
//! | 3 | first dealer |
//! | 2 | mode: none, ordinary, practice |
//! | 1 | 0: a seed (9 bits length in bytes, then UTF-8); 1: decks (4 bits number; each 6 bits length and 6 a card) |
//! | 12 | number of actions |
//! | each | `0` card; `10` card target; `110` target; `1110` and 3 bits: flip, stop, pass, koi, shobu, ohana (4 bits suit), column (card, 3 bits) |
//!
//! Names, marks and the CPUs' seed are left out: the code is public.

mod bits;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use sha2::{Digest, Sha256};

use self::bits::{Reader, Writer};
use super::game::{Deal, Setup, SetupError};
use super::json::{Mode, Record, SeatKind};
use crate::rules::shuffle::{Seed, SeedTooLong};
use crate::rules::{Action, Card, GameId, Level, RuleSet};

/// The version that this build writes.
const VERSION: u8 = 1;
/// A rule code is never longer than this.
pub const RULE_CODE_CHARS: usize = 24;
/// A share code is never longer than this many characters when read; longer texts are no codes.
const MAX_CHARS: usize = 20_000;

/// Why a text is no code.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum CodeError {
    /// Characters that no code has.
    #[error("this is no code")]
    Unreadable,
    /// The checksum does not fit: the code was cut or mistyped.
    #[error("the code is incomplete or mistyped")]
    Damaged,
    /// Written by a newer version.
    #[error("the code was made by a newer version")]
    Newer,
    /// It names a game, preset, setting or level that this build does not have.
    #[error("the code names something that this version does not have")]
    Unknown,
    /// An action of the record cannot be written.
    #[error("action {0} cannot be written as a code")]
    Action(usize),
    /// The record has more than a code can carry.
    #[error("the record is too long for a code")]
    TooLong,
    /// The match cannot start.
    #[error(transparent)]
    Setup(#[from] SetupError),
}

impl From<SeedTooLong> for CodeError {
    fn from(_: SeedTooLong) -> Self {
        Self::Unknown
    }
}

impl RuleSet {
    /// The rules as a code of at most [`RULE_CODE_CHARS`] characters.
    #[must_use]
    pub fn to_code(&self) -> String {
        let mut bits = start();
        put_rules(&mut bits, self);
        seal(bits, 2)
    }

    /// The rules of a code.
    pub fn from_code(code: &str) -> Result<Self, CodeError> {
        let bytes = open(code, 2)?;
        let mut bits = Reader::new(&bytes);
        take_rules(&mut bits)
    }
}

impl Record {
    /// The record as a share code; 12 rounds of four players fit in 2,000 characters.
    pub fn to_code(&self) -> Result<String, CodeError> {
        let mut bits = start();
        let setup = &self.setup;
        put_rules(&mut bits, &setup.rules);
        bits.put(setup.seats.len() as u32, 3);
        for seat in &setup.seats {
            bits.put(if let SeatKind::Cpu { level } = seat { *level as u32 + 1 } else { 0 }, 3);
        }
        bits.put(u32::from(setup.first_dealer), 3);
        bits.put(self.mode.map_or(0, |mode| mode as u32 + 1), 2);
        match &setup.deal {
            Deal::Seed(seed) => {
                bits.put(0, 1);
                bits.put(seed.as_str().len() as u32, 9);
                seed.as_str().bytes().for_each(|byte| bits.put(u32::from(byte), 8));
            }
            Deal::Decks(decks) => {
                bits.put(1, 1);
                bits.put(decks.len() as u32, 4);
                for deck in decks {
                    bits.put(deck.len() as u32, 6);
                    for card in deck {
                        put_card(&mut bits, *card);
                    }
                }
            }
        }
        if self.actions.len() >= 1 << 12 {
            return Err(CodeError::TooLong);
        }
        bits.put(self.actions.len() as u32, 12);
        for (at, text) in self.actions.iter().enumerate() {
            put_action(&mut bits, text.parse().map_err(|_| CodeError::Action(at))?);
        }
        Ok(seal(bits, 4))
    }

    /// The record of a share code. Decks are checked, actions are not.
    pub fn from_code(code: &str) -> Result<Self, CodeError> {
        let bytes = open(code, 4)?;
        let mut bits = Reader::new(&bytes);
        let rules = take_rules(&mut bits)?;
        let seats = bits.take(3)?;
        let seats = (0..seats).map(|_| take_seat(&mut bits)).collect::<Result<Vec<_>, _>>()?;
        let first_dealer = bits.take(3)? as u8;
        let mode = match bits.take(2)? {
            0 => None,
            1 => Some(Mode::Ordinary),
            2 => Some(Mode::Practice),
            _ => return Err(CodeError::Unknown),
        };
        let deal = if bits.take(1)? == 0 {
            let length = bits.take(9)?;
            let text = (0..length).map(|_| bits.take(8).map(|byte| byte as u8)).collect::<Result<Vec<_>, _>>()?;
            Deal::Seed(Seed::new(String::from_utf8(text).map_err(|_| CodeError::Damaged)?)?)
        } else {
            let decks = bits.take(4)?;
            let deck = |bits: &mut Reader| {
                let length = bits.take(6)?;
                (0..length).map(|_| take_card(bits)).collect::<Result<Vec<_>, _>>()
            };
            Deal::Decks((0..decks).map(|_| deck(&mut bits)).collect::<Result<Vec<_>, _>>()?)
        };
        let actions = bits.take(12)?;
        let actions = (0..actions).map(|_| take_action(&mut bits).map(|action| action.to_string()));
        let actions = actions.collect::<Result<Vec<_>, _>>()?;
        let mut record = Self::new(Setup { rules, seats, first_dealer, deal });
        record.setup.check()?;
        record.actions = actions;
        record.mode = mode;
        Ok(record)
    }
}

fn start() -> Writer {
    let mut bits = Writer::default();
    bits.put(u32::from(VERSION), 8);
    bits
}

fn seal(bits: Writer, sum: usize) -> String {
    let mut bytes = bits.finish();
    let digest: [u8; 32] = Sha256::digest(&bytes).into();
    bytes.extend_from_slice(&digest[..sum]);
    URL_SAFE_NO_PAD.encode(bytes)
}

/// The bytes after the version, checked.
fn open(code: &str, sum: usize) -> Result<Vec<u8>, CodeError> {
    let code = code.trim();
    if code.len() > MAX_CHARS {
        return Err(CodeError::Unreadable);
    }
    let mut bytes = URL_SAFE_NO_PAD.decode(code).map_err(|_| CodeError::Unreadable)?;
    let Some(body) = bytes.len().checked_sub(sum).filter(|body| *body > 0) else {
        return Err(CodeError::Damaged);
    };
    let digest: [u8; 32] = Sha256::digest(&bytes[..body]).into();
    if bytes[body..] != digest[..sum] {
        return Err(CodeError::Damaged);
    }
    match bytes[0] {
        0 => return Err(CodeError::Unreadable),
        VERSION => {}
        _ => return Err(CodeError::Newer),
    }
    bytes.truncate(body);
    bytes.remove(0);
    Ok(bytes)
}

fn put_rules(bits: &mut Writer, rules: &RuleSet) {
    let game = GameId::ALL.iter().position(|game| *game == rules.game()).unwrap_or(0);
    bits.put(game as u32, 4);
    bits.put(rules.preset_place() as u32, 4);
    bits.put(rules.changed().count() as u32, 4);
    for place in rules.changed() {
        bits.put(place as u32, 4);
        bits.put(u32::from(rules.at(place)), 4);
    }
}

fn take_rules(bits: &mut Reader) -> Result<RuleSet, CodeError> {
    let game = *GameId::ALL.get(bits.take(4)? as usize).ok_or(CodeError::Unknown)?;
    let preset = game.rules().presets.get(bits.take(4)? as usize).ok_or(CodeError::Unknown)?;
    let mut rules = RuleSet::preset(game, preset.id).map_err(|_| CodeError::Unknown)?;
    for _ in 0..bits.take(4)? {
        let setting = game.rules().settings.get(bits.take(4)? as usize).ok_or(CodeError::Unknown)?;
        rules.set(setting.id, bits.take(4)? as u8).map_err(|_| CodeError::Unknown)?;
    }
    Ok(rules)
}

fn take_seat(bits: &mut Reader) -> Result<SeatKind, CodeError> {
    match bits.take(3)? as usize {
        0 => Ok(SeatKind::Human),
        level => Level::ALL.get(level - 1).map(|level| SeatKind::Cpu { level: *level }).ok_or(CodeError::Unknown),
    }
}

fn put_card(bits: &mut Writer, card: Card) {
    bits.put(card.index() as u32, 6);
}

fn take_card(bits: &mut Reader) -> Result<Card, CodeError> {
    Card::new(bits.take(6)? as u8).ok_or(CodeError::Damaged)
}

/// A number from 1 to `max`: what no action can say is no code either.
fn take_counted(bits: &mut Reader, width: u32, max: u8) -> Result<u8, CodeError> {
    let number = bits.take(width)? as u8;
    if (1..=max).contains(&number) { Ok(number) } else { Err(CodeError::Damaged) }
}

fn put_action(bits: &mut Writer, action: Action) {
    let mut plain = |kind: u32| bits.put(0b111_0000 | kind, 7);
    match action {
        Action::Flip => plain(0),
        Action::Stop => plain(1),
        Action::Pass => plain(2),
        Action::Koi => plain(3),
        Action::Shobu => plain(4),
        Action::Ohana(suit) => {
            plain(5);
            bits.put(u32::from(suit), 4);
        }
        Action::Column(card, column) => {
            plain(6);
            put_card(bits, card);
            bits.put(u32::from(column), 3);
        }
        Action::Play(card) => {
            bits.put(0, 1);
            put_card(bits, card);
        }
        Action::Take(card, target) => {
            bits.put(0b10, 2);
            put_card(bits, card);
            put_card(bits, target);
        }
        Action::Choose(target) => {
            bits.put(0b110, 3);
            put_card(bits, target);
        }
    }
}

fn take_action(bits: &mut Reader) -> Result<Action, CodeError> {
    if bits.take(1)? == 0 {
        return Ok(Action::Play(take_card(bits)?));
    }
    if bits.take(1)? == 0 {
        return Ok(Action::Take(take_card(bits)?, take_card(bits)?));
    }
    if bits.take(1)? == 0 {
        return Ok(Action::Choose(take_card(bits)?));
    }
    Ok(match bits.take(4)? {
        0 => Action::Flip,
        1 => Action::Stop,
        2 => Action::Pass,
        3 => Action::Koi,
        4 => Action::Shobu,
        5 => Action::Ohana(take_counted(bits, 4, 12)?),
        6 => Action::Column(take_card(bits)?, take_counted(bits, 3, 5)?),
        _ => return Err(CodeError::Unknown),
    })
}
