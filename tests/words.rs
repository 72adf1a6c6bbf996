//! Every message that the program asks for exists in every language, and can be printed.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_bundle::{FluentBundle, FluentResource};
use hanakago::present::catalog;
use hanakago::rules::GameId;

const LANGUAGES: [&str; 2] = ["en", "ja"];
/// Ends of ids that take the place of the message without them; see `Words::set_overlays`.
const OVERLAYS: [&str; 2] = ["-hawaii", "-sakura"];

/// The names of the Hawaiʻi deck: in force while it shows, in whatever game.
const DECK: &str = "hawaii";

/// The files of all games, or those in a folder: of one game, or of the Hawaiʻi deck.
type Shelf = Option<&'static str>;

fn shelves() -> Vec<Shelf> {
    let games = GameId::ALL.map(|game| Some(game.id()));
    std::iter::once(None).chain(games).chain([Some(DECK)]).collect()
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The message files of a language on a shelf, by name.
fn texts(language: &str, shelf: Shelf) -> Vec<(String, String)> {
    let mut folder = root().join("assets/locales").join(language);
    if let Some(name) = shelf {
        folder.push(name);
    }
    let entries = fs::read_dir(&folder).unwrap_or_else(|why| panic!("{}: {why}", folder.display()));
    let mut files: Vec<_> = entries.flatten().map(|file| file.path()).filter(|path| path.is_file()).collect();
    files.sort();
    let read = |path: std::path::PathBuf| {
        let name = path.strip_prefix(root()).expect("below the root").display().to_string();
        (name, fs::read_to_string(path).expect("a message file is text"))
    };
    files.into_iter().map(read).collect()
}

/// Every message file of a language.
fn all_texts(language: &str) -> Vec<(String, String)> {
    shelves().into_iter().flat_map(|shelf| texts(language, shelf)).collect()
}

fn resource(text: &str, whose: &str) -> FluentResource {
    FluentResource::try_new(text.to_owned()).unwrap_or_else(|(_, errors)| panic!("{whose}: {errors:?}"))
}

/// The ids of a language's messages on a shelf, each with the variables that it names.
fn messages(language: &str, shelf: Shelf) -> BTreeMap<String, BTreeSet<String>> {
    let mut all = BTreeMap::new();
    for (file, text) in texts(language, shelf) {
        resource(&text, &file);
        let mut id = String::new();
        for line in text.lines() {
            let named = line.split_once(" =").map(|(id, _)| id).filter(|id| !id.is_empty());
            if let Some(start) = named.filter(|id| id.chars().all(|c| c.is_ascii_alphanumeric() || "-_".contains(c))) {
                start.clone_into(&mut id);
                assert!(all.insert(id.clone(), BTreeSet::new()).is_none(), "{file}: {id} stands twice");
            }
            for part in line.split('$').skip(1).filter(|_| !line.starts_with('#')) {
                let end = part.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(part.len());
                all.entry(id.clone()).or_insert_with(BTreeSet::new).insert(part[..end].to_owned());
            }
        }
    }
    all
}

/// What is there while a game is in force and the Hawaiʻi deck shows: the game's own messages before those of all
/// games.
fn in_force(language: &str, game: GameId) -> BTreeMap<String, BTreeSet<String>> {
    let mut all = messages(language, None);
    all.extend(messages(language, Some(game.id())));
    all.extend(messages(language, Some(DECK)));
    all
}

/// The same, as the library has it.
fn bundle(language: &str, game: GameId) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new(vec![language.parse().expect("a language tag")]);
    bundle.set_use_isolating(false);
    for (file, text) in [None, Some(game.id()), Some(DECK)].into_iter().flat_map(|shelf| texts(language, shelf)) {
        bundle.add_resource_overriding(resource(&text, &file));
    }
    bundle
}

/// Literals in the sources that look like message ids.
fn asked_for() -> BTreeSet<String> {
    fn walk(folder: &Path, found: &mut BTreeSet<String>) {
        for entry in fs::read_dir(folder).expect("a source folder").flatten() {
            let path = entry.path();
            if path.is_dir() {
                walk(&path, found);
                continue;
            }
            let text = fs::read_to_string(&path).expect("a source file is text");
            for literal in text.split('"').skip(1).step_by(2) {
                let starts = ["ui-", "event-", "error-", "seat-you", "lesson-"].iter().any(|s| literal.starts_with(s));
                let plain = literal.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
                if starts && plain && !literal.ends_with('-') {
                    found.insert(literal.to_owned());
                }
            }
        }
    }
    let mut found = BTreeSet::new();
    for layer in ["app", "ui", "present", "platform"] {
        walk(&root().join("src").join(layer), &mut found);
    }
    found
}

#[test]
fn every_language_has_every_message_of_the_tables() {
    for language in LANGUAGES {
        for shelf in shelves() {
            let has = messages(language, shelf);
            let wanted = match shelf {
                None => catalog::common_ids(),
                Some(DECK) => catalog::hawaii_ids(),
                Some(game) => catalog::game_ids(game.parse().expect("a game")),
            };
            let missing: Vec<String> = wanted.into_iter().filter(|id| !has.contains_key(id)).collect();
            assert!(missing.is_empty(), "{language} {shelf:?}: {missing:?}");
        }
    }
}

#[test]
fn every_language_has_every_message_that_the_sources_name() {
    let asked = asked_for();
    assert!(asked.len() > 100, "the scan finds the literals");
    for language in LANGUAGES {
        let shelves: Vec<_> = shelves().into_iter().map(|shelf| messages(language, shelf)).collect();
        let missing: Vec<&String> =
            asked.iter().filter(|id| !shelves.iter().any(|has| has.contains_key(*id))).collect();
        assert!(missing.is_empty(), "{language}: {missing:?}");
    }
}

#[test]
fn the_languages_have_the_same_messages_and_no_variables_of_their_own() {
    for shelf in shelves() {
        let (en, ja) = (messages("en", shelf), messages("ja", shelf));
        assert_eq!(en.keys().collect::<Vec<_>>(), ja.keys().collect::<Vec<_>>());
        // A language may do without a variable; English names them all.
        for (id, used) in &ja {
            assert!(used.is_subset(&en[id]), "{id}: {used:?} in Japanese, {:?} in English", en[id]);
        }
    }
}

#[test]
fn there_are_no_words_of_a_game_that_is_not_played() {
    for language in LANGUAGES {
        for entry in fs::read_dir(root().join("assets/locales").join(language)).expect("a folder").flatten() {
            let name = entry.file_name().to_string_lossy().into_owned();
            assert!(entry.path().is_file() || name == DECK || name.parse::<GameId>().is_ok(), "{language}/{name}");
        }
    }
}

#[test]
fn no_two_games_have_a_preset_of_the_same_id() {
    let ids: Vec<&str> = GameId::ALL.iter().flat_map(|game| game.rules().presets.iter().map(|p| p.id)).collect();
    assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), ids.len(), "{ids:?}");
}

#[test]
fn an_overlay_takes_the_place_of_a_message_that_is_there() {
    for language in LANGUAGES {
        for game in GameId::ALL {
            let has = in_force(language, game);
            for id in has.keys() {
                for base in OVERLAYS.iter().filter_map(|overlay| id.strip_suffix(overlay)) {
                    // Names of presets and values end like overlays; a message of one game names what no other has.
                    let whole = catalog::common_ids().contains(id) || catalog::game_ids(game).contains(id);
                    let elsewhere = GameId::ALL.iter().any(|game| in_force(language, *game).contains_key(base));
                    assert!(whole || elsewhere, "{language}: {id} without {base}");
                    if let Some(variables) = has.get(base) {
                        assert!(has[id].is_subset(variables), "{language}: {id} is given what {base} is given");
                    }
                }
            }
        }
    }
}

#[test]
fn no_message_is_empty_or_lost_on_the_way() {
    for language in LANGUAGES {
        for game in GameId::ALL {
            let bundle = bundle(language, game);
            for id in in_force(language, game).keys() {
                let message = bundle.get_message(id).unwrap_or_else(|| panic!("{language}: {id} is lost"));
                assert!(message.value().is_some(), "{language}: {id} says nothing");
            }
        }
    }
}

#[test]
fn every_glyph_is_one_that_the_fonts_of_every_system_have() {
    // Latin with macrons, typographic marks and the wave dash (which the encoder below maps elsewhere); kana and
    // kanji of JIS X 0208, which every Japanese font has.
    let latin = "\u{a0}〜–—−×·’‘“”…ʻāēīōūĀĒĪŌŪéΣ✓";
    for language in LANGUAGES {
        for (file, text) in all_texts(language) {
            for c in text.chars().filter(|c| !c.is_ascii() && !latin.contains(*c)) {
                let (_, _, unknown) = encoding_rs::SHIFT_JIS.encode(c.encode_utf8(&mut [0; 4]));
                assert!(!unknown, "{file}: {c:?} (U+{:04X})", u32::from(c));
            }
        }
    }
}

#[test]
fn the_okina_is_a_letter_and_no_apostrophe() {
    for language in LANGUAGES {
        for (file, text) in all_texts(language) {
            for wrong in ["Hawai'i", "Hawai’i", "Hawai‘i"] {
                assert!(!text.contains(wrong), "{file}: {wrong}");
            }
        }
    }
}

/// The files of a shelf as the page gets them.
#[cfg(feature = "app")]
fn compiled(language: &str, shelf: Shelf) -> String {
    let node = std::process::Command::new("node")
        .current_dir(root())
        .arg("assets/hooks/words.mjs")
        .args(texts(language, shelf).into_iter().map(|(file, _)| file))
        .output()
        .expect("Node runs");
    assert!(node.status.success(), "{}", String::from_utf8_lossy(&node.stderr));
    String::from_utf8(node.stdout).expect("the words are text")
}

/// The page's own printer of messages, against the library that defines how Fluent is printed.
#[cfg(feature = "app")]
#[test]
fn messages_read_as_fluent_bundle_reads_them() {
    use fluent_bundle::{FluentArgs, FluentValue};
    use hanakago::app::words::book::{Book, Value};

    for (language, game) in LANGUAGES.into_iter().flat_map(|language| GameId::ALL.map(|game| (language, game))) {
        let bundle = bundle(language, game);
        let book = Book::new([None, Some(game.id()), Some(DECK)].map(|shelf| compiled(language, shelf)));
        let plural = |number: i64| if language == "en" && number == 1 { "one" } else { "other" }.to_owned();
        for (id, variables) in in_force(language, game) {
            for number in [0, 1, 2, 3, 12, -7] {
                for word in ["you", "other", "yes", "no"] {
                    let value = |name: &str| match name {
                        "who" | "shown" => Value::Text(word.to_owned()),
                        "name" | "card" | "cards" | "yaku" | "names" | "others" => Value::Text("松に鶴".to_owned()),
                        _ => Value::Number(number),
                    };
                    let args: Vec<(&str, Value)> = variables.iter().map(|name| (name.as_str(), value(name))).collect();
                    let mut theirs = FluentArgs::new();
                    for (name, value) in &args {
                        theirs.set(
                            (*name).to_owned(),
                            match value {
                                Value::Number(number) => FluentValue::from(*number),
                                Value::Text(text) => FluentValue::from(text.clone()),
                            },
                        );
                    }
                    let pattern = bundle.get_message(&id).and_then(|message| message.value()).expect("it has words");
                    let want = bundle.format_pattern(pattern, Some(&theirs), &mut Vec::new()).into_owned();
                    assert_eq!(book.say(&id, &args, &plural), Some(want), "{language}: {id} {args:?}");
                }
            }
        }
    }
}
