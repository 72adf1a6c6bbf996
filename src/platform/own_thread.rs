//! Thinking on the page's own thread, where workers are refused: the worker's module, fetched only then.
//!
//! So the page itself carries no computer player.

use std::future::{Future, poll_fn};
use std::pin::pin;
use std::task::Poll;

use gloo_timers::future::TimeoutFuture;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;

use super::bindings::{CpuModule, load_cpu};
use super::clock;
use super::cpu::script;
use crate::cpu::Decision;
use crate::cpu::protocol::{FromWorker, Request, ToWorker, decode, encode, version};

/// How long the module may be on its way, in milliseconds.
const PATIENCE: u32 = 30_000;
/// How long the page may think in one go, in milliseconds.
const SLICE: u64 = 8;

/// What the seat of the request does. `None` for nothing, when the module cannot be had, and as soon as the request
/// is not `wanted` any more.
pub async fn decide(request: Request, wanted: impl Fn() -> bool) -> Option<Decision> {
    let script = script(request.view.game());
    let mut decided = None;
    let hear = |message| match message {
        FromWorker::Decided { decision, .. } => {
            decided = decision;
            true
        }
        _ => false,
    };
    run(script, ToWorker::Think(Box::new(request)), wanted, hear).await;
    decided
}

/// Lets the module of a game do what a message asks for, and the browser draw in between; `hear` says when it was
/// the last. Ends early when the module cannot be had, and as soon as the work is not `wanted` any more.
pub async fn run(
    script: &str,
    message: ToWorker,
    wanted: impl Fn() -> bool,
    mut hear: impl FnMut(FromWorker) -> bool,
) -> Option<()> {
    let module = module(script).await?;
    if !wanted() || !module.think(&encode(&message).ok()?).ok()? {
        return None;
    }
    while wanted() {
        let until = clock::now() + SLICE;
        while clock::now() < until {
            let said = module.work(1).ok()??;
            if hear(decode(&said).ok()?) {
                return Some(());
            }
        }
        TimeoutFuture::new(0).await;
    }
    None
}

/// The module; `None` when it cannot be had in time or is of another build.
async fn module(name: &str) -> Option<CpuModule> {
    let mut load = pin!(JsFuture::from(load_cpu(name).ok()?));
    let mut patience = pin!(TimeoutFuture::new(PATIENCE));
    let loaded = poll_fn(|context| match load.as_mut().poll(context) {
        Poll::Ready(loaded) => Poll::Ready(loaded.ok()),
        Poll::Pending => patience.as_mut().poll(context).map(|()| None),
    });
    let module: CpuModule = loaded.await?.unchecked_into();
    (module.version().ok()? == version()).then_some(module)
}
