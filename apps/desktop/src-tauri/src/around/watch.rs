//! One thread that watches while a day is followed.

use super::battery::{charge_without_cable, POWER_SUPPLIES};
use super::display::Display;
use super::film;
use super::full_screen::FullScreen;
use super::idle::{self, worth_telling};
use crate::events;
use serde::Serialize;
use std::path::Path;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};
use tauri::AppHandle;

/// How often it is asked what nobody tells by themselves.
pub const ASK_EVERY: Duration = Duration::from_secs(3);

/// How many times as long a battery is left alone: in some computers asking it takes a while.
const LOOKS_PER_CHARGE: u32 = 20;

/// What goes on around, as the control window is told.
#[derive(Clone, Copy, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Seen {
    idle_ms: u64,
    is_film: bool,
    is_full_screen: bool,
    battery_percent: Option<u8>,
}

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
    display: Option<Display>,
    full_screen: Option<FullScreen>,
    battery_percent: Option<u8>,
    looks: u32,
    told: Option<Seen>,
    ask_at: Instant,
}

impl Watch {
    fn begin() -> Self {
        let display = Display::open(None);
        let own_process = std::process::id();
        Self {
            full_screen: display
                .as_ref()
                .and_then(|display| FullScreen::open(display, own_process)),
            display,
            battery_percent: None,
            looks: 0,
            told: None,
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
        if self.looks.is_multiple_of(LOOKS_PER_CHARGE) {
            self.battery_percent = charge_without_cable(Path::new(POWER_SUPPLIES));
        }
        self.looks = self.looks.wrapping_add(1);
        let seen = self.see();
        if self.told != Some(seen) {
            self.told = Some(seen);
            events::around(app, seen);
        }
    }

    fn see(&self) -> Seen {
        // Of whom nothing is known counts as present.
        let rested = self.display.as_ref().and_then(idle::read);
        let idle = worth_telling(rested.unwrap_or_default());
        Seen {
            idle_ms: u64::try_from(idle.as_millis()).unwrap_or(u64::MAX),
            // Who types needs no film to count as present, and nobody is asked.
            is_film: !idle.is_zero() && film::is_on(),
            is_full_screen: self
                .full_screen
                .as_ref()
                .zip(self.display.as_ref())
                .is_some_and(|(asked, display)| asked.is_on(display)),
            battery_percent: self.battery_percent,
        }
    }
}
