//! Every message that the program asks for exists in every language, and can be printed.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_bundle::{FluentBundle, FluentResource};
use hanakago::present::catalog;

const LANGUAGES: [&str; 2] = ["en", "ja"];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn texts(language: &str) -> Vec<(String, String)> {
    let folder = root().join("assets/locales").join(language);
    let mut files: Vec<_> = fs::read_dir(folder).expect("the language has a folder").flatten().collect();
    files.sort_by_key(fs::DirEntry::file_name);
    let read = |file: fs::DirEntry| {
        let text = fs::read_to_string(file.path()).expect("a message file is text");
        (file.file_name().to_string_lossy().into_owned(), text)
    };
    files.into_iter().map(read).collect()
}

fn resource(text: &str, whose: &str) -> FluentResource {
    FluentResource::try_new(text.to_owned()).unwrap_or_else(|(_, errors)| panic!("{whose}: {errors:?}"))
}

/// The ids of a language's messages, each with the variables that it names.
fn messages(language: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut all = BTreeMap::new();
    for (file, text) in texts(language) {
        resource(&text, &file);
        let mut id = String::new();
        for line in text.lines() {
            let named = line.split_once(" =").map(|(id, _)| id).filter(|id| !id.is_empty());
            if let Some(start) = named.filter(|id| id.chars().all(|c| c.is_ascii_alphanumeric() || "-_".contains(c))) {
                start.clone_into(&mut id);
                assert!(all.insert(id.clone(), BTreeSet::new()).is_none(), "{language}: {id} stands twice");
            }
            for part in line.split('$').skip(1).filter(|_| !line.starts_with('#')) {
                let end = part.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(part.len());
                all.entry(id.clone()).or_insert_with(BTreeSet::new).insert(part[..end].to_owned());
            }
        }
    }
    all
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
        let has = messages(language);
        let missing: Vec<String> = catalog::ids().into_iter().filter(|id| !has.contains_key(id)).collect();
        assert!(missing.is_empty(), "{language}: {missing:?}");
    }
}

#[test]
fn every_language_has_every_message_that_the_sources_name() {
    let asked = asked_for();
    assert!(asked.len() > 100, "the scan finds the literals");
    for language in LANGUAGES {
        let has = messages(language);
        let missing: Vec<&String> = asked.iter().filter(|id| !has.contains_key(*id)).collect();
        assert!(missing.is_empty(), "{language}: {missing:?}");
    }
}

#[test]
fn the_languages_have_the_same_messages_and_no_variables_of_their_own() {
    let (en, ja) = (messages("en"), messages("ja"));
    assert_eq!(en.keys().collect::<Vec<_>>(), ja.keys().collect::<Vec<_>>());
    // A language may do without a variable; English names them all.
    for (id, used) in &ja {
        assert!(used.is_subset(&en[id]), "{id}: {used:?} in Japanese, {:?} in English", en[id]);
    }
}

#[test]
fn no_message_is_empty_or_lost_on_the_way() {
    for language in LANGUAGES {
        let mut bundle = FluentBundle::new(vec![language.parse().expect("a language tag")]);
        for (file, text) in texts(language) {
            bundle.add_resource(resource(&text, &file)).expect("no id stands twice");
        }
        for id in messages(language).keys() {
            let message = bundle.get_message(id).unwrap_or_else(|| panic!("{language}: {id} is lost"));
            assert!(message.value().is_some(), "{language}: {id} says nothing");
        }
    }
}

#[test]
fn every_glyph_is_one_that_the_fonts_of_every_system_have() {
    // Latin with macrons, typographic marks and the wave dash (which the encoder below maps elsewhere); kana and
    // kanji of JIS X 0208, which every Japanese font has.
    let latin = "\u{a0}〜–—−×·’‘“”…ʻāēīōūĀĒĪŌŪéΣ✓";
    for language in LANGUAGES {
        for (file, text) in texts(language) {
            for c in text.chars().filter(|c| !c.is_ascii() && !latin.contains(*c)) {
                let (_, _, unknown) = encoding_rs::SHIFT_JIS.encode(c.encode_utf8(&mut [0; 4]));
                assert!(!unknown, "{language}/{file}: {c:?} (U+{:04X})", u32::from(c));
            }
        }
    }
}

#[test]
fn the_okina_is_a_letter_and_no_apostrophe() {
    for language in LANGUAGES {
        for (file, text) in texts(language) {
            for wrong in ["Hawai'i", "Hawai’i", "Hawai‘i"] {
                assert!(!text.contains(wrong), "{language}/{file}: {wrong}");
            }
        }
    }
}

/// The page's own printer of messages, against the library that defines how Fluent is printed.
#[cfg(feature = "app")]
#[test]
fn messages_read_as_fluent_bundle_reads_them() {
    use fluent_bundle::{FluentArgs, FluentValue};
    use hanakago::app::words::book::{Book, Value};

    for language in LANGUAGES {
        let mut bundle = FluentBundle::new(vec![language.parse().expect("a language tag")]);
        bundle.set_use_isolating(false);
        let mut all = String::new();
        for (file, text) in texts(language) {
            bundle.add_resource(resource(&text, &file)).expect("no id stands twice");
            all.push_str(&text);
            all.push('\n');
        }
        let book = Book::new(all);
        let plural = |number: i64| if language == "en" && number == 1 { "one" } else { "other" }.to_owned();
        for (id, variables) in messages(language) {
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
