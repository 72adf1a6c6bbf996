//! What was possible in a round of the solitaire: asked of a worker of its own, which is ended with the answer, or
//! on the page's own thread where workers are refused.

use std::cell::Cell;
use std::rc::Rc;

use super::cpu::{GREETING, Greeting, Hand, Letters, script};
use super::{clock, own_thread, page};
use crate::cpu::protocol::{AnalyseRequest, Best, ToWorker};
use crate::rules::GameId;

/// How long an analysis may take, in milliseconds of a visible page; then the best so far counts.
const CAP: u64 = 10_000;

/// Asks for one analysis at a time. A clone cancels the same one.
#[derive(Clone, Default)]
pub struct Analyst(Rc<Cell<u64>>);

/// The time that a page was visible.
struct Shown {
    last: Cell<u64>,
    sum: Cell<u64>,
}

impl Shown {
    fn new() -> Self {
        Self { last: Cell::new(clock::now()), sum: Cell::new(0) }
    }

    fn over(&self) -> bool {
        let now = clock::now();
        let passed = now.saturating_sub(self.last.replace(now));
        if !page::hidden() {
            self.sum.set(self.sum.get() + passed);
        }
        self.sum.get() >= CAP
    }
}

impl Analyst {
    /// The best line that is found in time, at least as good as the player's. `None` when [`Analyst::cancel`] or
    /// another request came in between, and when nobody can be asked. `on_progress` hears how much is done, of how
    /// much, and the best score so far.
    pub async fn analyse(&self, mut request: AnalyseRequest, on_progress: impl Fn(u32, u32, i32)) -> Option<Best> {
        self.cancel();
        let ticket = self.0.get();
        request.number = ticket;
        let wanted = || self.0.get() == ticket;
        let tell = |letters: &Letters| {
            let (done, of) = letters.far;
            if let Some(best) = letters.best.as_ref().filter(|_| wanted()) {
                on_progress(done, of, best.score);
            }
        };
        let shown = Shown::new();
        let message = ToWorker::Analyse(Box::new(request));
        let mut best = ask(&message, &wanted, &shown, tell).await;
        if best.is_none() && wanted() && !shown.over() {
            let mut letters = Letters::default();
            let hear = |said| {
                letters.note(said);
                tell(&letters);
                letters.over
            };
            let in_time = || wanted() && !shown.over();
            own_thread::run(script(GameId::YakuNarabe), message, in_time, hear).await;
            best = letters.best;
        }
        best.filter(|_| wanted()).map(|best| *best)
    }

    /// Drops the analysis under way; its worker is ended at the next tick.
    pub fn cancel(&self) {
        self.0.set(self.0.get() + 1);
    }
}

/// What a worker finds; `None` where there is none, or it broke before it found anything.
async fn ask(
    message: &ToWorker,
    wanted: &impl Fn() -> bool,
    shown: &Shown,
    tell: impl Fn(&Letters),
) -> Option<Box<Best>> {
    let hand = Hand::start(GameId::YakuNarabe)?;
    let mut silence = 0;
    loop {
        match hand.mail.greeting() {
            Greeting::Fits => break,
            Greeting::None if silence < GREETING && wanted() => hand.mail.wait(&mut silence).await,
            Greeting::None | Greeting::Wrong => return None,
        }
    }
    hand.say(message)?;
    loop {
        let over = {
            let letters = hand.mail.letters.borrow();
            tell(&letters);
            letters.over || letters.broken
        };
        if over || !wanted() || shown.over() {
            return hand.mail.letters.borrow_mut().best.take();
        }
        hand.mail.wait(&mut silence).await;
    }
}
