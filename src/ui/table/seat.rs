//! The seats: the others around the field, and one's own.

use crate::ui::parts::live::{click, each_card, flag, mark, maybe, memo, part, says, t, text, truth, when};
use leptos::prelude::*;

use super::piles::Piles;
use super::use_over;
use crate::app::hand::{legal, meets, taking, tap_target};
use crate::app::use_app;
use crate::app::words::plain;
use crate::present::seat::{Role, SeatModel};
use crate::present::{Msg, Place};
use crate::rules::{Action, CardSet, GameId, Seat};
use crate::ui::parts::card::picture;
use crate::ui::parts::{CardBack, Face, Icon};

/// The flower that a seat carries as its crest: pine, chrysanthemum, plum, paulownia.
const CRESTS: [&str; 4] = ["松", "菊", "梅", "桐"];

/// The round mark of a seat: a flower, or in Pilina the first letter of its name.
#[component]
pub fn Crest(#[prop(into)] seat: Signal<Seat>, #[prop(optional)] me: bool) -> impl IntoView {
    let app = use_app();
    let letters = move || app.look.get().game == GameId::Pilina;
    let mark = text(move || {
        if letters() {
            let names = app.session.names.get();
            let name = app.words.say(&Msg::new("ui-name").with_seat(&names, seat.get()));
            name.chars().find(|c| *c != 'ʻ').map(String::from).unwrap_or_default()
        } else {
            CRESTS[usize::from(seat.get()) % CRESTS.len()].to_owned()
        }
    });
    let lang = maybe(move || (!letters()).then(|| "ja".to_owned()));
    view! { <span class=if me { "crest crest--me" } else { "crest" } lang=lang aria-hidden="true">{mark}</span> }
}

/// The mark of a seat's team, with its name: form and words, never colour alone.
#[component]
pub fn TeamMark(#[prop(into)] side: Signal<u8>) -> impl IntoView {
    let name = says(move || Msg::team(side.get()));
    view! {
        <span class="team" data-team=text(move || side.get().to_string()) title=name>
            {part(move || view! { <Icon name=TEAM_ICONS[usize::from(side.get()) % 3] /> }.into_any())}
            <span class="sr">{name}</span>
        </span>
    }
}

/// Wave, sky and leaf.
const TEAM_ICONS: [&str; 3] = ["team-0", "team-1", "team-2"];

fn seat_memo(seat: Seat) -> Memo<Option<SeatModel>> {
    let app = use_app();
    memo(move || {
        app.session.model.with(|model| model.as_ref().and_then(|model| model.seats.get(usize::from(seat)).cloned()))
    })
}

fn is_turn(seat: Seat) -> Signal<bool> {
    let app = use_app();
    flag(move || app.session.view.with(|view| view.as_ref().is_some_and(|view| view.to_move == Some(seat))))
}

/// The mark of the dealer, the second and the last.
#[component]
fn RoleSeal(#[prop(into)] role: Signal<Option<Role>>) -> impl IntoView {
    let app = use_app();
    part(move || {
        let (kanji, id) = match role.get() {
            Some(Role::Dealer) => ("親", "ui-dealer"),
            Some(Role::Second) => ("胴", "ui-second"),
            Some(Role::Last) => ("尾", "ui-last"),
            Some(Role::Other) | None => return ().into_any(),
        };
        let words = app.words.get(id);
        let title = words.clone();
        let class = if id == "ui-dealer" { "seal" } else { "seal seal--quiet" };
        view! {
            <span class=class title=title><span lang="ja" aria-hidden="true">{kanji}</span>
                <span class="sr">{words}</span></span>
        }
        .into_any()
    })
}

/// The total of the match, with its name, since the points of the round stand beside it.
#[component]
fn Total(#[prop(into)] seat: Signal<Option<SeatModel>>) -> impl IntoView {
    let total = move || plain(seat.with(|seat| seat.as_ref().map_or(0, |seat| seat.total)));
    let said = says(move || Msg::new("ui-total").with("total", total()));
    view! { <small class="total num" aria-hidden="true">{said}</small> }
}

/// Points of the round; the match total is spoken with them.
#[component]
fn Points(#[prop(into)] seat: Signal<Option<SeatModel>>, class: &'static str) -> impl IntoView {
    let points = move || seat.with(|seat| seat.as_ref().map_or(0, |seat| seat.points));
    let total = move || plain(seat.with(|seat| seat.as_ref().map_or(0, |seat| seat.total)));
    let spoken = says(move || Msg::new("ui-points-say").with("points", points()).with("total", total()));
    view! {
        <span class=class title=spoken>
            <span aria-hidden="true">{text(move || points().to_string())}" "<small>{t("ui-pts")}</small></span>
            <span class="sr">{spoken}</span>
        </span>
    }
}

/// Another player.
#[component]
pub fn SeatView(seat: Seat, place: Place) -> impl IntoView {
    let app = use_app();
    let me = seat_memo(seat);
    let turn = is_turn(seat);
    let side = match place {
        Place::Right => "seat--r".to_owned(),
        Place::Top => "seat--t".to_owned(),
        Place::Left | Place::Own => "seat--l".to_owned(),
        Place::Ring(after) => format!("s{after}"),
    };
    let teams = memo(move || app.session.model.with(|model| model.as_ref().is_some_and(|model| model.teams)));
    let holds = memo(move || me.with(|me| me.as_ref().is_some_and(|me| me.holds)));
    let team = memo(move || me.with(|me| me.as_ref().map_or(0, |me| me.side)));
    let mine = move || {
        app.session.model.with(|model| {
            model.as_ref().and_then(|model| model.own().map(|own| own.side)).is_some_and(|side| side == team.get())
        })
    };
    let name = text(move || {
        let names = app.session.names.get();
        app.words.say(&Msg::new("ui-name").with_seat(&names, seat))
    });
    let hand = memo(move || me.with(|me| me.as_ref().map_or(0, |me| me.hand)));
    let hidden = memo(move || me.with(|me| me.as_ref().map_or(0, |me| me.hand - me.known.len() as u8)));
    let open = memo(move || me.with(|me| me.as_ref().map_or_else(Vec::new, |me| me.known.iter().collect())));
    let backs = says(move || Msg::new("ui-hand-count").with("count", hand.get()));
    view! {
        <section class=format!("seat {side}") class:is-turn=turn aria-label=name data-seat-panel=seat>
            <div class="seat__head">
                <Crest seat=Signal::stored(seat) />
                {when(move || teams.get(), move || view! { <TeamMark side=team /> }.into_any())}
                <span class="seat__who"><span class="seat__name">{name}</span>
                    {when(move || holds.get(), move || view! { <Total seat=me /> }.into_any())}
                    {when(move || !holds.get() && mine(), move || view! {
                        <small class="total">{t("ui-partner")}</small>
                    }.into_any())}
                </span>
                <RoleSeal role=Signal::derive(move || me.with(|me| me.as_ref().map(|me| me.role))) />
                {when(move || turn.get(), move || view! {<span class="sr">{t("ui-to-move")}</span>}.into_any())}
                {when(move || holds.get(), move || view! { <Points seat=me class="seat__pts num" /> }.into_any())}
            </div>
            <Pile seat me />
            <span class="backs" role="img" aria-label=backs data-spot=format!("hand-{seat}")>
                {part(move || ((0..hidden.get().min(4)).map(|_| view! { <CardBack /> }).map(IntoAny::into_any).collect::<Vec<_>>()).into_any())}
                <span class="num">{text(move || hand.get().to_string())}</span>
            </span>
            {when(move || !open.with(Vec::is_empty), move || view! {
                <span class="open-hand">
                    {each_card(move || open.get(), move |card| view! { <OpenCard card seat /> }.into_any())}
                </span>
            }.into_any())}
        </section>
    }
}

/// The pile before a seat.
#[component]
fn Pile(seat: Seat, #[prop(into)] me: Signal<Option<SeatModel>>) -> impl IntoView {
    let of =
        move |read: fn(&SeatModel) -> CardSet| memo(move || me.with(|me| me.as_ref().map_or(CardSet::EMPTY, read)));
    view! { <Piles seat pile=of(|me| me.captures) beside=of(|me| me.pele) /> }
}

/// A card of another hand that lies face up: a target when it is shown, else only seen.
#[component]
fn OpenCard(card: crate::rules::Card, seat: Seat) -> impl IntoView {
    let app = use_app();
    let shown = memo(move || {
        app.session.model.with(|model| {
            model.as_ref().and_then(|model| model.seats.get(usize::from(seat))).is_some_and(|s| s.shown.contains(card))
        })
    });
    let over = use_over();
    let lit = memo(move || {
        let looked = app.session.picked.get().or_else(|| over.looked.get());
        let lights = app.prefs.with(|prefs| prefs.lights);
        shown.get() && lights && looked.is_some_and(|looked| meets(app, looked, card))
    });
    let able = memo(move || {
        let legal = legal(app);
        let matches = app.session.picked.get().is_some_and(|picked| meets(app, picked, card));
        taking(&legal, app.session.picked.get(), card, matches).is_some() || legal.contains(&Action::Choose(card))
    });
    let name = says(move || Msg::new("ui-shown-card").with("card", Msg::card(card)));
    part(move || {
        if shown.get() {
            view! {
                <button type="button" class="card" class:is-match=flag(move || lit.get() || able.get()) data-card=card.code()
                    data-zone="shown" data-seat=seat aria-label=name data-legal=mark(move || able.get())
                    aria-disabled=truth(move || !able.get()) on:click=click(move |_| tap_target(app, card))>
                    <Face card />
                </button>
            }
            .into_any()
        } else {
            view! {
                <span class="card card--mini" data-card=card.code() data-zone="hand" data-seat=seat role="img"
                    aria-label=t(format!("card-{card}"))>
                    <img src=picture(card) alt="" draggable="false" width="330" height="530" />
                </span>
            }
            .into_any()
        }
    })
}

/// The viewer's own captured cards and points.
#[component]
pub fn Own() -> impl IntoView {
    let app = use_app();
    let me = memo(move || app.session.model.with(|model| model.as_ref().and_then(|model| model.own().cloned())));
    let turn =
        flag(move || app.session.view.with(|view| view.as_ref().is_some_and(|view| view.to_move == Some(view.seat))));
    let teams = memo(move || app.session.model.with(|model| model.as_ref().is_some_and(|model| model.teams)));
    let seat = move || app.session.names.with(|names| names.viewer);
    view! {
        <section class="own" class:is-turn=turn aria-label=t("ui-own")>
            <div class="own__head">
                <Crest seat=Signal::derive(seat) me=true />
                {when(move || teams.get(), move || view! {
                    <TeamMark side=Signal::derive(move || me.with(|me| me.as_ref().map_or(0, |me| me.side))) />
                }.into_any())}
                <span class="own__who">
                    <b>{t("seat-you")}</b>
                    <Total seat=me />
                    <Points seat=me class="own__pts num" />
                    {when(move || turn.get() && !super::ask::is_asked(app), move || view! {
                        <small class="own__turn">{t("ui-your-turn")}</small>
                    }.into_any())}
                </span>
                <RoleSeal role=Signal::derive(move || me.with(|me| me.as_ref().map(|me| me.role))) />
            </div>
            {part(move || view! { <Pile seat=seat() me /> }.into_any())}
        </section>
    }
}
