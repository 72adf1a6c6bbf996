//! JSON objects field by field, written and read: unknown fields are refused by name, wrong types by field.
//!
//! One small reader serves records, saves and settings; derived code for each of them would be a tenth of
//! the page's download.

use serde_json::{Map, Value};

/// What is wrong with an object.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum FieldError {
    /// Not an object.
    #[error("{0}: an object is wanted")]
    NotAnObject(String),
    /// A field that nobody knows.
    #[error("{0}: unknown field '{1}'")]
    Unknown(String, String),
    /// A field that is missing, or has a wrong type or value.
    #[error("{0}: {1} is wanted")]
    Wanted(String, &'static str),
}

/// An object whose fields are all known.
#[derive(Debug, Clone, Copy)]
pub struct Fields<'a> {
    name: &'a str,
    map: &'a Map<String, Value>,
}

impl<'a> Fields<'a> {
    /// The object of `json`, which `name` names in errors, if it has no fields but these.
    pub fn of(name: &'a str, json: &'a Value, known: &[&str]) -> Result<Self, FieldError> {
        let map = json.as_object().ok_or_else(|| FieldError::NotAnObject(name.into()))?;
        match map.keys().find(|key| !known.contains(&key.as_str())) {
            Some(key) => Err(FieldError::Unknown(name.into(), key.chars().take(40).collect())),
            None => Ok(Self { name, map }),
        }
    }

    /// A field, if it is there and not null.
    #[must_use]
    pub fn get(&self, key: &str) -> Option<&'a Value> {
        self.map.get(key).filter(|value| !value.is_null())
    }

    /// The error of a field that is not what is wanted.
    #[must_use]
    pub fn wanted(&self, key: &str, what: &'static str) -> FieldError {
        FieldError::Wanted(if key.is_empty() { self.name.into() } else { format!("{}.{key}", self.name) }, what)
    }

    /// A field read by `read`, if it is there.
    pub fn maybe<T>(
        &self,
        key: &str,
        what: &'static str,
        read: impl Fn(&'a Value) -> Option<T>,
    ) -> Result<Option<T>, FieldError> {
        self.get(key).map(|value| read(value).ok_or_else(|| self.wanted(key, what))).transpose()
    }

    /// A field read by `read`; an error when it is not there.
    pub fn must<T>(
        &self,
        key: &str,
        what: &'static str,
        read: impl Fn(&'a Value) -> Option<T>,
    ) -> Result<T, FieldError> {
        self.maybe(key, what, read)?.ok_or_else(|| self.wanted(key, what))
    }
}

/// An object of such fields. (`json!` would serialise what is JSON already, and bring all that reads it along.)
#[must_use]
pub fn object(fields: Vec<(&str, Value)>) -> Value {
    let mut map = Map::new();
    for (key, value) in fields {
        map.insert(key.to_owned(), value);
    }
    Value::Object(map)
}

/// A text.
#[must_use]
pub fn text(json: &Value) -> Option<String> {
    json.as_str().map(ToOwned::to_owned)
}

/// A list of which every part is read by `read`.
pub fn list<T>(json: &Value, read: impl Fn(&Value) -> Option<T>) -> Option<Vec<T>> {
    json.as_array()?.iter().map(read).collect()
}

/// A list of texts.
#[must_use]
pub fn texts(json: &Value) -> Option<Vec<String>> {
    list(json, text)
}

/// A whole number that fits.
pub fn number<T: TryFrom<i64>>(json: &Value) -> Option<T> {
    T::try_from(json.as_i64()?).ok()
}
