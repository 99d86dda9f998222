//! What the shell knows of the session: as much as the tray and the hotkey need.

use crate::control_window;
use crate::events::{self, StopReason};
use crate::overlay::{Order, Overlays};
use crate::overlay_window;
use crate::platform;
use crate::watchdog::Alarm;
use serde::Deserialize;
use serde_json::Value;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tauri::{AppHandle, Manager};

/// The light and the session as the control window publishes them. MIRRORED: src/shell/publication.ts
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Publication {
    /// Whether the session is on, be it with sound alone.
    pub is_on: bool,
    pub in_meeting: bool,
    /// Whether there is light.
    pub is_lit: bool,
    /// Whether the light must be gone at once, without a fade.
    pub is_halt: bool,
    /// What overlays draw from. The shell hands it on unread.
    pub light: Value,
}

/// The session's state and its overlays.
pub struct Shell {
    is_on: AtomicBool,
    pub overlays: Overlays,
}

impl Shell {
    pub fn start(app: &AppHandle) -> Self {
        Self {
            is_on: AtomicBool::new(false),
            overlays: Overlays::start(app.clone(), answer_alarm),
        }
    }

    /// Follows what the control window published.
    pub fn follow(&self, publication: Publication) {
        self.is_on.store(publication.is_on, Ordering::Relaxed);
        self.overlays.tell(Order::Light {
            is_on: publication.is_on,
            is_lit: publication.is_lit && !publication.is_halt,
            light: publication.light,
        });
        if publication.is_halt {
            self.overlays.tell(Order::Stop);
        }
    }

    /// Off at once when on; on when off.
    pub fn toggle(&self, app: &AppHandle) {
        if self.is_on.load(Ordering::Relaxed) {
            self.stop(app);
        } else {
            events::toggle(app);
        }
    }

    /// Ends the light here and now, whatever state the control window is in, and asks it to end the sound.
    pub fn stop(&self, app: &AppHandle) {
        let was_on = self.is_on.load(Ordering::Relaxed);
        self.darken(app);
        if was_on {
            self.overlays.tell(Order::AwaitEnd);
        }
        events::stop(app, StopReason::Person);
    }

    /// Ends the light here and now.
    pub fn darken(&self, app: &AppHandle) {
        self.has_ended();
        overlay_window::destroy_all(app);
        self.overlays.tell(Order::Stop);
    }

    /// The session is over, whatever its owner says.
    fn has_ended(&self) {
        self.is_on.store(false, Ordering::Relaxed);
    }
}

/// The control window's page has ended: no light without an owner, and a new page, which begins switched off.
pub fn page_ended(app: &AppHandle) {
    let shell = app.state::<Shell>();
    shell.darken(app);
    shell.overlays.tell(Order::NewPage);
    control_window::reload(app);
}

/// The app is about to end: dark now, and all of it gone within [`LEAVING`], whatever hangs.
pub fn leave(app: &AppHandle) {
    std::thread::spawn(|| {
        std::thread::sleep(LEAVING);
        platform::end_process(std::process::id());
    });
    app.state::<Shell>().darken(app);
    control_window::end_page(app);
}

/// Longest time that the app's own way to end may take.
const LEAVING: Duration = Duration::from_secs(3);

/// The light has been taken away; the sound must end too.
fn answer_alarm(app: &AppHandle, alarm: Alarm) {
    let reason = match alarm {
        Alarm::Silence => StopReason::Unresponsive,
        Alarm::Sleep => StopReason::Sleep,
        Alarm::Lock => StopReason::Lock,
    };
    let shell = app.state::<Shell>();
    shell.has_ended();
    if alarm == Alarm::Silence {
        events::stop(app, reason);
        shell.overlays.tell(Order::NewPage);
        return control_window::end_page(app);
    }
    shell.overlays.tell(Order::AwaitEnd);
    events::stop(app, reason);
}
