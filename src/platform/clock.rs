//! Waiting and the time of day.

use gloo_timers::future::TimeoutFuture;

/// Waits, at once where there is nothing to wait for.
pub async fn sleep(millis: u32) {
    if millis > 0 {
        TimeoutFuture::new(millis).await;
    }
}

/// The day here, as in `2026-11-30`.
#[must_use]
pub fn today() -> String {
    day(now())
}

/// The day here of a time in milliseconds since 1970.
#[must_use]
pub fn day(millis: u64) -> String {
    let date = js_sys::Date::new(&(millis as f64).into());
    let two = |number: u32| if number < 10 { format!("0{number}") } else { number.to_string() };
    format!("{}-{}-{}", date.get_full_year(), two(date.get_month() + 1), two(date.get_date()))
}

/// Milliseconds since 1970.
#[must_use]
pub fn now() -> u64 {
    js_sys::Date::now() as u64
}
