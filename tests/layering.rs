//! The layers stay apart, files stay small, and the repository names nothing outside of itself.

mod common;

use std::fs;
use std::path::{Path, PathBuf};

use common::path;

/// What no pure layer may know: the browser, Leptos, clocks, other randomness.
const IMPURE: [&str; 10] = [
    "leptos",
    "web_sys",
    "js_sys",
    "wasm_bindgen",
    "gloo",
    "std::time",
    "SystemTime",
    "Instant",
    "getrandom",
    "thread_rng",
];

const PURE: [&str; 4] = ["rules", "record", "cpu", "present"];

/// A layer and those that it must not name. Arrows point one way:
/// `ui → app → present → record → rules`, `cpu → rules`; `platform` is called by `app`.
const FORBIDDEN: [(&str, &[&str]); 4] = [
    ("rules", &["record", "cpu", "present", "app", "ui", "platform"]),
    ("record", &["cpu", "present", "app", "ui", "platform"]),
    ("cpu", &["record", "present", "app", "ui", "platform"]),
    ("present", &["app", "ui", "platform"]),
];

/// What thinks: in the worker's module alone, so that it is not loaded twice.
const THINKING: [&str; 8] =
    ["decide", "react", "Thinking", "thinking", "hana_awase", "pilina", "yaku_narabe", "baselines"];

/// No source file is longer; tables and tests apart.
const LINES: usize = 500;

/// All files below a folder, without what is built, fetched or ignored.
fn files_below(folder: &Path) -> Vec<PathBuf> {
    const SKIPPED: [&str; 6] = [".git", "target", "dist", ".stage", "node_modules", "out"];
    let mut files = Vec::new();
    let Ok(entries) = fs::read_dir(folder) else { return files };
    for entry in entries {
        let path = entry.expect("an entry").path();
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        // In a second working tree `.git` is a file, which says where the first one lies.
        if SKIPPED.contains(&name) {
            continue;
        }
        if path.is_dir() {
            files.extend(files_below(&path));
        } else {
            files.push(path);
        }
    }
    files.sort();
    files
}

fn is_rust(file: &Path) -> bool {
    file.extension().is_some_and(|extension| extension == "rs")
}

/// The code of a Rust file without its line comments, which may speak of anything, and without the
/// unit tests at its end, which may play whole matches.
fn code(file: &Path) -> String {
    let text = fs::read_to_string(file).expect("a text file");
    let code = text
        .split("#[cfg(test)]")
        .next()
        .unwrap_or_default()
        .lines()
        .map(|line| line.split("//").next().unwrap_or_default());
    code.collect::<Vec<_>>().join("\n")
}

/// The layers that a piece of code names: `crate::cpu`, `hanakago::cpu`, `crate::{cpu::…, rules}`.
fn layers_named(code: &str) -> Vec<String> {
    let mut named = Vec::new();
    for root in ["crate::", "hanakago::"] {
        for (at, _) in code.match_indices(root) {
            let rest = &code[at + root.len()..];
            let word = |text: &str| text.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect::<String>();
            let Some(group) = rest.strip_prefix('{') else {
                named.push(word(rest));
                continue;
            };
            // The first words of a group, at its own depth.
            let mut depth = 0;
            let mut begins = true;
            for (at, c) in group.char_indices() {
                match c {
                    '{' => depth += 1,
                    '}' if depth == 0 => break,
                    '}' => depth -= 1,
                    ',' if depth == 0 => begins = true,
                    c if begins && !c.is_whitespace() => {
                        named.push(word(&group[at..]));
                        begins = false;
                    }
                    _ => {}
                }
            }
        }
    }
    named
}

#[test]
fn the_helper_finds_the_layers_that_code_names() {
    let code =
        "use crate::rules::{Card, CardSet};\nuse crate::{cpu::{a, b}, present, ui as x};\nhanakago::record::Match";
    assert_eq!(layers_named(code), ["rules", "cpu", "present", "ui", "record"]);
}

#[test]
fn pure_layers_know_no_browser_no_clock_and_no_other_randomness() {
    for layer in PURE {
        for file in files_below(&path("src").join(layer)).iter().filter(|file| is_rust(file)) {
            let code = code(file);
            for name in IMPURE {
                let word = |at: usize| !code[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_');
                assert!(!code.match_indices(name).any(|(at, _)| word(at)), "{} names {name}", file.display());
            }
        }
    }
}

#[test]
fn arrows_between_the_layers_point_one_way() {
    for (layer, forbidden) in FORBIDDEN {
        for file in files_below(&path("src").join(layer)).iter().filter(|file| is_rust(file)) {
            for named in layers_named(&code(file)) {
                assert!(!forbidden.contains(&named.as_str()), "{} names {named}", file.display());
            }
        }
    }
}

#[test]
fn the_page_carries_no_computer_player() {
    for layer in ["platform", "app", "ui", "present"] {
        for file in files_below(&path("src").join(layer)).iter().filter(|file| is_rust(file)) {
            let code = code(file);
            for (at, _) in code.match_indices("cpu::") {
                let rest = &code[at + "cpu::".len()..];
                let named =
                    if rest.starts_with('{') { rest.split('}').next() } else { rest.split([';', '(', ' ']).next() };
                let words = named.unwrap_or_default().split(|c: char| !c.is_alphanumeric() && c != '_');
                for word in words {
                    assert!(!THINKING.contains(&word), "{} names cpu::{word}", file.display());
                }
            }
        }
    }
}

#[test]
fn the_page_prints_whole_numbers_only() {
    // A single `{:.1}` brings the code that prints floats: 6 kB of download.
    for layer in ["platform", "app", "ui", "present", "record", "rules"] {
        for file in files_below(&path("src").join(layer)).iter().filter(|file| is_rust(file)) {
            let code = code(file);
            let digits = |at: usize| code[at + 2..].starts_with(|c: char| c.is_ascii_digit());
            let broken = code.match_indices(":.").find(|(at, _)| digits(*at));
            assert!(broken.is_none(), "{} prints a float", file.display());
        }
    }
}

#[test]
fn the_rules_and_the_records_are_where_this_test_looks() {
    for layer in ["rules", "record"] {
        let files = files_below(&path("src").join(layer));
        assert!(files.iter().filter(|file| is_rust(file)).count() > 5, "{layer}");
    }
}

#[test]
fn no_source_file_is_longer_than_five_hundred_lines() {
    for folder in ["src", "examples", "benches", "style"] {
        for file in files_below(&path(folder)) {
            let Ok(text) = fs::read_to_string(&file) else { continue };
            let lines = text.lines().count();
            assert!(lines <= LINES, "{} has {lines} lines", file.display());
        }
    }
}

#[test]
fn nothing_names_a_path_outside_of_the_repository() {
    let root = path("");
    // Joined here, so that this file does not name them itself.
    let outside = ["/wo|rk/", "/sha|red/", "/ho|me/", "/Use|rs/", "/ro|ot/", "C:|\\"].map(|text| text.replace('|', ""));
    let mut read = 0;
    for file in files_below(&root) {
        let Ok(text) = fs::read_to_string(&file) else { continue };
        read += 1;
        let inside = file.strip_prefix(&root).expect("below the root");
        for name in &outside {
            let found = text.lines().find(|line| line.contains(name.as_str()));
            assert!(found.is_none(), "{} names {name}: {}", inside.display(), found.unwrap_or_default());
        }
        // `../` may climb as far as the root.
        let depth = inside.components().count() - 1;
        for (at, _) in text.match_indices("../") {
            let before = text[..at].chars().next_back();
            if before.is_some_and(|c| c == '/' || c == '.' || c.is_alphanumeric()) {
                continue;
            }
            let climbs = text[at..].split('/').take_while(|part| *part == "..").count();
            assert!(
                climbs <= depth,
                "{} climbs out: {}",
                inside.display(),
                text[at..].chars().take(60).collect::<String>()
            );
        }
    }
    assert!(read > 50);
}
