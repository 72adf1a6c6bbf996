//! Waiting and the time of day.

use gloo_timers::future::TimeoutFuture;

/// Waits, at once where there is nothing to wait for.
pub async fn sleep(millis: u32) {
    if millis > 0 {
        TimeoutFuture::new(millis).await;
    }
}

/// Milliseconds since 1970.
#[must_use]
pub fn now() -> u64 {
    js_sys::Date::now() as u64
}
