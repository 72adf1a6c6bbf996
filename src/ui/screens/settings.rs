//! The settings: the next match (generated from the rule table), and the display.

use crate::ui::parts::live::{click, flag, memo, part, row, says, t, text, truth, when};
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::Head;
use crate::app::prefs::{Deck, Ground, OhanaWait, Speed, Terms, Theme};
use crate::app::{address, use_app};
use crate::cpu;
use crate::platform::page;
use crate::present::Msg;
use crate::present::table::Sort;
use crate::rules::setting::BY_SEATS;
use crate::rules::{GameId, RuleSet, Setting, Values};
use crate::ui::parts::{LangSwitch, Segmented, Stepper, Toggle};
use crate::ui::root::open_record;

/// The settings screen: the way into the part `settings` of `assets/hooks/split.mjs`.
#[inline(never)]
pub fn part_settings() -> AnyView {
    view! { <SettingsScreen /> }.into_any()
}

#[component]
fn SettingsScreen() -> impl IntoView {
    let app = use_app();
    let display = RwSignal::new(false);
    let title = t("ui-screen-settings");
    let play = move |_| {
        let plan = app.plan.get_untracked();
        spawn_local(open_record(app, address::record_of(&plan, None)));
    };
    let keys = move |event: leptos::ev::KeyboardEvent| {
        let by = match event.key().as_str() {
            "ArrowRight" => 1,
            "ArrowLeft" => GameId::ALL.len(),
            _ => return,
        };
        let games = GameId::ALL.len();
        let at = if display.get_untracked() {
            games
        } else {
            let game = app.plan.with_untracked(|plan| plan.rules.game());
            GameId::ALL.iter().position(|known| *known == game).unwrap_or(0)
        };
        let to = (at + by) % (games + 1);
        display.set(to == games);
        if let Some(game) = GameId::ALL.get(to) {
            app.choose(*game);
        }
        spawn_local(async {
            leptos::task::tick().await;
            page::focus(".tabs [aria-selected=true]");
        });
    };
    // One tab a game, and one for the display.
    let tab = move |game: Option<GameId>, id: String| {
        let chosen = move || match game {
            Some(game) => !display.get() && app.plan.with(|plan| plan.rules.game() == game),
            None => display.get(),
        };
        let show = move |_| {
            display.set(game.is_none());
            if let Some(game) = game {
                app.choose(game);
            }
        };
        view! {
            <button type="button" role="tab" aria-selected=truth(chosen) aria-controls="settings-panel" data-tab=game.map_or("display", GameId::id)
                tabindex=text(move || (if chosen() { "0" } else { "-1" }).to_string()) on:click=click(show)>{t(id)}</button>
        }
    };
    let game = memo(move || app.plan.with(|plan| plan.rules.game()));
    view! {
        <div class="screen">
            <main class="screen__in" tabindex="-1" data-screen="settings">
                <Head title><LangSwitch /></Head>
                <div class="settings">
                    <div class="tabs" role="tablist" aria-label=title on:keydown=keys>
                        {row(GameId::ALL.map(|game| tab(Some(game), format!("game-{game}"))))}{tab(None, "ui-display".to_owned())}
                    </div>
                    <div id="settings-panel" role="tabpanel" class="settings">
                        {part(move || {
                            let _ = game.get();
                            if display.get() { view! { <Display /> }.into_any() } else { view! { <MatchPlan /> }.into_any() }
                        })}
                    </div>
                </div>
                <div class="do">
                    <button type="button" class="btn btn--quiet" data-action="reset-all" on:click=click(move |_| {
                        app.plan.update(|plan| plan.rules = RuleSet::new(plan.rules.game()));
                    })>{t("ui-reset-all")}</button>
                    <button type="button" class="btn" data-action="new" on:click=click(play)>{t("ui-play-with")}</button>
                </div>
            </main>
        </div>
    }
}

/// Players, levels, preset, house rules, rule code.
#[component]
fn MatchPlan() -> impl IntoView {
    let app = use_app();
    let table = app.plan.with_untracked(|plan| plan.rules.table());
    let (min, max) = app.plan.with_untracked(|plan| plan.rules.game().players());
    let players =
        (min..=max).map(|n| (n.to_string(), Msg::new("ui-players-value").with("players", n))).collect::<Vec<_>>();
    let presets = table.presets.iter().map(|preset| {
        let chosen = move || app.plan.with(|plan| plan.rules.preset_id() == preset.id);
        view! {
            <button type="button" class="preset" role="radio" data-preset=preset.id aria-checked=truth(chosen)
                on:click=click(move |_| app.plan.update(|plan| {
                    if let Ok(rules) = RuleSet::preset(plan.rules.game(), preset.id) {
                        plan.rules = rules;
                        plan.fit();
                    }
                }))>
                <b>{t(format!("preset-{}", preset.id))}</b>
                <small>{t(format!("preset-{}-about", preset.id))}</small>
            </button>
        }
    });
    let count = text(move || {
        let rules = app.plan.with(|plan| plan.rules);
        app.words.say(
            &Msg::new("ui-changes")
                .with("preset", Msg::new(format!("preset-{}", rules.preset_id())))
                .with("changes", rules.changed().count()),
        )
    });
    view! {
        {(min < max).then(|| view! { <div class="settings__h"><h2 class="sub">{t("ui-players")}</h2></div> })}
        <section class="rules">
            {(min < max).then(|| view! {
                <div class="rule" data-setting="players">
                    <h3>{t("ui-players-count")}</h3>
                    <Segmented label=t("ui-players-count") options=players
                        chosen=Signal::derive(move || app.plan.with(|plan| plan.players.to_string()))
                        set=move |id| app.plan.update(|plan| {
                            plan.players = id.parse().unwrap_or(plan.players);
                            plan.fit();
                        }) />
                </div>
            })}
            {part(move || ((1..app.plan.with(|plan| plan.players)).map(|seat| view! { <LevelRow seat /> }).map(IntoAny::into_any).collect::<Vec<_>>()).into_any())}
            <div class="rule" data-setting="practice">
                <h3>{t("ui-practice")}</h3>
                <Toggle label=t("ui-practice")
                    on=Signal::derive(move || app.plan.with(|plan| plan.practice))
                    set=move |on| app.plan.update(|plan| plan.practice = on) />
                <p>{t("ui-practice-about")}</p>
            </div>
        </section>
        <div class="settings__h"><h2 class="sub">{t("ui-start-from")}</h2></div>
        <div class="presets--scroll" role="radiogroup" aria-label=t("ui-start-from")>{presets.map(IntoAny::into_any).collect::<Vec<_>>()}</div>
        <div class="settings__h"><h2 class="sub">{t("ui-house-rules")}</h2><p>{count}</p></div>
        <section class="rules">
            {table.settings.iter().enumerate().map(|(place, setting)| view! { <RuleRow place setting=*setting /> }).map(IntoAny::into_any).collect::<Vec<_>>()}
        </section>
        <RuleCode />
    }
}

/// The level of one CPU.
#[component]
fn LevelRow(seat: u8) -> impl IntoView {
    let app = use_app();
    let at = usize::from(seat) - 1;
    let options: Vec<_> =
        cpu::BUILT.iter().map(|level| (level.id().to_owned(), Msg::new(format!("level-{level}")))).collect();
    let name = says(move || Msg::new("ui-level-of").with("name", Msg::new(format!("seat-name-{seat}"))));
    let level = move || app.plan.with(|plan| plan.levels.get(at).copied().map_or_else(cpu::strongest, cpu::playing));
    view! {
        <div class="rule" data-setting=format!("level-{seat}")>
            <h3>{name}</h3>
            <Segmented label=name options
                chosen=Signal::derive(move || level().id().to_owned())
                set=move |id: String| app.plan.update(|plan| {
                    if let (Ok(level), Some(place)) = (id.parse(), plan.levels.get_mut(at)) {
                        *place = level;
                    }
                }) />
            <p>{text(move || app.words.get(format!("level-{}-about", level())))}</p>
        </div>
    }
}

/// One house rule: its control, what it changes, whether it differs from the preset.
#[component]
fn RuleRow(place: usize, setting: Setting) -> impl IntoView {
    let app = use_app();
    let id = setting.id;
    let name = t(format!("setting-{id}"));
    let value = memo(move || app.plan.with(|plan| plan.rules.at(place)));
    let changed = memo(move || app.plan.with(|plan| plan.rules.is_changed(place)));
    // Six and Seven Plains are for three; the panel says so instead of doing nothing.
    let useless = move || id == "hand_yaku" && app.plan.with(|plan| plan.players) != 3;
    let teamless = move || id == "teams" && !matches!(app.plan.with(|plan| plan.players), 4 | 6);
    let set = move |value: u8| {
        app.plan.update(|plan| {
            let kept = plan.rules.set(id, value);
            debug_assert!(kept.is_ok());
        });
    };
    let label = name;
    let control = match setting.values {
        Values::Toggle => {
            view! { <Toggle label on=Signal::derive(move || value.get() == 1) set=move |on| set(u8::from(on)) /> }
                .into_any()
        }
        Values::Count { min, max, offered } => view! {
            <div class="counts">
                <Stepper label value min max set />
                <div class="chips">
                    {offered.iter().map(|offer| view! {
                        <button type="button" class="chip num" aria-pressed=truth(move || value.get() == *offer)
                            on:click=click(move |_| set(*offer))>{*offer}</button>
                    }).map(IntoAny::into_any).collect::<Vec<_>>()}
                </div>
            </div>
        }
        .into_any(),
        Values::Choice(names) => {
            let chosen = Signal::derive(move || setting.value_name(value.get()));
            // What a preset leaves to the number of players is no choice of its own: `reset` returns to it.
            let choose = move |wanted: String| {
                if let Some(at) = names.iter().position(|name| **name == *wanted) {
                    set(at as u8);
                }
            };
            let by_seats = memo(move || value.get() == BY_SEATS);
            let players = memo(move || app.plan.with(|plan| plan.players));
            part(move || {
                let fits = |at: usize| {
                    let mut rules = app.plan.with_untracked(|plan| plan.rules);
                    let set = rules.set(id, at as u8).is_ok();
                    set && rules.sides(players.get()).is_ok()
                };
                let offered = names.iter().enumerate().filter(|(at, _)| id != "teams" || fits(*at));
                let by_seats = by_seats.get().then(|| setting.value_name(BY_SEATS));
                let options = by_seats
                    .into_iter()
                    .chain(offered.map(|(_, name)| (*name).to_owned()))
                    .map(|name| {
                        let msg = Msg::new(format!("value-{id}-{name}"));
                        (name, msg)
                    })
                    .collect();
                view! { <Segmented label options chosen set=choose /> }.into_any()
            })
            .into_any()
        }
    };
    let about_value = move || {
        matches!(setting.values, Values::Choice(_))
            .then(|| app.words.get(format!("value-{id}-{}-about", setting.value_name(value.get()))))
    };
    view! {
        <div class="rule" class:rule--wide=matches!(setting.values, Values::Choice(_)) class:is-changed=flag(move || changed.get()) data-setting=id>
            <h3>{name}
                {when(move || changed.get(), move || view! {
                    <span class="changed">{t("ui-changed")}</span>
                    <button type="button" class="reset" on:click=click(move |_| app.plan.update(|plan| plan.rules.reset(place)))>
                        {t("ui-reset")}</button>
                }.into_any())}
            </h3>
            {control}
            <p>{t(format!("setting-{id}-about"))}</p>
            {part(move || (about_value().map(|about| view! { <p class="about-value">{about}</p> })).into_any())}
            {when(useless, move || view! {<p class="why">{t("ui-only-three")}</p>}.into_any())}
            {when(teamless, move || view! {<p class="why">{t("ui-only-teams")}</p>}.into_any())}
        </div>
    }
}

/// The rule code: copied, or pasted to take rules over.
#[component]
fn RuleCode() -> impl IntoView {
    let app = use_app();
    let problem = RwSignal::new(None::<Msg>);
    let code = move || app.plan.with(|plan| plan.rules.to_code());
    let copy = move |_| {
        let code = app.plan.with_untracked(|plan| plan.rules.to_code());
        spawn_local(async move {
            let copied = page::copy(&code).await;
            app.tell(Msg::new(if copied { "ui-code-copied" } else { "ui-copy-failed" }));
        });
    };
    let paste = move |event: leptos::ev::Event| {
        let text = event_target_value(&event);
        let text = text.trim();
        let text = text.rsplit_once('#').and_then(|(_, part)| part.strip_prefix("h=")).unwrap_or(text).to_owned();
        match RuleSet::from_code(&text) {
            Ok(rules) => {
                problem.set(None);
                if rules.game() != app.plan.with_untracked(|plan| plan.rules.game()) {
                    app.tell(Msg::new("ui-code-of-game").with("game", Msg::new(format!("game-{}", rules.game()))));
                }
                app.choose(rules.game());
                app.plan.update(|plan| {
                    plan.rules = rules;
                    plan.fit();
                });
            }
            Err(why) => problem.set(Some(address::code_error(&why))),
        }
    };
    view! {
        <div class="code-row">
            <label for="rule-code">{t("ui-rule-code")}</label>
            <input id="rule-code" type="text" spellcheck="false" autocomplete="off" prop:value=code on:change=paste
                aria-describedby="rule-code-about" />
            <button type="button" class="btn btn--quiet" on:click=click(copy)>{t("ui-copy")}</button>
            <p id="rule-code-about">{t("ui-rule-code-about")}</p>
            {part(move || (problem.get().map(|why| view! { <p class="problem" role="alert">{app.words.say(&why)}</p> })).into_any())}
        </div>
    }
}

/// Pace, aids, colours.
#[component]
fn Display() -> impl IntoView {
    let app = use_app();
    let choice = move |id: &'static str,
                       ids: Vec<&'static str>,
                       get: fn(&crate::app::Prefs) -> &'static str,
                       set: fn(&mut crate::app::Prefs, &str)| {
        let options =
            ids.into_iter().map(|value| (value.to_owned(), Msg::new(format!("value-{id}-{value}")))).collect();
        view! {
            <div class="rule rule--wide" data-setting=id>
                <h3>{t(format!("setting-{id}"))}</h3>
                <Segmented label=Signal::derive(move || app.words.get(format!("setting-{id}"))) options
                    chosen=Signal::derive(move || app.prefs.with(get).to_owned())
                    set=move |value: String| app.prefs.update(|prefs| set(prefs, &value)) />
                <p>{t(format!("setting-{id}-about"))}</p>
            </div>
        }
    };
    let switch = move |id: &'static str, get: fn(&crate::app::Prefs) -> bool, set: fn(&mut crate::app::Prefs, bool)| {
        view! {
            <div class="rule" data-setting=id>
                <h3>{t(format!("setting-{id}"))}</h3>
                <Toggle label=Signal::derive(move || app.words.get(format!("setting-{id}")))
                    on=Signal::derive(move || app.prefs.with(get)) set=move |on| app.prefs.update(|prefs| set(prefs, on)) />
                <p>{t(format!("setting-{id}-about"))}</p>
            </div>
        }
    };
    let speeds = Speed::ALL.iter().map(|value| value.id()).collect();
    let themes = Theme::ALL.iter().map(|value| value.id()).collect();
    let grounds = Ground::ALL.iter().map(|value| value.id()).collect();
    let decks = Deck::ALL.iter().map(|value| value.id()).collect();
    let terms = Terms::ALL.iter().map(|value| value.id()).collect();
    let waits = OhanaWait::ALL.iter().map(|value| value.id()).collect();
    view! {
        <section class="rules">
            {choice("speed", speeds, |p| p.speed.id(), |p, v| p.speed = Speed::of(v).unwrap_or_default())}
            {choice("theme", themes, |p| p.theme.id(), |p, v| p.theme = Theme::of(v).unwrap_or_default())}
            {choice("ground", grounds, |p| p.ground.id(), |p, v| p.ground = Ground::of(v).unwrap_or_default())}
            {choice("deck", decks, |p| p.deck.id(), |p, v| p.deck = Deck::of(v).unwrap_or_default())}
            {choice("words", terms, |p| p.terms.id(), |p, v| p.terms = Terms::of(v).unwrap_or_default())}
            {choice("ohana_wait", waits, |p| p.ohana_wait.id(), |p, v| p.ohana_wait = OhanaWait::of(v).unwrap_or_default())}
            {choice("sort", vec!["month", "kind"], |p| p.sort.id(),
                |p, v| p.sort = Sort::of(v).unwrap_or_default())}
            {switch("aids", |p| p.aids, |p, on| p.aids = on)}
            {switch("lights", |p| p.lights, |p, on| p.lights = on)}
            {switch("confirm", |p| p.confirm, |p, on| p.confirm = on)}
        </section>
    }
}
