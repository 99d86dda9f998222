//! Whether the screen is locked, also while nothing is on: what a person has chosen to begin by itself waits until somebody is
//! there.

use crate::events;
use crate::platform;
use crate::surroundings::Surroundings;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use tauri::{AppHandle, Manager};

/// How often the system is asked while the screen is open and nobody else asks. The control window looks at the clock as often.
const WHILE_OPEN: Duration = Duration::from_secs(5);

/// How often while it is locked: who comes back must not find a switch that does nothing.
const WHILE_LOCKED: Duration = Duration::from_secs(1);

/// Held while the system is asked: an answer that comes late would else take the place of a newer one.
static ASKING: Mutex<()> = Mutex::new(());

/// Asks the system now, and tells the control window where the answer has changed. Any thread may ask; it may take a moment.
pub fn ask(app: &AppHandle) -> bool {
    let _asking = ASKING.lock().unwrap_or_else(PoisonError::into_inner);
    let is_locked = platform::is_locked();
    if app.state::<Surroundings>().take_lock(is_locked) {
        events::locked(app, is_locked);
    }
    is_locked
}

/// Asks from now on, for as long as the app runs.
pub fn watch(app: AppHandle) {
    std::thread::spawn(move || loop {
        let is_locked = ask(&app);
        std::thread::sleep(if is_locked { WHILE_LOCKED } else { WHILE_OPEN });
    });
}
