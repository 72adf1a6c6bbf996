//! About: privacy, licences, version.

use crate::ui::parts::live::{says, t};
use leptos::prelude::*;

use super::Head;
use crate::present::Msg;

/// What this is and what it does with data: nothing.
#[component]
pub fn About() -> impl IntoView {
    let title = t("ui-screen-about");
    view! {
        <div class="screen">
            <main class="screen__in screen__in--text" tabindex="-1" data-screen="about">
                <Head title>""</Head>
                <div class="guide">
                    {["what", "privacy", "saves", "licence", "art"].map(|part| view! {
                        <section>
                            <h3>{t(format!("ui-about-{part}"))}</h3>
                            <p>{t(format!("ui-about-{part}-text"))}</p>
                        </section>
                    })}
                    <p class="num">{says(move || Msg::new("ui-version").with("version", env!("CARGO_PKG_VERSION").to_owned()))}</p>
                </div>
            </main>
        </div>
    }
}
