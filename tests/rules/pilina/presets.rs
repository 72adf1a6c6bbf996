//! The settings and presets of Pilina, in records and in rule codes.

use hanakago::rules::pilina::{
    BlockedPele, CardValues, HuiScoring, LEFTOVERS_BY_SEATS, Leftovers, MatchScoring, Settings,
};
use hanakago::rules::{GameId, RuleSet, SettingError, Values};
use serde_json::{Value, json};

use crate::common::pilina::{rules, settings};

/// The settings in their order, with their default and every value, as records write them.
fn listed() -> Vec<(&'static str, Value, Vec<Value>)> {
    let texts = |names: &[&str]| names.iter().map(|name| json!(name)).collect::<Vec<_>>();
    vec![
        ("rounds", json!(4), (1..=12).map(|n| json!(n)).collect()),
        ("teams", json!("none"), texts(&["none", "2x2", "3x2", "2x3"])),
        ("values", json!("pilina"), texts(&["pilina", "hawaii-style"])),
        ("hui_scoring", json!("take"), texts(&["take", "add", "off"])),
        ("match_scoring", json!("points"), texts(&["points", "rounds-won"])),
        ("pele_from_stack", json!("wild"), texts(&["wild", "plain"])),
        ("blocked_pele", json!("retarget"), texts(&["retarget", "back-to-hand"])),
        ("leftovers", json!("odd-card"), texts(&["odd-card", "odd-card-and-ferns", "none"])),
        ("four_on_field", json!("dealer-takes"), texts(&["dealer-takes", "redeal"])),
        ("turn_limit", json!("none"), vec![json!("none"), json!(30), json!(60)]),
    ]
}

fn read(json: &Value) -> Result<RuleSet, SettingError> {
    RuleSet::read(GameId::Pilina, json)
}

#[test]
fn the_table_has_the_settings_of_the_rules_in_the_order_of_the_code() {
    let table = GameId::Pilina.rules();
    assert_eq!(table.settings.len(), listed().len());
    for (setting, (id, default, values)) in table.settings.iter().zip(listed()) {
        assert_eq!(setting.id, id);
        assert_eq!(read(&json!({ id: default })), Ok(RuleSet::new(GameId::Pilina)));
        assert_eq!(setting.all_values().count(), values.len());
        for (value, json) in setting.all_values().zip(values) {
            let rules = read(&json!({ id: json })).unwrap();
            assert_eq!(rules.get(id), Some(value), "{id} {json}");
            let mut by_value = RuleSet::new(GameId::Pilina);
            by_value.set(id, value).unwrap();
            assert_eq!(by_value, rules);
            assert_eq!(read(&rules.to_json()), Ok(rules));
            if json != default {
                assert_eq!(rules.to_json(), json!({"preset": "pilina", id: json}));
            }
        }
    }
    assert_eq!(table.settings[0].values, Values::Count { min: 1, max: 12, offered: &[1, 2, 4, 6, 8, 12] });
}

#[test]
fn other_forms_of_a_value_are_refused_and_name_the_setting() {
    let always = [
        json!(null),
        json!(true),
        json!([]),
        json!({}),
        json!(-1),
        json!(1.5),
        json!(1e40),
        json!(""),
        json!("on"),
        json!(0),
        json!(13),
        json!("by-players"),
        json!("Pilina"),
        json!("30"),
        json!("TAKE"),
        json!(15),
    ];
    for (id, ..) in listed() {
        for json in &always {
            let error = read(&json!({ id: json })).expect_err(&format!("{id} {json}"));
            assert!(matches!(&error, SettingError::BadValue { setting, .. } if *setting == id), "{id} {json}");
        }
        for value in 0..=255_u8 {
            let accepted =
                GameId::Pilina.rules().settings.iter().any(|s| s.id == id && s.all_values().any(|v| v == value));
            assert_eq!(RuleSet::new(GameId::Pilina).set(id, value).is_ok(), accepted, "{id} {value}");
        }
    }
    for id in ["fuke", "yaku", "Teams", "hui", ""] {
        assert_eq!(read(&json!({ id: "none" })), Err(SettingError::UnknownSetting(id.into())));
    }
    assert!(matches!(read(&json!({"preset": "reference"})), Err(SettingError::UnknownPreset(_))));
}

#[test]
fn typed_settings_follow_the_values() {
    let plain = settings("{}", 3);
    let want = Settings {
        rounds: 4,
        sides: 3,
        values: CardValues::Pilina,
        hui_scoring: HuiScoring::Take,
        match_scoring: MatchScoring::Points,
        wild_from_stack: true,
        blocked_pele: BlockedPele::Retarget,
        leftovers: Leftovers::OddCard,
        redeal: false,
    };
    assert_eq!(plain, want);
    let other = settings(
        r#"{"rounds":9,"teams":"2x3","values":"hawaii-style","hui_scoring":"add","match_scoring":"rounds-won",
            "pele_from_stack":"plain","blocked_pele":"back-to-hand","leftovers":"none","four_on_field":"redeal",
            "turn_limit":60}"#,
        6,
    );
    let want = Settings {
        rounds: 9,
        sides: 2,
        values: CardValues::HawaiiStyle,
        hui_scoring: HuiScoring::Add,
        match_scoring: MatchScoring::RoundsWon,
        wild_from_stack: false,
        blocked_pele: BlockedPele::BackToHand,
        leftovers: Leftovers::None,
        redeal: true,
    };
    assert_eq!(other, want);
    assert_eq!(settings(r#"{"hui_scoring":"off","turn_limit":30}"#, 2).hui_scoring, HuiScoring::Off);
}

#[test]
fn presets_differ_in_what_the_rules_say() {
    let ids: Vec<&str> = GameId::Pilina.rules().presets.iter().map(|preset| preset.id).collect();
    assert_eq!(ids, ["pilina", "hawaii-style", "higobana", "board-game-arena"]);
    let preset = |id: &str, seats| settings(&format!(r#"{{"preset":"{id}"}}"#), seats);
    for seats in 2..=7 {
        let plain = settings("{}", seats);
        assert_eq!(preset("pilina", seats), plain);
        let hawaii = Settings { values: CardValues::HawaiiStyle, ..plain };
        assert_eq!(preset("hawaii-style", seats), hawaii);
        assert_eq!(preset("higobana", seats), Settings { match_scoring: MatchScoring::RoundsWon, ..hawaii });
        let leftovers = if seats == 2 { Leftovers::None } else { Leftovers::OddCardAndFerns };
        assert_eq!(preset("board-game-arena", seats), Settings { rounds: 4, leftovers, ..hawaii });
    }
}

#[test]
fn a_set_value_lies_over_the_leftovers_by_seats() {
    for (name, want) in [
        ("odd-card", Leftovers::OddCard),
        ("odd-card-and-ferns", Leftovers::OddCardAndFerns),
        ("none", Leftovers::None),
    ] {
        let json = format!(r#"{{"preset":"board-game-arena","leftovers":"{name}"}}"#);
        for seats in 2..=7 {
            assert_eq!(settings(&json, seats).leftovers, want);
        }
        let rules = rules(&json);
        assert_eq!(rules.to_json(), json!({"preset": "board-game-arena", "leftovers": name}));
        assert_eq!(read(&rules.to_json()), Ok(rules));
        assert_eq!(RuleSet::from_code(&rules.to_code()), Ok(rules));
        assert_eq!(rules.changed().count(), 1);
        // Taken back, the preset decides again.
        let mut back = rules;
        back.reset(7);
        assert_eq!(back, RuleSet::preset(GameId::Pilina, "board-game-arena").unwrap());
    }
}

#[test]
fn the_leftovers_by_seats_are_written_by_the_name_of_their_preset_alone() {
    let rules = RuleSet::preset(GameId::Pilina, "board-game-arena").unwrap();
    assert_eq!(rules.get("leftovers"), Some(LEFTOVERS_BY_SEATS));
    assert_eq!(rules.to_json(), json!({"preset": "board-game-arena"}));
    assert_eq!(read(&rules.to_json()), Ok(rules));
    assert_eq!(RuleSet::from_code(&rules.to_code()), Ok(rules));
    let bytes = postcard::to_allocvec(&rules).unwrap();
    assert_eq!(postcard::from_bytes::<RuleSet>(&bytes).unwrap(), rules);
    // No other preset can have it.
    for preset in ["pilina", "hawaii-style", "higobana"] {
        let mut other = RuleSet::preset(GameId::Pilina, preset).unwrap();
        assert!(other.set("leftovers", LEFTOVERS_BY_SEATS).is_err());
    }
    let setting = GameId::Pilina.rules().settings[7];
    assert_eq!(setting.value_name(LEFTOVERS_BY_SEATS), "by-players");
    assert!(!setting.accepts(LEFTOVERS_BY_SEATS), "no panel offers it");
}
