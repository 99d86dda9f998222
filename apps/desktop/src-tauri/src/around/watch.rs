//! One thread that watches while a day is followed.

use super::idle::{worth_telling, IdleTime};
use crate::events;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};
use tauri::AppHandle;

/// How often it is asked what nobody tells by themselves.
pub const ASK_EVERY: Duration = Duration::from_secs(3);

/// Watches whenever it is told to, until whoever tells is gone.
pub fn run(app: &AppHandle, orders: &Receiver<bool>) {
    let mut watch: Option<Watch> = None;
    loop {
        let order = match &watch {
            Some(watch) => orders.recv_timeout(watch.rest()),
            None => orders.recv().map_err(|_| RecvTimeoutError::Disconnected),
        };
        match order {
            Ok(is_followed) => watch = is_followed.then(Watch::begin),
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => return,
        }
        if let Some(watch) = &mut watch {
            watch.look(app);
        }
    }
}

/// What is asked, and what was told last.
struct Watch {
    idle_time: Option<IdleTime>,
    idle: Told<Duration>,
    ask_at: Instant,
}

impl Watch {
    fn begin() -> Self {
        Self {
            idle_time: IdleTime::open(None),
            idle: Told::default(),
            ask_at: Instant::now(),
        }
    }

    /// How long there is nothing to ask.
    fn rest(&self) -> Duration {
        self.ask_at.saturating_duration_since(Instant::now())
    }

    fn look(&mut self, app: &AppHandle) {
        if self.rest() > Duration::ZERO {
            return;
        }
        self.ask_at = Instant::now() + ASK_EVERY;
        // Of whom nothing is known counts as present.
        let idle = self.idle_time.as_ref().and_then(IdleTime::read);
        if let Some(idle) = self.idle.news(worth_telling(idle.unwrap_or_default())) {
            events::idle(app, idle);
        }
    }
}

/// What was told last; nothing yet in the beginning.
struct Told<Value>(Option<Value>);

impl<Value> Default for Told<Value> {
    fn default() -> Self {
        Self(None)
    }
}

impl<Value: Copy + PartialEq> Told<Value> {
    /// What is to be told: a value that is not the one before.
    fn news(&mut self, value: Value) -> Option<Value> {
        let is_new = self.0 != Some(value);
        self.0 = Some(value);
        is_new.then_some(value)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tells_the_same_once() {
        let mut told = Told::default();
        assert_eq!(told.news(1), Some(1));
        assert_eq!(told.news(1), None);
        assert_eq!(told.news(2), Some(2));
        assert_eq!(told.news(1), Some(1));
    }
}
