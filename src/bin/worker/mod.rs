//! A web worker that thinks: bytes of [`hanakago::cpu::protocol`] in, bytes out.
//!
//! Each game has a worker of its own, so that a visit loads the players of one game only: see `cpu.rs`,
//! `cpu_pilina.rs` and `cpu_narabe.rs` beside this folder, which say how their game thinks ([`crate::job`]).
//!
//! It greets as soon as it can hear. A request is worked on in slices, each in a task of its own
//! (`setTimeout` of 0), so that the worker hears a newer request, which replaces the one under way,
//! and can say how far it is. The heuristics are done in their first slice, at once.
//!
//! A page that is refused its worker loads this module on its own thread and calls [`here`].

/// Compiled for every target, so that it is checked everywhere; started in a worker only.
#[cfg_attr(not(target_arch = "wasm32"), allow(dead_code, reason = "there is no worker to start in"))]
pub mod thread {
    use std::cell::RefCell;
    use std::rc::Rc;
    use std::task::Poll;

    use crate::job;
    use hanakago::cpu::protocol::{FromWorker, ToWorker, decode, encode, version};
    use hanakago::cpu::thinking::Job;
    use js_sys::Uint8Array;
    use wasm_bindgen::JsCast;
    use wasm_bindgen::prelude::Closure;
    use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

    struct Worker {
        scope: DedicatedWorkerGlobalScope,
        /// What is being worked on.
        job: RefCell<Option<Box<dyn Job>>>,
        /// Does the next slice.
        next: RefCell<Option<Closure<dyn FnMut()>>>,
    }

    /// Hears and greets. Outside of a worker nothing happens.
    pub fn start() {
        let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() else { return };
        let worker = Rc::new(Worker { scope, job: RefCell::new(None), next: RefCell::new(None) });
        let slicing = Rc::clone(&worker);
        *worker.next.borrow_mut() = Some(Closure::new(move || slicing.slice()));
        let hearing = Rc::clone(&worker);
        let hear = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| hearing.hear(&event));
        worker.scope.set_onmessage(Some(hear.as_ref().unchecked_ref()));
        // The worker hears as long as it lives.
        hear.forget();
        worker.greet();
    }

    impl Worker {
        fn greet(&self) {
            self.say(&FromWorker::Hello { version: version().to_owned() });
        }

        fn hear(&self, event: &MessageEvent) {
            // Bytes that are no message come from a page of another build: the greeting shows it that.
            match decode::<ToWorker>(&Uint8Array::new(&event.data()).to_vec()).ok().and_then(job) {
                Some(job) => {
                    let idle = self.job.replace(Some(job)).is_none();
                    if idle {
                        self.slice();
                    }
                }
                None => self.greet(),
            }
        }

        fn slice(&self) {
            let Some(mut job) = self.job.take() else { return };
            if let Poll::Ready(answer) = job.advance(job.slice()) {
                self.say(&answer);
                return;
            }
            self.say(&job.news());
            *self.job.borrow_mut() = Some(job);
            if let Some(next) = &*self.next.borrow() {
                let _ =
                    self.scope.set_timeout_with_callback_and_timeout_and_arguments_0(next.as_ref().unchecked_ref(), 0);
            }
        }

        fn say(&self, message: &FromWorker) {
            if let Ok(bytes) = encode(message) {
                let _ = self.scope.post_message(&Uint8Array::from(bytes.as_slice()));
            }
        }
    }
}

/// For a page without a worker: the same bytes in and out, by calls.
pub mod here {
    use std::cell::RefCell;
    use std::task::Poll;

    use crate::job;
    use hanakago::cpu::protocol::{ToWorker, decode, encode};
    use hanakago::cpu::thinking::Job;
    use wasm_bindgen::prelude::wasm_bindgen;

    thread_local! {
        static JOB: RefCell<Option<Box<dyn Job>>> = const { RefCell::new(None) };
    }

    /// The version of this build; see [`hanakago::cpu::protocol::version`].
    #[wasm_bindgen]
    #[must_use]
    pub fn version() -> String {
        hanakago::cpu::protocol::version().to_owned()
    }

    /// Takes a request; an older one is dropped. `false`: these bytes are none.
    #[wasm_bindgen]
    #[must_use]
    pub fn think(bytes: &[u8]) -> bool {
        let job = decode::<ToWorker>(bytes).ok().and_then(job);
        let taken = job.is_some();
        JOB.set(job);
        taken
    }

    /// Does so many units of work; what is to be said then, and nothing where there is no work.
    #[wasm_bindgen]
    #[must_use]
    pub fn work(units: u32) -> Option<Vec<u8>> {
        JOB.with_borrow_mut(|job| {
            let job = job.as_mut()?;
            let message = match job.advance(units) {
                Poll::Ready(answer) => answer,
                Poll::Pending => job.news(),
            };
            encode(&message).ok()
        })
    }
}
