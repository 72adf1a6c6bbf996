//! The start of the page, and the frame around the screens.

use crate::ui::parts::live::{click, memo, part, text, when};
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsCast;

use super::parts::Icon;
use super::screens::{About, Home, Outcome, part_rules, part_settings};
use super::solo::{part_solo, part_solo_stats};
use super::table::Table;
use crate::app::address::{self, Brought};
use crate::app::look::{self, Look};
use crate::app::prefs::Prefs;
use crate::app::saves::{self, Saved};
use crate::app::words::Lang;
use crate::app::{App, Screen, Session, Words, history};
use crate::platform::{crash, page, storage};
use crate::present::Msg;
use crate::record::Record;
use crate::rules::GameId;

/// Mounts the app once its words are there.
pub fn start() {
    crash::install();
    let before = Prefs::load();
    let mut prefs = before.clone();
    let asked = address::read(&page::query(), &mut prefs);
    let known: Vec<&str> = Lang::ALL.iter().map(|lang| lang.tag()).collect();
    let lang = prefs.lang.or_else(|| page::preferred(&known).and_then(Lang::of)).unwrap_or_default();
    let Some(root) = page::find("#app") else { return };
    let Ok(root) = root.dyn_into::<web_sys::HtmlElement>() else { return };
    leptos::mount::mount_to(root, move || {
        let plan = prefs.plan(prefs.game);
        let look = Look::of(&plan.rules, prefs.deck, prefs.terms);
        let (prefs, plan, session) = (RwSignal::new(prefs), RwSignal::new(plan), Session::new());
        let screen = RwSignal::new(Screen::Home);
        let app = App {
            words: Words::new(lang, look),
            prefs,
            screen,
            wanted: RwSignal::new(Screen::Home),
            session,
            notice: RwSignal::new(None),
            saves: RwSignal::new(Vec::new()),
            plan,
            look: look::watch(prefs, screen, session, plan),
            decks: RwSignal::new(0),
        };
        provide_context(app);
        let visit = app.prefs.get_untracked();
        let ready = RwSignal::new(false);
        spawn_local(async move {
            let mut loaded = app.words.load(lang).await;
            if !loaded && lang != Lang::En {
                loaded = app.words.load(Lang::En).await;
            }
            if !loaded || !app.load_deck(app.look.get_untracked()).await {
                // Without words and cards there is nothing to show: the start-up script says so.
                return page::report("the words or the cards could not be loaded");
            }
            begin(app, asked).await;
            ready.set(true);
            page::started();
            // The tiles of the other games show their own cards; nothing waits for them.
            for game in GameId::ALL {
                let look = app.prefs.with_untracked(|prefs| Look::of(&prefs.plan(game).rules, prefs.deck, prefs.terms));
                app.load_deck(look).await;
            }
        });
        view! {
            {when(move || ready.get(), move || {
                let (before, visit) = (before.clone(), visit.clone());
                view! { <Frame before visit /> }.into_any()
            })}
        }
    })
    .forget();
}

/// Opens what the address asks for, or the match that was on the table.
async fn begin(app: App, asked: address::Asked) {
    // A match that crashed while it was being opened is set aside instead of crashing again.
    if let Some(slot) = crash::crashed_while_opening() {
        saves::set_match_aside(&slot);
        crash::opened();
        app.warn(Msg::new("ui-set-aside"));
    }
    let aside = saves::aside();
    app.saves.set(saves::list());
    if saves::aside() > aside {
        app.warn(Msg::new("ui-set-aside"));
    }
    let aside = saves::aside();
    if !history::check() || saves::aside() > aside {
        app.warn(Msg::new("ui-records-aside"));
    }
    if storage::health() != storage::Health::Kept {
        app.warn(Msg::new("ui-storage-refused"));
    }
    if !asked.bad.is_empty() {
        app.warn(Msg::new("error-address").with("list", asked.bad));
    }
    let fragment = page::hash();
    if let Some(brought) = bring(app, &fragment) {
        return take(app, brought).await;
    }
    if let Some((plan, seed)) = asked.plan {
        return open_record(app, address::record_of(&plan, seed)).await;
    }
    match Screen::of(&fragment) {
        Some(Screen::Table | Screen::Result) => {
            let saved = saves::last().and_then(|id| saves::get(&id)).filter(|saved| !saved.done);
            if let Some(saved) = saved {
                open(app, saved).await;
            }
        }
        Some(screen) => app.turn_to(screen, false).await,
        None => {}
    }
}

/// What a fragment brings, if it is any good; it is used up, so that the back button does not bring it again.
fn bring(app: App, fragment: &str) -> Option<Brought> {
    let brought = address::fragment(fragment)?;
    page::set_hash(&app.screen.get_untracked().fragment(), false);
    if let Brought::Bad(why) = brought {
        app.warn(why);
        return None;
    }
    Some(brought)
}

/// Opens what a fragment brought, a shared match or shared rules.
async fn take(app: App, brought: Brought) {
    match brought {
        Brought::Record(record) => open_record(app, *record).await,
        Brought::Rules(rules) => {
            app.choose(rules.game());
            app.plan.update(|plan| {
                plan.rules = rules;
                plan.fit();
            });
            app.turn_to(Screen::Settings, true).await;
        }
        Brought::Bad(why) => app.warn(why),
    }
}

/// Opens a record: the match in progress with the same deal, or a new one beside the others.
pub async fn open_record(app: App, record: Record) {
    let same = app.saves.with_untracked(|all| saves::same_deal(all, &record));
    let saved = same.and_then(|id| saves::get(&id)).unwrap_or_else(|| address::slot_of(record));
    open(app, saved).await;
}

/// Opens a saved match on the table, once the words and the cards of its game are there.
pub async fn open(app: App, saved: Saved) {
    let turn = app.session.turn();
    // Where another match was opened meanwhile, this one is not wanted any more.
    let look = app.prefs.with_untracked(|prefs| Look::of(&saved.record.setup.rules, prefs.deck, prefs.terms));
    if !app.dress(look).await || app.session.turn() != turn {
        return;
    }
    let id = saved.id.clone();
    app.choose(saved.game());
    if app.session.open(app, saved) {
        app.go(Screen::Table);
        if app.session.outcome.with_untracked(Option::is_some) {
            app.go(Screen::Result);
        }
    } else {
        saves::set_match_aside(&id);
        app.saves.set(saves::list());
        app.warn(Msg::new("ui-set-aside"));
        app.go(Screen::Home);
    }
}

/// Everything around the screens: attributes of the page, notices, the live region.
#[component]
fn Frame(before: Prefs, visit: Prefs) -> impl IntoView {
    let app = crate::app::use_app();
    Effect::new(move |_| {
        let prefs = app.prefs.get();
        page::set_root("data-theme", prefs.theme.id());
        page::set_root("data-table", prefs.ground.id());
        page::set_root("data-aids", if prefs.aids { "on" } else { "off" });
        let still = prefs.speed == crate::app::prefs::Speed::Off;
        page::set_root("data-motion", if still || page::reduced_motion() { "less" } else { "full" });
        prefs.save(&before, &visit);
    });
    Effect::new(move |_| {
        let plan = app.plan.get();
        let (game, json) = (plan.rules.game(), plan.to_json());
        let kept = app.prefs.with_untracked(|prefs| prefs.game == game && prefs.plans.get(game.id()) == Some(&json));
        if !kept {
            app.prefs.update(|prefs| prefs.keep(&plan));
        }
    });
    // The words and the deck follow the game in force.
    Effect::new(move |_| {
        let look = app.look.get();
        spawn_local(async move {
            app.dress(look).await;
        });
    });
    Effect::new(move |_| {
        let screen = app.words.get(format!("ui-screen-{}", app.screen.get().id()));
        page::set_title(&format!("{screen} · Hanakago 花籠"));
        crash::set_words(crash::Words {
            title: app.words.get("ui-crash-title"),
            text: app.words.get("ui-crash-text"),
            reload: app.words.get("ui-reload"),
            copy: app.words.get("ui-crash-copy"),
        });
    });
    // A new screen begins at its heading, for those who cannot see that it changed.
    Effect::new(move |before: Option<Screen>| {
        let screen = app.screen.get();
        if before.is_some_and(|before| before != screen) {
            spawn_local(async move {
                leptos::task::tick().await;
                page::focus("main");
                page::scroll_to_top();
            });
        }
        screen
    });
    let back = window_event_listener_untyped("popstate", move |_| {
        // A link that is pasted while the page is open changes the fragment only.
        let fragment = page::hash();
        if let Some(brought) = bring(app, &fragment) {
            return spawn_local(take(app, brought));
        }
        let screen = Screen::of(&fragment).unwrap_or_default();
        let open = app.session.slot().is_some();
        let result = app.session.outcome.with_untracked(Option::is_some);
        let screen = match screen {
            Screen::Table if !open => Screen::Home,
            Screen::Result if !result => {
                if open {
                    Screen::Table
                } else {
                    Screen::Home
                }
            }
            other => other,
        };
        spawn_local(app.turn_to(screen, false));
        if screen == Screen::Home {
            app.saves.set(saves::list());
        }
    });
    on_cleanup(move || back.remove());
    storage::on_change(move |key| app.session.slot_changed(app, &key));
    let solo = memo(move || app.look.get().game == GameId::YakuNarabe);
    view! {
        {part(move || match app.screen.get() {
            Screen::Home => view! { <Home /> }.into_any(),
            Screen::Settings => part_settings(),
            Screen::Table if solo.get() => part_solo(),
            Screen::Table => view! { <Table /> }.into_any(),
            Screen::Result => view! { <Outcome /> }.into_any(),
            Screen::Rules => part_rules(),
            Screen::About => view! { <About /> }.into_any(),
            Screen::Stats => part_solo_stats(),
        })}
        <Live />
        <NoticeBar />
    }
}

/// One polite live region: numbered turns, so that the same words are spoken again.
#[component]
fn Live() -> impl IntoView {
    let app = crate::app::use_app();
    let said = text(move || {
        let (number, msgs) = app.session.said.get();
        if msgs.is_empty() { String::new() } else { format!("{number}: {}", app.words.tell(&msgs)) }
    });
    view! { <p class="sr" id="live" role="status" aria-live="polite">{said}</p> }
}

/// A short notice at the foot of the page.
#[component]
fn NoticeBar() -> impl IntoView {
    let app = crate::app::use_app();
    Effect::new(move |_| {
        let Some(notice) = app.notice.get().filter(|notice| !notice.stays) else { return };
        spawn_local(async move {
            crate::platform::clock::sleep(4500).await;
            if app.notice.try_get_untracked().flatten().as_ref() == Some(&notice) {
                let _ = app.notice.try_set(None);
            }
        });
    });
    view! {
        <div class="notices" role="alert">
            {part(move || (app.notice.get().map(|notice| view! {
                <p class="notice">
                    <span>{app.words.say(&notice.text)}</span>
                    {notice.reload.then(|| view! {
                        <button type="button" class="btn btn--small" on:click=click(|_| page::reload())>
                            {app.words.get("ui-reload")}</button>
                    }.into_any())}
                    <button type="button" class="tool" aria-label=app.words.get("ui-close")
                        on:click=click(move |_| app.notice.set(None))><Icon name="close" /></button>
                </p>
            })).into_any())}
        </div>
    }
}
