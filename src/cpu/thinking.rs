//! A decision that can be made in slices, by a worker or between two frames of the page.

use std::task::Poll;

use super::protocol::{FromWorker, Request, ToWorker};
use super::{Decision, Think};

/// A decision under way. How much work it has had never changes its outcome.
///
/// A unit is one slice of work of at most about a millisecond. The heuristics need a single one; a
/// search counts its playouts in them, and never looks at a clock: that is for those who call.
#[derive(Debug, Clone)]
pub struct Thinking {
    request: Request,
    think: Think,
    answer: Poll<Option<Decision>>,
}

/// How far a decision is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Progress {
    /// Units done.
    pub done: u32,
    /// Units in all.
    pub of: u32,
}

impl Thinking {
    /// Nothing is done yet.
    #[must_use]
    pub const fn new(request: Request, think: Think) -> Self {
        Self { request, think, answer: Poll::Pending }
    }

    /// The number of the request.
    #[must_use]
    pub const fn number(&self) -> u64 {
        self.request.number
    }

    /// Does up to so many units of work; ready with what the player answers.
    pub fn work(&mut self, units: u32) -> Poll<Option<Decision>> {
        if self.answer.is_pending() && units > 0 {
            let Request { view, level, seed, out_of_turn, .. } = &self.request;
            self.answer = Poll::Ready((self.think)(view, *level, *seed, *out_of_turn));
        }
        self.answer.clone()
    }

    /// How far it is.
    #[must_use]
    pub const fn progress(&self) -> Progress {
        Progress { done: self.answer.is_ready() as u32, of: 1 }
    }
}

/// What a worker has to do, in slices.
pub trait Job {
    /// How many units a worker does between two looks at its messages.
    fn slice(&self) -> u32;
    /// Does up to so many units; ready with the last that is to be said.
    fn advance(&mut self, units: u32) -> Poll<FromWorker>;
    /// What is to be said until then.
    fn news(&mut self) -> FromWorker;
}

/// The decision that a message asks for.
#[must_use]
pub fn job(message: ToWorker, think: Think) -> Option<Box<dyn Job>> {
    match message {
        ToWorker::Think(request) => Some(Box::new(Thinking::new(*request, think))),
        ToWorker::Hello { .. } | ToWorker::Analyse(_) => None,
    }
}

impl Job for Thinking {
    fn slice(&self) -> u32 {
        8
    }

    fn advance(&mut self, units: u32) -> Poll<FromWorker> {
        self.work(units).map(|decision| FromWorker::Decided { number: self.number(), decision })
    }

    fn news(&mut self) -> FromWorker {
        let Progress { done, of } = self.progress();
        FromWorker::Progress { number: self.number(), done, of }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cpu::tests::dealt;
    use crate::cpu::{decide, think};
    use crate::rules::Level;

    fn request(out_of_turn: bool) -> Request {
        let view = dealt(2, u8::from(out_of_turn));
        Request { number: 3, view, level: Level::Normal, seed: 5, out_of_turn }
    }

    #[test]
    fn slices_come_to_what_decide_answers() {
        let request = request(false);
        let mut thinking = Thinking::new(request.clone(), think);
        assert_eq!(thinking.work(0), Poll::Pending);
        assert!(thinking.progress().done < thinking.progress().of);
        let decision = decide(&request.view, request.level, request.seed);
        assert!(decision.is_some());
        assert_eq!(thinking.work(1), Poll::Ready(decision.clone()));
        assert_eq!(thinking.work(1), Poll::Ready(decision), "it stays decided");
        assert_eq!(thinking.progress(), Progress { done: 1, of: 1 });
    }

    #[test]
    fn a_job_says_what_the_decision_is() {
        let request = request(false);
        let mut job = job(ToWorker::Think(Box::new(request.clone())), think).unwrap();
        assert_eq!(job.advance(0), Poll::Pending);
        assert_eq!(job.news(), FromWorker::Progress { number: 3, done: 0, of: 1 });
        let decision = decide(&request.view, request.level, request.seed);
        assert_eq!(job.advance(job.slice()), Poll::Ready(FromWorker::Decided { number: 3, decision }));
        assert!(super::job(ToWorker::Hello { version: String::new() }, think).is_none());
    }

    #[test]
    fn out_of_turn_a_seat_waits() {
        assert_eq!(Thinking::new(request(true), think).work(1), Poll::Ready(None));
    }
}
