//! What PulseAudio says of recordings, also the one that PipeWire plays.

use super::{is_call, Recording};
use libpulse_binding::callbacks::ListResult;
use libpulse_binding::context::introspect::{SourceInfo, SourceOutputInfo};
use libpulse_binding::context::subscribe::InterestMaskSet;
use libpulse_binding::context::{Context, FlagSet, State};
use libpulse_binding::mainloop::standard::{IterateResult, Mainloop};
use libpulse_binding::proplist::properties::APPLICATION_PROCESS_ID;
use std::cell::{Cell, RefCell};
use std::collections::BTreeSet;
use std::rc::Rc;
use std::time::Duration;

/// Until a sound server that is not there, or has gone, is looked for again.
const LOOK_AGAIN: Duration = Duration::from_secs(30);

/// What mixers call the streams of their meters.
const METER: &str = "Peak detect";

/// Listens to the sound server at `server`, else the usual one, and to the next one when it has gone.
pub fn listen_for_ever(server: Option<&str>, mut on_change: impl FnMut(bool)) {
    loop {
        let mut was_in_call = false;
        listen(server, |is_in_call| {
            was_in_call = is_in_call;
            on_change(is_in_call);
        });
        // Nobody is known to be in a call any more.
        if was_in_call {
            on_change(false);
        }
        std::thread::sleep(LOOK_AGAIN);
    }
}

/// One answer of the server, while it comes.
#[derive(Default)]
struct Found {
    playback: BTreeSet<u32>,
    recordings: Vec<Recording>,
}

/// Listens until the server goes, and sleeps until it says something. `on_change` is told whether a call is on, whenever
/// that changes; none is on in the beginning.
pub fn listen(server: Option<&str>, on_change: impl FnMut(bool)) {
    // Why it has gone is nobody's business: the next one is looked for in any case.
    let _ = follow(server, on_change);
}

fn follow(server: Option<&str>, mut on_change: impl FnMut(bool)) -> Option<()> {
    let mut mainloop = Mainloop::new()?;
    let mut context = Context::new(&mainloop, "Overtone")?;
    context.connect(server, FlagSet::NOAUTOSPAWN, None).ok()?;
    let is_due = Rc::new(Cell::new(false));
    let answer = Rc::new(Cell::new(None));
    let mut is_subscribed = false;
    let mut is_in_call = false;
    loop {
        match mainloop.iterate(true) {
            IterateResult::Success(_) => {}
            IterateResult::Quit(_) | IterateResult::Err(_) => return None,
        }
        match context.get_state() {
            State::Failed | State::Terminated => return None,
            State::Ready if !is_subscribed => {
                is_subscribed = true;
                subscribe(&mut context, &is_due);
            }
            _ => {}
        }
        if is_due.replace(false) {
            ask(&context, &answer);
        }
        if let Some(next) = answer.take().filter(|next| *next != is_in_call) {
            is_in_call = next;
            on_change(is_in_call);
        }
    }
}

fn subscribe(context: &mut Context, is_due: &Rc<Cell<bool>>) {
    let own = Rc::clone(is_due);
    context.set_subscribe_callback(Some(Box::new(move |_, _, _| own.set(true))));
    context.subscribe(InterestMaskSet::SOURCE_OUTPUT, |_| {});
    is_due.set(true);
}

/// Asks for the sources, then for the recordings; the server answers in this order.
fn ask(context: &Context, answer: &Rc<Cell<Option<bool>>>) {
    let found = Rc::new(RefCell::new(Found::default()));
    let introspector = context.introspect();
    let own = Rc::clone(&found);
    introspector.get_source_info_list(move |result| {
        if let ListResult::Item(source) = result {
            take_source(&mut own.borrow_mut(), source);
        }
    });
    let answer = Rc::clone(answer);
    introspector.get_source_output_info_list(move |result| match result {
        ListResult::Item(recording) => found.borrow_mut().recordings.push(recording_of(recording)),
        ListResult::End => {
            let Found {
                playback,
                recordings,
            } = &*found.borrow();
            answer.set(Some(is_call(recordings, playback, std::process::id())));
        }
        ListResult::Error => {}
    });
}

fn take_source(found: &mut Found, source: &SourceInfo) {
    if source.monitor_of_sink.is_some() {
        found.playback.insert(source.index);
    }
}

fn recording_of(recording: &SourceOutputInfo) -> Recording {
    let is_peaks = recording.resample_method.as_deref() == Some("peaks");
    let process = recording.proplist.get_str(APPLICATION_PROCESS_ID);
    Recording {
        source: recording.source,
        is_halted: recording.corked,
        is_meter: is_peaks || recording.name.as_deref() == Some(METER),
        process: process.and_then(|number| number.parse().ok()),
    }
}

#[cfg(test)]
mod tests;
