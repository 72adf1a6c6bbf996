//! Share codes and rule codes: short, checked, and bound to come back.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hanakago::record::{CodeError, Deal, Mode, RULE_CODE_CHARS, Record, SeatKind, Setup};
use hanakago::rules::{GameId, Level, RuleSet, Seed};
use sha2::{Digest, Sha256};

use crate::common::{
    Dice, pilina, random_match, random_pack, random_rules, random_setup, random_short_setup, rules, runs,
};

fn played(dice: &mut Dice, setup: Setup) -> Record {
    let game = random_match(dice, setup.clone(), |_, _| {});
    let mut record = Record::new(setup);
    record.actions = game.actions().iter().map(ToString::to_string).collect();
    record
}

/// A code of these bytes whose checksum fits.
fn sealed(mut bytes: Vec<u8>, sum: usize) -> String {
    let digest: [u8; 32] = Sha256::digest(&bytes).into();
    bytes.extend_from_slice(&digest[..sum]);
    URL_SAFE_NO_PAD.encode(bytes)
}

fn payload(code: &str, sum: usize) -> Vec<u8> {
    let bytes = URL_SAFE_NO_PAD.decode(code).expect("base64");
    bytes[..bytes.len() - sum].to_vec()
}

#[test]
fn twelve_rounds_of_four_fit_in_two_thousand_characters() {
    let mut dice = Dice::new(50);
    let longest = "菊".repeat(64);
    for _ in 0..runs(5, 100) {
        let mut rules = rules(
            r#"{"preset":"fudawiki-classic","hand_yaku":true,"fuke":true,"rain_washout":"own",
                "table_multiplier":true,"redeal_on_hand_four":true,"turn_limit":60,"yaku":"fewer"}"#,
        );
        rules.set("rounds", 12).unwrap();
        let decks = (0..12).map(|_| random_pack(&mut dice, &rules, 4)).collect();
        let seed = Seed::new(longest.clone()).unwrap();
        for deal in [Deal::Seed(seed), Deal::Decks(decks)] {
            let seats = vec![SeatKind::Cpu { level: Level::Master }; 4];
            let record = played(&mut dice, Setup { rules, seats, first_dealer: 3, deal });
            assert!(record.actions.len() >= 240);
            let code = record.to_code().unwrap();
            assert!(code.len() <= 2000, "{} characters", code.len());
            assert_eq!(Record::from_code(&code).unwrap(), record);
        }
    }
}

#[test]
fn twelve_rounds_of_pilina_fit_for_every_number_of_seats() {
    let mut dice = Dice::new(57);
    for (seats, teams) in pilina::tables() {
        let json = r#"{"preset":"board-game-arena","rounds":12,"values":"pilina","hui_scoring":"off",
            "match_scoring":"rounds-won","pele_from_stack":"plain","blocked_pele":"back-to-hand",
            "leftovers":"odd-card","four_on_field":"redeal","turn_limit":60}"#;
        let mut rules = pilina::rules(json);
        rules.set("teams", teams).unwrap();
        let decks = (0..12).map(|_| random_pack(&mut dice, &rules, seats)).collect();
        for deal in [Deal::Seed(Seed::new("菊".repeat(64)).unwrap()), Deal::Decks(decks)] {
            let kinds = vec![SeatKind::Cpu { level: Level::Master }; usize::from(seats)];
            let record = played(&mut dice, Setup { rules, seats: kinds, first_dealer: seats - 1, deal });
            let code = record.to_code().unwrap();
            assert!(code.len() <= 2000, "{} characters for {seats}", code.len());
            assert_eq!(Record::from_code(&code).unwrap(), record);
        }
    }
}

#[test]
fn a_share_code_leaves_out_names_marks_and_the_cpus_seed() {
    let mut dice = Dice::new(51);
    let setup = random_setup(&mut dice);
    let mut record = played(&mut dice, setup);
    let bare = record.to_code().unwrap();
    record.names = Some(vec!["Hidden".into()]);
    record.cpu_seed = Some("hidden".into());
    record.marks = Some(Vec::new());
    assert_eq!(record.to_code().unwrap(), bare, "the code is public");
    for mode in [Mode::Ordinary, Mode::Practice] {
        record.mode = Some(mode);
        let code = record.to_code().unwrap();
        assert_eq!(Record::from_code(&code).unwrap().mode, Some(mode));
    }
}

#[test]
fn codes_are_safe_in_a_link() {
    let mut dice = Dice::new(52);
    for _ in 0..20 {
        let setup = random_setup(&mut dice);
        let code = played(&mut dice, setup).to_code().unwrap();
        let rules = random_rules(&mut dice).to_code();
        assert!(code.chars().chain(rules.chars()).all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_'));
        assert!(rules.len() <= RULE_CODE_CHARS);
        // Blanks and line ends that come along when a code is copied do no harm.
        assert!(Record::from_code(&format!(" {code}\n")).is_ok());
        assert!(RuleSet::from_code(&format!("\t{rules} ")).is_ok());
    }
}

#[test]
fn the_longest_rule_code_is_short() {
    for game in GameId::ALL {
        for preset in game.rules().presets {
            let mut rules = RuleSet::preset(game, preset.id).unwrap();
            for (place, setting) in rules.table().settings.iter().enumerate() {
                let other = setting.all_values().find(|value| *value != rules.at(place)).unwrap();
                rules.set(setting.id, other).unwrap();
            }
            assert_eq!(rules.changed().count(), game.rules().settings.len());
            assert!(rules.to_code().len() <= RULE_CODE_CHARS, "{}", rules.to_code());
        }
    }
}

#[test]
fn a_mistyped_or_cut_code_is_refused() {
    let mut dice = Dice::new(53);
    let mut setup = random_setup(&mut dice);
    setup.rules.set("rounds", 1).unwrap();
    setup.deal = Deal::Seed(Seed::new("mistyped").unwrap());
    let record = played(&mut dice, setup);
    let (code, rules) = (record.to_code().unwrap(), record.setup.rules.to_code());
    for end in 0..code.len() {
        assert!(Record::from_code(&code[..end]).is_err());
    }
    for end in 0..rules.len() {
        assert!(RuleSet::from_code(&rules[..end]).is_err());
    }
    let alphabet = "ABCXYZabcxyz0189-_";
    for _ in 0..500 {
        let mut typed: Vec<char> = code.chars().collect();
        let at = dice.below(typed.len());
        typed[at] = *dice.pick(&alphabet.chars().collect::<Vec<_>>());
        let typed: String = typed.into_iter().collect();
        if typed != code {
            assert!(Record::from_code(&typed).is_err(), "{typed}");
        }
    }
    for text in ["", " ", "A", "AA", "AAAA", "====", "code?", "松竹梅", "+/+/", "%20", "#r=AQ"] {
        assert!(Record::from_code(text).is_err() && RuleSet::from_code(text).is_err(), "{text}");
    }
    let endless = "A".repeat(1 << 20);
    assert_eq!(Record::from_code(&endless), Err(CodeError::Unreadable));
    // One kind of code is never taken for the other.
    assert!(Record::from_code(&rules).is_err() && RuleSet::from_code(&code).is_err());
}

#[test]
fn a_code_of_a_newer_version_is_named_as_such() {
    let code = rules("{}").to_code();
    let mut bytes = payload(&code, 2);
    bytes[0] = 2;
    assert_eq!(RuleSet::from_code(&sealed(bytes.clone(), 2)), Err(CodeError::Newer));
    assert_eq!(Record::from_code(&sealed(bytes.clone(), 4)), Err(CodeError::Newer));
    bytes[0] = 0;
    assert_eq!(RuleSet::from_code(&sealed(bytes, 2)), Err(CodeError::Unreadable));
}

#[test]
fn a_code_that_names_what_this_build_lacks_is_refused() {
    // version 1; game 15; preset and number of settings.
    assert_eq!(RuleSet::from_code(&sealed(vec![1, 0xF0, 0x00], 2)), Err(CodeError::Unknown));
    assert_eq!(RuleSet::from_code(&sealed(vec![1, 0x0F, 0x00], 2)), Err(CodeError::Unknown));
    // One setting: place 15; then value 15 of `fuke`.
    assert_eq!(RuleSet::from_code(&sealed(vec![1, 0x00, 0x1F, 0x00], 2)), Err(CodeError::Unknown));
    assert_eq!(RuleSet::from_code(&sealed(vec![1, 0x00, 0x13, 0xF0], 2)), Err(CodeError::Unknown));
    // Game 1 has four presets; `leftovers` 15 is a preset's own value, and of no other.
    assert_eq!(RuleSet::from_code(&sealed(vec![1, 0x14, 0x00], 2)), Err(CodeError::Unknown));
    assert_eq!(RuleSet::from_code(&sealed(vec![1, 0x10, 0x17, 0xF0], 2)), Err(CodeError::Unknown));
    assert!(RuleSet::from_code(&sealed(vec![1, 0x13, 0x17, 0xF0], 2)).is_ok());
}

#[test]
fn changed_bits_under_a_fitting_checksum_give_a_record_or_a_refusal() {
    let mut dice = Dice::new(54);
    let (mut read, mut replayed) = (0, 0);
    for _ in 0..runs(40, 1_000) {
        let setup = random_short_setup(&mut dice);
        let bytes = payload(&played(&mut dice, setup).to_code().unwrap(), 4);
        for _ in 0..50 {
            let mut bytes = bytes.clone();
            for _ in 0..=dice.below(3) {
                let at = 1 + dice.below(bytes.len() - 1);
                match dice.below(3) {
                    0 => bytes[at] ^= 1 << dice.below(8),
                    1 => bytes[at] = dice.next() as u8,
                    _ => bytes.truncate(at + 1),
                }
            }
            let Ok(record) = Record::from_code(&sealed(bytes, 4)) else { continue };
            read += 1;
            // What is read can be written again, in both ways, and replays or says where it does not.
            assert_eq!(Record::from_json(&record.to_json()), Ok(record.clone()));
            assert_eq!(Record::from_code(&record.to_code().unwrap()), Ok(record.clone()));
            match record.replay() {
                Ok(_) => replayed += 1,
                Err(why) => assert!(why.at().is_some_and(|at| at < record.actions.len())),
            }
        }
    }
    assert!(read > 100 && replayed > 0, "{read} read, {replayed} replayed");
}

#[test]
fn random_bytes_are_no_code() {
    let mut dice = Dice::new(55);
    for _ in 0..runs(2_000, 50_000) {
        let bytes: Vec<u8> = (0..dice.below(60)).map(|_| dice.next() as u8).collect();
        assert!(Record::from_code(&URL_SAFE_NO_PAD.encode(&bytes)).is_err());
        // With a checksum that fits they may by chance be one; then it comes back.
        let fitting = [vec![1], bytes].concat();
        if let Ok(record) = Record::from_code(&sealed(fitting.clone(), 4)) {
            assert_eq!(Record::from_code(&record.to_code().unwrap()), Ok(record));
        }
        if let Ok(rules) = RuleSet::from_code(&sealed(fitting, 2)) {
            assert_eq!(RuleSet::from_code(&rules.to_code()), Ok(rules));
        }
    }
}

#[test]
fn what_cannot_be_written_says_so() {
    let mut dice = Dice::new(56);
    let setup = random_setup(&mut dice);
    let mut record = played(&mut dice, setup);
    record.actions.truncate(3);
    record.actions.push("no action".into());
    assert_eq!(record.to_code(), Err(CodeError::Action(3)));
    record.actions = vec!["flip".into(); 1 << 12];
    assert_eq!(record.to_code(), Err(CodeError::TooLong));
}
