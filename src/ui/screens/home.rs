//! Home: continue, start, learn.

use crate::ui::parts::live::{click, flag, part, row, says, t, text, truth};
use leptos::prelude::*;
use leptos::task::spawn_local;
use web_sys::HtmlInputElement;

use crate::app::address::{self, Brought};
use crate::app::look::Look;
use crate::app::plan::Plan;
use crate::app::prefs::Ground;
use crate::app::{App, Screen, history, saves, use_app};
use crate::platform::{clock, deck, page};
use crate::present::msg::Names;
use crate::present::table::TableModel;
use crate::present::{Msg, lesson};
use crate::record::SeatKind;
use crate::record::history::DAILY;
use crate::rules::{Card, GameId, Seat, Seed};
use crate::ui::parts::{CardBack, Icon, LangSwitch, MiniCard, Sheet, ThemeSwitch};
use crate::ui::root::{open, open_record};

/// The first screen.
#[component]
pub fn Home() -> impl IntoView {
    let app = use_app();
    let bringing = RwSignal::new(false);
    view! {
        <div class="screen">
            <main class="screen__in" tabindex="-1" data-screen="home">
                <header class="top">
                    <div class="brand">
                        <img class="brand__mark" src="icons/favicon.svg" alt="" width="64" height="64" />
                        <h1 class="brand__name">"Hanakago"<span lang="ja">"花籠"</span></h1>
                    </div>
                    <div class="top__tools"><Grounds /><LangSwitch /><ThemeSwitch /></div>
                </header>
                <div class="home">
                    <Saves />
                    <nav class="games" aria-label=t("ui-games")>
                        {GameId::ALL.map(|game| view! { <GameTile game /> })}
                    </nav>
                    <LearnTile />
                    <footer class="foot">
                        <button type="button" on:click=click(move |_| app.go(Screen::Rules))>{t("ui-screen-rules")}</button>
                        <button type="button" on:click=click(move |_| app.go(Screen::Settings))>{t("ui-screen-settings")}</button>
                        <button type="button" on:click=click(move |_| bringing.set(true))>{t("ui-bring")}</button>
                        <button type="button" on:click=click(move |_| app.go(Screen::About))>{t("ui-screen-about")}</button>
                    </footer>
                </div>
            </main>
        </div>
        <Bring open=bringing />
    }
}

/// What the cards lie on.
#[component]
fn Grounds() -> impl IntoView {
    let app = use_app();
    view! {
        <div class="swatches wide-only" role="group" aria-label=t("setting-ground")>
            {Ground::ALL.iter().map(|ground| view! {
                <button type="button" class="swatch" data-table=ground.id()
                    aria-pressed=truth(move || app.prefs.with(|prefs| prefs.ground == *ground))
                    aria-label=text(move || app.words.get(format!("value-ground-{}", ground.id())))
                    on:click=click(move |_| app.prefs.update(|prefs| prefs.ground = *ground))><i></i></button>
            }).map(IntoAny::into_any).collect::<Vec<_>>()}
        </div>
    }
}

/// The first cards of a saved match, as the person left it, and the words for it.
struct Glance {
    cards: Vec<Card>,
    title: Msg,
    /// What going on means: the next move, or the result that waits.
    resume: &'static str,
    round: Msg,
    others: Vec<Msg>,
}

fn glance(saved: &saves::Saved) -> Option<Glance> {
    let game = saved.record.replay().ok()?;
    let human = saved.record.setup.seats.iter().position(|seat| *seat == SeatKind::Human).unwrap_or(0) as Seat;
    let waiting = saved.seen < game.finished().len();
    let view = if waiting { game.finished_view(saved.seen, human)? } else { game.view(human) };
    let model = TableModel::of(&view, None);
    let mut cards = model.hand(crate::present::table::Sort::Month);
    if cards.is_empty() {
        cards = model.field_cards().iter().collect();
    }
    if cards.is_empty() {
        cards = model.own().map_or_else(Vec::new, |own| own.captures.iter().collect());
    }
    cards.truncate(5);
    let title = match (waiting, game.to_move() == Some(human)) {
        (true, _) => Msg::new("ui-result-waits"),
        (false, true) => Msg::new("ui-your-turn"),
        (false, false) => Msg::new("ui-match-goes-on"),
    };
    let round = Msg::new("ui-round-of").with("round", view.round).with("rounds", view.rounds);
    let names = Names { viewer: human, given: saved.record.names.clone().unwrap_or_default(), teams: 0 };
    let others = (0..game.seats()).filter(|seat| *seat != human);
    let others = others.map(|seat| Msg::new("ui-name").with_seat(&names, seat));
    let resume = if waiting { "ui-see-result" } else { "ui-resume" };
    Some(Glance { cards, title, resume, round, others: others.collect() })
}

/// Matches in progress, newest first.
#[component]
fn Saves() -> impl IntoView {
    let app = use_app();
    let list = move || app.saves.get().into_iter().filter(|saved| !saved.done).collect::<Vec<_>>();
    let deleting = RwSignal::new(None::<String>);
    let ask = RwSignal::new(false);
    let title = t("ui-delete-ask");
    view! {
        {part(move || (list().into_iter().enumerate().filter_map(|(at, saved)| {
            let glance = glance(&saved)?;
            let id = saved.id.clone();
            let game = Msg::new(format!("game-{}", saved.game().id()));
            let label = match glance.others {
                others if others.is_empty() => game,
                others => Msg::new("ui-with-others").with("game", game).with("others", others),
            };
            let resume = move |_| {
                if let Some(saved) = saves::get(&saved.id) {
                    spawn_local(open(app, saved));
                }
            };
            let class = if at == 0 { "resume" } else { "resume resume--more" };
            let scene = glance.cards;
            let (title, round) = (glance.title, glance.round);
            Some(view! {
                <section class=class>
                    <div class="resume__scene" aria-hidden="true">
                        {scene.into_iter().map(|card| view! { <MiniCard card silent=true /> }).map(IntoAny::into_any).collect::<Vec<_>>()}
                    </div>
                    <div class="resume__say">
                        <div>
                            <h2>{says(move || title.clone())}</h2>
                            <p class="num">{says(move || label.clone())}<br />{says(move || round.clone())}</p>
                        </div>
                        <div class="resume__do">
                            <button type="button" class="btn btn--seal" data-action="resume" on:click=click(resume)>
                                {t(glance.resume)}</button>
                            <button type="button" class="tool" aria-label=t("ui-delete")
                                on:click=click(move |_| { deleting.set(Some(id.clone())); ask.set(true); })>
                                <Icon name="trash" /></button>
                        </div>
                    </div>
                </section>
            })
        }).map(IntoAny::into_any).collect::<Vec<_>>()).into_any())}
        <Sheet open=ask title>
            <p>{t("ui-delete-text")}</p>
            <div class="sheet__do">
                <button type="button" class="btn btn--quiet" on:click=click(move |_| ask.set(false))>
                    {t("ui-keep")}</button>
                <button type="button" class="btn btn--seal" on:click=click(move |_| {
                    if let Some(id) = deleting.get_untracked() {
                        saves::delete(&id);
                    }
                    app.saves.set(saves::list());
                    ask.set(false);
                })>{t("ui-delete")}</button>
            </div>
        </Sheet>
    }
}

/// A game, and the ways to start it.
#[component]
fn GameTile(game: GameId) -> impl IntoView {
    let app = use_app();
    let fan = if game == GameId::YakuNarabe { ["1B", "9A", "12B"] } else { ["3B", "8B", "6A"] };
    let fan: Vec<Card> = fan.into_iter().filter_map(|code| code.parse().ok()).collect();
    let plan = move || {
        if app.plan.with(|plan| plan.rules.game() == game) {
            app.plan.get()
        } else {
            app.prefs.with(|prefs| prefs.plan(game))
        }
    };
    let new = move |_| {
        let plan = untrack(plan);
        app.choose(game);
        spawn_local(open_record(app, address::record_of(&plan, None)));
    };
    let learn = move |_| start_lesson(app, game);
    let set_up = move |_| {
        app.choose(game);
        app.go(Screen::Settings);
    };
    let setup = text(move || {
        let plan = plan();
        let changed = plan.rules.changed().count();
        app.words.say(
            &Msg::new("ui-plan")
                .with("players", plan.players)
                .with("rounds", plan.rules.rounds())
                .with("preset", Msg::new(format!("preset-{}", plan.rules.preset_id())))
                .with("changes", changed),
        )
    });
    view! {
        <section class="start">
            <div class=format!("game game--{game}")>
                <span class="game__slip" lang="ja" aria-hidden="true">{t(format!("game-{game}-ja"))}</span>
                <div class="game__say">
                    <h2 id=format!("game-{game}")>{t(format!("game-{game}"))}</h2>
                    <p>{t(format!("game-{game}-about"))}</p>
                </div>
                <span class="fan" aria-hidden="true">
                    {row(fan.into_iter().map(|card| view! { <FanCard game card /> }))}
                </span>
            </div>
            <div class="start__do">
                <p class="num">{setup}</p>
                <button type="button" class="btn" aria-describedby=format!("game-{game}") data-action="new" on:click=click(new)>{t("ui-new")}</button>
                {(game == GameId::YakuNarabe).then(|| view! { <SoloStarts /> })}
                <button type="button" class="btn btn--quiet" aria-describedby=format!("game-{game}") data-action="set-up" on:click=click(set_up)>
                    {t("ui-set-up")}</button>
                <button type="button" class="btn btn--quiet" aria-describedby=format!("game-{game}") data-action=format!("lesson-{game}") on:click=click(learn)>
                    {t("ui-learn")}</button>
            </div>
        </section>
    }
}

/// Other ways into the solitaire: the deal of the day, a deal by number or word, the records.
#[component]
fn SoloStarts() -> impl IntoView {
    let app = use_app();
    let choosing = RwSignal::new(false);
    let title = t("ui-deal-choose");
    let wanted = RwSignal::new(String::new());
    let daily = move |_| start_solo(app, Seed::new(format!("{DAILY}{}", clock::today())).ok(), true);
    let chosen = move || {
        let text = wanted.get_untracked().trim().to_owned();
        match Seed::new(text) {
            Ok(seed) if !seed.as_str().is_empty() => start_solo(app, Some(seed), false),
            Ok(_) => app.tell(Msg::new("ui-deal-about")),
            Err(_) => app.tell(Msg::new("ui-deal-long")),
        }
    };
    view! {
        <button type="button" class="btn btn--quiet" data-action="daily" on:click=click(daily)>{t("ui-daily")}</button>
        <button type="button" class="btn btn--quiet" data-action="deal" aria-haspopup="dialog"
            on:click=click(move |_| choosing.set(true))>{t("ui-deal-choose")}</button>
        <button type="button" class="btn btn--quiet" data-action="stats" on:click=click(move |_| {
            app.choose(GameId::YakuNarabe);
            app.go(Screen::Stats);
        })>{t("ui-screen-stats")}</button>
        <Sheet open=choosing title>
            <form on:submit=move |event: leptos::ev::SubmitEvent| { event.prevent_default(); chosen(); }>
                <label class="field-label" for="deal-seed">{t("ui-deal-about")}</label>
                <input id="deal-seed" type="text" autocomplete="off" spellcheck="false" prop:value=wanted
                    on:input=move |event| wanted.set(event_target_value(&event)) />
                <div class="sheet__do"><button type="submit" class="btn" data-action="deal-start">{t("ui-deal-start")}</button></div>
            </form>
        </Sheet>
    }
}

/// Opens a deal of the solitaire: the deal of the day by the standard rules, any other by those that are set.
fn start_solo(app: App, seed: Option<Seed>, daily: bool) {
    app.choose(GameId::YakuNarabe);
    let plan = if daily { Plan::new(GameId::YakuNarabe) } else { app.plan.get_untracked() };
    spawn_local(open_record(app, address::record_of(&plan, seed)));
}

/// A card of a game's tile, in that game's own look; a back until its deck is there.
#[component]
fn FanCard(game: GameId, card: Card) -> impl IntoView {
    let app = use_app();
    let picture = text(move || {
        let _ = app.decks.get();
        let (deck, terms) = app.prefs.with(|prefs| (prefs.deck, prefs.terms));
        let look = Look::of(&app.prefs.with(|prefs| prefs.plan(game)).rules, deck, terms);
        deck::picture(look.deck(), look.drawing(card))
    });
    part(move || {
        let picture = picture.get();
        if picture.is_empty() {
            view! { <CardBack /> }.into_any()
        } else {
            view! { <span class="card card--mini"><img src=picture alt="" draggable="false" width="330" height="530" /></span> }.into_any()
        }
    })
}

/// Begins the guided first round of a game.
fn start_lesson(app: App, game: GameId) {
    app.choose(game);
    let mut saved = address::slot_of(lesson::record(game));
    saved.lesson = true;
    spawn_local(async move {
        open(app, saved).await;
        // Only a round that is on the table was seen.
        if app.session.lesson.get_untracked() && app.session.slot().is_some() {
            app.prefs.update(|prefs| prefs.lesson_seen = true);
        }
    });
}

/// The guided first round; offered first to someone who is new.
#[component]
fn LearnTile() -> impl IntoView {
    let app = use_app();
    let new_here = move || !app.prefs.with(|prefs| prefs.lesson_seen);
    let start = move |_| start_lesson(app, GameId::HanaAwase);
    let cards: Vec<Card> = ["1a", "2a", "3a"].into_iter().filter_map(|code| code.parse().ok()).collect();
    view! {
        <button type="button" class="tile tile--learn" class:is-first=flag(new_here) data-action="lesson" on:click=click(start)>
            <span>
                <b class="tile__title">{text(move || app.words.get(if new_here() { "ui-learn-new" } else { "ui-learn" }))}</b>
                <span class="tile__about">{t("ui-learn-about")}</span>
            </span>
            <span class="tile__row" aria-hidden="true">
                {cards.into_iter().map(|card| view! { <MiniCard card silent=true /> }).map(IntoAny::into_any).collect::<Vec<_>>()}
            </span>
        </button>
    }
}

/// Brings a match from a link, a code or a file, and everything from an exported file; exports everything.
#[component]
fn Bring(open: RwSignal<bool>) -> impl IntoView {
    let app = use_app();
    let text = RwSignal::new(String::new());
    let problem = RwSignal::new(None::<Msg>);
    let title = t("ui-bring");
    let take = move || {
        let given = text.get_untracked();
        if let Ok(brought) = saves::import(&given) {
            app.saves.set(saves::list());
            open.set(false);
            app.tell(Msg::new("ui-imported").with("count", brought.matches));
            if let Some(text) = brought.history {
                spawn_local(async move {
                    if app.fetch_part("solo").await {
                        history::part_solo_merge(&text);
                    }
                });
            }
            return;
        }
        match address::record(&given) {
            Brought::Record(record) => {
                open.set(false);
                spawn_local(open_record(app, *record));
            }
            Brought::Bad(why) => problem.set(Some(why)),
            Brought::Rules(_) => {}
        }
    };
    let chosen = move |event: leptos::ev::Event| {
        use wasm_bindgen::JsCast;
        let input = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
        let Some(file) = input.and_then(|input| input.files()).and_then(|files| files.get(0)) else { return };
        spawn_local(async move {
            let read = wasm_bindgen_futures::JsFuture::from(file.text()).await;
            if let Some(read) = read.ok().and_then(|read| read.as_string()) {
                text.set(read);
                take();
            }
        });
    };
    view! {
        <Sheet open title>
            <label class="field-label" for="bring-text">{t("ui-bring-about")}</label>
            <textarea id="bring-text" rows="4" spellcheck="false" prop:value=text
                on:input=move |event| { problem.set(None); text.set(event_target_value(&event)); }></textarea>
            {part(move || (problem.get().map(|why| view! { <p class="problem" role="alert">{app.words.say(&why)}</p> })).into_any())}
            <div class="sheet__do">
                <label class="btn btn--quiet file">{t("ui-bring-file")}
                    <input type="file" class="sr" accept=".json,.txt,application/json" on:change=chosen /></label>
                <button type="button" class="btn" on:click=click(move |_| take())>{t("ui-bring-open")}</button>
            </div>
            <hr />
            <p>{t("ui-export-about")}</p>
            <div class="sheet__do">
                <button type="button" class="btn btn--quiet"
                    on:click=click(move |_| { page::download("hanakago.json", &saves::export()); })>
                    {t("ui-export")}</button>
            </div>
            {part(move || ((saves::aside() > 0).then(|| view! {
                <p>{app.words.say(&Msg::new("ui-aside-count").with("count", saves::aside()))}</p>
            })).into_any())}
        </Sheet>
    }
}
