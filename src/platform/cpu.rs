//! The CPU's thinking, out of the page's way: in a worker, or in slices where workers are refused
//! ([`super::own_thread`]).
//!
//! The worker is started with the first request and greets with its version; one of another build, or
//! none within a few seconds, is not waited for. A worker that breaks or falls silent is replaced once,
//! then the page makes the move itself, so that no match ever hangs on it. The decision is the same
//! either way.

use std::cell::{Cell, RefCell};
use std::future::{Future, poll_fn};
use std::pin::pin;
use std::rc::Rc;
use std::task::{Poll, Waker};

use gloo_timers::future::TimeoutFuture;
use js_sys::Uint8Array;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Event, MessageEvent, Worker, WorkerOptions, WorkerType};

use super::{own_thread, page};
use crate::cpu::Decision;
use crate::cpu::protocol::{Best, FromWorker, Request, ToWorker, decode, encode, version};
use crate::rules::GameId;

/// The module with the players of a game, beside the page; its `_loader` starts it as a worker. Trunk gives workers
/// no hash, for their names are used here.
#[must_use]
pub const fn script(game: GameId) -> &'static str {
    match game {
        GameId::HanaAwase => "cpu",
        GameId::Pilina => "cpu_pilina",
        GameId::YakuNarabe => "cpu_narabe",
    }
}

/// How long a worker may take to greet, in milliseconds of a visible page.
pub(super) const GREETING: u32 = 3_000;
/// How long a worker may be silent over a request, in milliseconds of a visible page.
const SILENCE: u32 = 10_000;
/// How often the clocks of both are looked at.
const TICK: u32 = 250;

/// Makes decisions, one at a time. A clone asks the same worker.
#[derive(Clone, Default)]
pub struct Thinker(Rc<Inner>);

#[derive(Default)]
struct Inner {
    staff: RefCell<Staff>,
    /// The game whose players were asked last: each game has a worker of its own.
    game: Cell<Option<GameId>>,
    /// The number of the newest request; answers to older ones are dropped.
    newest: Cell<u64>,
    /// Whether the worker has the newest request and has not answered.
    busy: Cell<bool>,
}

/// Who thinks.
#[derive(Default)]
enum Staff {
    /// Nobody was asked yet.
    #[default]
    Nobody,
    /// A worker, that may still be on its way.
    Hired(Rc<Hand>),
    /// No worker is to be had: the page.
    Page,
}

/// What came of asking the worker.
enum Answer {
    Decided(Option<Decision>),
    /// Something newer is wanted.
    Dropped,
    /// The worker broke or fell silent.
    Lost,
}

impl Thinker {
    /// Starts nothing yet.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// What the seat of the request does: `None` for nothing, and when [`Thinker::cancel`] or a newer
    /// request came in between. The request gets a number of its own.
    pub async fn decide(&self, mut request: Request) -> Option<Decision> {
        let ticket = self.0.newest.get() + 1;
        self.0.newest.set(ticket);
        request.number = ticket;
        let game = Some(request.view.game());
        if self.0.game.replace(game) != game {
            *self.0.staff.borrow_mut() = Staff::Nobody;
        }
        for again in [true, false] {
            let Some(hand) = self.hand(ticket).await else { break };
            self.0.busy.set(true);
            let answer = self.ask(&hand, &request).await;
            if self.current(ticket) {
                self.0.busy.set(false);
            }
            match answer {
                Answer::Decided(decision) => return decision,
                Answer::Dropped => return None,
                Answer::Lost if again => self.replace(&hand),
                Answer::Lost => self.dismiss(),
            }
        }
        own_thread::decide(request, || self.current(ticket)).await
    }

    /// Drops the request under way. The worker that has it is ended, and another one started.
    pub fn cancel(&self) {
        self.0.newest.set(self.0.newest.get() + 1);
        let busy = self.0.busy.replace(false);
        let Some(hand) = self.hired() else { return };
        if busy {
            self.replace(&hand);
        }
        // Whoever still waits for it sees that something newer is wanted.
        hand.mail.change(|_| {});
    }

    fn current(&self, ticket: u64) -> bool {
        self.0.newest.get() == ticket
    }

    fn hired(&self) -> Option<Rc<Hand>> {
        match &*self.0.staff.borrow() {
            Staff::Hired(hand) => Some(Rc::clone(hand)),
            Staff::Nobody | Staff::Page => None,
        }
    }

    fn hire(&self) {
        let hand = self.0.game.get().and_then(Hand::start);
        *self.0.staff.borrow_mut() = hand.map_or(Staff::Page, |hand| Staff::Hired(Rc::new(hand)));
    }

    /// The page thinks from now on.
    fn dismiss(&self) {
        *self.0.staff.borrow_mut() = Staff::Page;
    }

    /// Puts a new worker in the place of this one.
    fn replace(&self, lost: &Rc<Hand>) {
        if self.hired().is_some_and(|hand| Rc::ptr_eq(&hand, lost)) {
            self.hire();
        }
    }

    /// A worker that has greeted. `None`: the page must think.
    async fn hand(&self, ticket: u64) -> Option<Rc<Hand>> {
        if matches!(*self.0.staff.borrow(), Staff::Nobody) {
            self.hire();
        }
        let hand = self.hired()?;
        let mut waited = 0;
        loop {
            match hand.mail.greeting() {
                Greeting::Fits => return Some(hand),
                // One that greets later is asked the next time.
                Greeting::None if hand.late.get() || !self.current(ticket) => return None,
                Greeting::None => {
                    hand.mail.wait(&mut waited).await;
                    hand.late.set(waited >= GREETING);
                }
                Greeting::Wrong => {
                    self.dismiss();
                    return None;
                }
            }
        }
    }

    async fn ask(&self, hand: &Hand, request: &Request) -> Answer {
        let ticket = request.number;
        if !self.current(ticket) {
            return Answer::Dropped;
        }
        if hand.say(&ToWorker::Think(Box::new(request.clone()))).is_none() {
            return Answer::Lost;
        }
        let mut waited = 0;
        loop {
            if !self.current(ticket) {
                return Answer::Dropped;
            }
            match hand.mail.news(ticket) {
                News::Decided(decision) => return Answer::Decided(decision),
                News::Broken => return Answer::Lost,
                News::Progress => waited = 0,
                News::None if waited >= SILENCE => return Answer::Lost,
                News::None => {}
            }
            hand.mail.wait(&mut waited).await;
        }
    }
}

/// A worker and what it has said. Ended when dropped.
pub(super) struct Hand {
    worker: Worker,
    pub(super) mail: Rc<Mail>,
    /// Whether it was waited for in vain.
    late: Cell<bool>,
    /// What the worker calls.
    _hear: Closure<dyn FnMut(MessageEvent)>,
    _fail: Closure<dyn FnMut(Event)>,
}

impl Hand {
    /// Starts a worker. Frames without an origin and strict policies refuse it with an exception.
    pub(super) fn start(game: GameId) -> Option<Self> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        // Resolved against the document's base address.
        let worker = Worker::new_with_options(&format!("{}_loader.js", script(game)), &options).ok()?;
        let mail = Rc::new(Mail::default());
        let inbox = Rc::clone(&mail);
        let hear = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| inbox.hear(&event.data()));
        let inbox = Rc::clone(&mail);
        let fail = Closure::<dyn FnMut(Event)>::new(move |_| inbox.change(|letters| letters.broken = true));
        worker.set_onmessage(Some(hear.as_ref().unchecked_ref()));
        worker.set_onerror(Some(fail.as_ref().unchecked_ref()));
        worker.set_onmessageerror(Some(fail.as_ref().unchecked_ref()));
        Some(Self { worker, mail, late: Cell::new(false), _hear: hear, _fail: fail })
    }

    pub(super) fn say(&self, message: &ToWorker) -> Option<()> {
        let bytes = encode(message).ok()?;
        self.worker.post_message(&Uint8Array::from(bytes.as_slice())).ok()
    }
}

impl Drop for Hand {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.set_onmessageerror(None);
        self.worker.terminate();
    }
}

pub(super) enum Greeting {
    None,
    Fits,
    /// Of another build, or it broke before it could greet.
    Wrong,
}

enum News {
    None,
    Progress,
    Decided(Option<Decision>),
    Broken,
}

/// What a worker has said and nobody has read.
#[derive(Default)]
pub(super) struct Mail {
    pub(super) letters: RefCell<Letters>,
    waiting: RefCell<Vec<Waker>>,
    changes: Cell<u64>,
}

#[derive(Default)]
pub(super) struct Letters {
    version: Option<String>,
    decided: Option<(u64, Option<Decision>)>,
    progress: bool,
    pub(super) broken: bool,
    /// How far an analysis is, of how much.
    pub(super) far: (u32, u32),
    /// The best line that it has found.
    pub(super) best: Option<Box<Best>>,
    /// Whether it is over.
    pub(super) over: bool,
}

impl Letters {
    /// Keeps what is said of an analysis.
    pub(super) fn note(&mut self, message: FromWorker) {
        match message {
            FromWorker::Progress { done, of, .. } => self.far = (done, of),
            FromWorker::Analysed { done, of, best, .. } => {
                (self.far, self.over) = ((done, of), done == of);
                self.best = best.or(self.best.take());
            }
            FromWorker::Hello { .. } | FromWorker::Decided { .. } => {}
        }
    }
}

impl Mail {
    fn hear(&self, data: &JsValue) {
        let message = data.dyn_ref::<Uint8Array>().map(|bytes| decode::<FromWorker>(&bytes.to_vec()));
        self.change(|letters| match message {
            Some(Ok(FromWorker::Hello { version })) => letters.version = Some(version),
            Some(Ok(FromWorker::Decided { number, decision })) => letters.decided = Some((number, decision)),
            Some(Ok(message)) => {
                letters.progress = true;
                letters.note(message);
            }
            Some(Err(_)) | None => letters.broken = true,
        });
    }

    fn change(&self, change: impl FnOnce(&mut Letters)) {
        change(&mut self.letters.borrow_mut());
        self.changes.set(self.changes.get() + 1);
        self.waiting.take().into_iter().for_each(Waker::wake);
    }

    pub(super) fn greeting(&self) -> Greeting {
        let letters = self.letters.borrow();
        match &letters.version {
            None if letters.broken => Greeting::Wrong,
            None => Greeting::None,
            Some(theirs) if theirs == version() => Greeting::Fits,
            Some(_) => Greeting::Wrong,
        }
    }

    /// What there is on this request; answers to others are thrown away.
    fn news(&self, ticket: u64) -> News {
        let mut letters = self.letters.borrow_mut();
        match letters.decided.take() {
            Some((number, decision)) if number == ticket => News::Decided(decision),
            _ if letters.broken => News::Broken,
            _ if std::mem::take(&mut letters.progress) => News::Progress,
            _ => News::None,
        }
    }

    /// Until something changes, a tick at most. Counts the time, unless the page is hidden: there the
    /// browser may hold timers and workers back.
    pub(super) async fn wait(&self, waited: &mut u32) {
        let before = self.changes.get();
        let mut tick = pin!(TimeoutFuture::new(TICK));
        let ticked = poll_fn(|context| {
            if self.changes.get() != before {
                return Poll::Ready(false);
            }
            self.waiting.borrow_mut().push(context.waker().clone());
            tick.as_mut().poll(context).map(|()| true)
        })
        .await;
        if ticked && !page::hidden() {
            *waited += TICK;
        }
    }
}
