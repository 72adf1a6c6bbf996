//! House rules as data: what each setting accepts, the presets, and rules as JSON.

use hanakago::rules::hana_awase::{Book, Settings, Washout, YakuChoice};
use hanakago::rules::{GameId, RuleSet, SettingError, Values};
use serde_json::{Value, json};

use crate::common::{Dice, random_rules, rules, settings, text};

/// The settings by the rules: default, every value that is accepted, and other forms that are refused.
fn listed() -> Value {
    serde_json::from_str(&text("tests/tables/house_rules.json")).expect("JSON")
}

fn read(json: &Value) -> Result<RuleSet, SettingError> {
    RuleSet::read(GameId::HanaAwase, json)
}

#[test]
fn the_table_has_the_settings_of_the_rules_with_their_defaults() {
    let listed = listed();
    let table = GameId::HanaAwase.rules();
    let order: Vec<&str> = listed["order"].as_array().unwrap().iter().map(|id| id.as_str().unwrap()).collect();
    // The place of a setting is part of the rule code: new ones come last.
    assert_eq!(table.settings.iter().map(|setting| setting.id).collect::<Vec<_>>(), order);
    for setting in table.settings {
        let want = &listed["settings"][setting.id];
        let mut rules = RuleSet::new(GameId::HanaAwase);
        let accepts = want["accepts"].as_array().unwrap();
        assert_eq!(setting.all_values().count(), accepts.len(), "{}", setting.id);
        for (value, json) in setting.all_values().zip(accepts) {
            let by_json = read(&json!({ setting.id: json })).unwrap();
            rules.set(setting.id, value).unwrap();
            assert_eq!(by_json, rules, "{} {json}", setting.id);
            assert_eq!(by_json.get(setting.id), Some(value));
        }
        let by_default = read(&json!({ setting.id: want["default"] })).unwrap();
        assert_eq!(by_default, RuleSet::new(GameId::HanaAwase), "{}", setting.id);
    }
}

#[test]
fn every_other_form_of_a_value_is_refused_and_names_the_setting() {
    let listed = listed();
    let always = [json!(null), json!([]), json!({}), json!(-1), json!(1.5), json!(1e40), json!(""), json!("yes")];
    for setting in GameId::HanaAwase.rules().settings {
        let refuses = listed["settings"][setting.id]["refuses"].as_array().unwrap();
        assert!(refuses.len() >= 5);
        for json in refuses.iter().chain(&always) {
            let error = read(&json!({ setting.id: json })).expect_err(&format!("{} {json}", setting.id));
            assert!(matches!(&error, SettingError::BadValue { setting: named, .. } if *named == setting.id));
            assert!(error.to_string().contains(setting.id));
        }
        for value in 0..=255_u8 {
            let mut rules = RuleSet::new(GameId::HanaAwase);
            let accepted = setting.all_values().any(|known| known == value);
            assert_eq!(rules.set(setting.id, value).is_ok(), accepted, "{} {value}", setting.id);
            assert_eq!(setting.accepts(value), accepted);
        }
    }
}

#[test]
fn unknown_settings_and_presets_are_refused_and_named() {
    for json in [json!({"cup_is_chaff": true}), json!({"Fuke": true}), json!({"handYaku": true}), json!({"": 1})] {
        let name = json.as_object().unwrap().keys().next().unwrap().clone();
        assert_eq!(read(&json), Err(SettingError::UnknownSetting(name)));
    }
    for preset in [json!("Reference"), json!(""), json!("house"), json!(0), json!(null), json!(["reference"])] {
        assert!(matches!(read(&json!({ "preset": preset })), Err(SettingError::UnknownPreset(_))), "{preset}");
    }
    for rules in [json!([]), json!("reference"), json!(null), json!(1), json!(true)] {
        assert_eq!(read(&rules), Err(SettingError::NotAnObject));
    }
    assert_eq!(RuleSet::new(GameId::HanaAwase).get("koi"), None);
}

#[test]
fn presets_are_those_of_the_rules() {
    let presets: Vec<&str> = GameId::HanaAwase.rules().presets.iter().map(|preset| preset.id).collect();
    let want = ["reference", "fewer-yaku", "bakappana", "fudawiki-classic", "friendly", "nintendo-chotto"];
    assert_eq!(presets, want);
    assert_eq!(rules("{}"), rules(r#"{"preset":"reference"}"#));
    let book = |preset: &str| settings(&format!(r#"{{"preset":"{preset}"}}"#)).book;
    let facts = |book: Book| (book.additive, book.open_hands, book.deck().len(), book.cancels.len());
    assert_eq!(facts(book("reference")), (false, false, 48, 6));
    assert_eq!(facts(book("fewer-yaku")), (false, false, 48, 6));
    assert_eq!(facts(book("bakappana")), (false, false, 48, 6));
    assert_eq!(facts(book("fudawiki-classic")), (false, false, 48, 8));
    assert_eq!(facts(book("friendly")), (true, false, 48, 6));
    let chotto = book("nintendo-chotto");
    assert!(chotto.additive && chotto.open_hands);
    let months: Vec<u8> = chotto.deck().iter().map(|card| card.month()).collect();
    let want: Vec<u8> = [1, 2, 3, 6, 7, 8, 9, 10].iter().flat_map(|month| [*month; 4]).collect();
    assert_eq!(months, want, "months 4 5 11 12 are out");
}

#[test]
fn decks_are_laid_out_as_the_rules_say() {
    let layouts = [
        ("reference", [(10, 8, 20), (7, 6, 21), (5, 8, 20)]),
        ("nintendo-chotto", [(6, 8, 12), (4, 8, 12), (3, 8, 12)]),
    ];
    for (preset, by_seats) in layouts {
        let book = settings(&format!(r#"{{"preset":"{preset}"}}"#)).book;
        for (seats, want) in (2..=4).zip(by_seats) {
            let layout = book.layout(seats).unwrap();
            assert_eq!((layout.hand, layout.table, layout.stack), want, "{preset} for {seats}");
            let cards = layout.hand * seats + layout.table + layout.stack;
            assert_eq!(usize::from(cards), book.deck().len());
            assert_eq!(layout.stack, layout.hand * seats, "a stack card for every turn");
        }
        for seats in [0, 1, 5, 255] {
            assert!(book.layout(seats).is_err());
        }
    }
}

#[test]
fn typed_settings_follow_the_values() {
    let on = settings(
        r#"{"rounds":7,"yaku":"fewer","hand_yaku":true,"fuke":true,"rain_washout":"others",
            "table_multiplier":true,"redeal_on_hand_four":true,"turn_limit":60}"#,
    );
    assert_eq!((on.rounds, on.hand_yaku, on.fuke, on.table_multiplier), (7, true, true, true));
    assert_eq!((on.redeal_on_hand_four, on.rain_washout), (true, Washout::Others));
    let off = settings("{}");
    assert_eq!((off.rounds, off.hand_yaku, off.fuke, off.table_multiplier), (12, false, false, false));
    assert_eq!((off.redeal_on_hand_four, off.rain_washout), (false, Washout::Off));
    let washouts = [("off", Washout::Off), ("own", Washout::Own), ("all", Washout::All), ("others", Washout::Others)];
    for (name, want) in washouts {
        assert_eq!(settings(&format!(r#"{{"rain_washout":"{name}"}}"#)).rain_washout, want);
    }
    for (written, seconds) in [("30", Some(30)), ("60", Some(60)), (r#""none""#, None)] {
        assert_eq!(rules(&format!(r#"{{"turn_limit":{written}}}"#)).turn_limit(), seconds);
    }
    assert_ne!(YakuChoice::Every, YakuChoice::Fewer);
}

#[test]
fn single_settings_lie_over_any_preset() {
    let rules = rules(r#"{"preset":"friendly","yaku":"fewer","rounds":3}"#);
    assert_eq!((rules.preset_id(), rules.get("yaku"), rules.get("rounds")), ("friendly", Some(1), Some(3)));
    assert!(Settings::from(&rules).book.additive);
    assert_eq!(rules.changed().count(), 2);
    // A preset's own difference can be laid over as well, and then it is what changed.
    let every = read(&json!({"preset": "bakappana", "yaku": "every"})).unwrap();
    assert_eq!(every.changed().count(), 1);
    assert_eq!(every.to_json(), json!({"preset": "bakappana", "yaku": "every"}));
    assert_eq!(Settings::from(&every).book, Settings::from(&RuleSet::new(GameId::HanaAwase)).book);
    let mut back = every;
    back.reset(1);
    assert_eq!(back, RuleSet::preset(GameId::HanaAwase, "bakappana").unwrap());
}

#[test]
fn rules_come_back_from_their_json_and_from_their_code() {
    let mut dice = Dice::new(6);
    for _ in 0..1_000 {
        let rules = random_rules(&mut dice);
        assert_eq!(RuleSet::read(rules.game(), &rules.to_json()), Ok(rules));
        let code = rules.to_code();
        assert!(code.len() <= hanakago::record::RULE_CODE_CHARS, "{code}");
        assert_eq!(RuleSet::from_code(&code), Ok(rules), "{code}");
        let bytes = postcard::to_allocvec(&rules).unwrap();
        assert_eq!(postcard::from_bytes::<RuleSet>(&bytes).unwrap(), rules);
    }
}

#[test]
fn bytes_that_are_no_rules_are_refused() {
    for (game, bad) in [(GameId::HanaAwase, [[9, 0], [0, 6], [0, 255]]), (GameId::Pilina, [[2, 0], [1, 4], [1, 255]])] {
        let good = postcard::to_allocvec(&RuleSet::new(game)).unwrap();
        for at in 0..good.len() {
            for byte in [good[at].wrapping_add(1), 13, 15, 127] {
                let mut bytes = good.clone();
                bytes[at] = byte;
                // What is read is valid: it has a preset's id, and comes back from its JSON.
                if let Ok(rules) = postcard::from_bytes::<RuleSet>(&bytes) {
                    assert_eq!(RuleSet::read(rules.game(), &rules.to_json()), Ok(rules));
                }
            }
        }
        for bytes in bad {
            let tried = postcard::from_bytes::<RuleSet>(&[&bytes[..], &good[2..]].concat());
            assert!(tried.is_err(), "{bytes:?}");
        }
    }
}

#[test]
fn values_print_as_the_rules_write_them() {
    let on = rules(
        r#"{"rounds":1,"yaku":"none","hand_yaku":true,"fuke":true,"rain_washout":"own","table_multiplier":true,
            "redeal_on_hand_four":true,"turn_limit":30}"#,
    );
    let want = json!({"preset":"reference","rounds":1,"yaku":"none","hand_yaku":true,"fuke":true,"rain_washout":"own",
        "table_multiplier":true,"redeal_on_hand_four":true,"turn_limit":30});
    assert_eq!(on.to_json(), want);
    let table = GameId::HanaAwase.rules();
    let names = |id: &str| -> Vec<String> {
        let setting = table.settings[table.position(id).unwrap()];
        setting.all_values().map(|value| setting.value_name(value)).collect()
    };
    assert_eq!(names("fuke"), ["off", "on"]);
    assert_eq!(names("turn_limit"), ["none", "30", "60"]);
    assert_eq!(names("rounds").len(), 12);
    let offered = match table.settings[0].values {
        Values::Count { offered, .. } => offered,
        _ => &[],
    };
    assert_eq!(offered, [3, 6, 9, 12]);
}
