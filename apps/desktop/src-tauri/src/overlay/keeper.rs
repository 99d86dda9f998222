//! The overlays that stand, and what is known of each.

use super::ending::Ending;
use super::retries::Retries;
use crate::events;
use crate::guard::Guard;
use crate::monitors::MonitorInfo;
use crate::overlay_stage::{Overlay, Stage};
use crate::overlay_window as window;
use crate::watchdog::{Alarm, Watchdog};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime};
use tauri::{AppHandle, Manager, WebviewWindow};

/// How often monitors, order of windows and clicks are checked.
pub const CHECK_EVERY: Duration = Duration::from_secs(2);

/// What the thread knows of the light and of its overlays.
pub struct Keeper {
    pub app: AppHandle,
    /// Called after the light was taken away unasked.
    pub on_alarm: fn(&AppHandle, Alarm),
    pub light: Value,
    /// Whether there is light or sound.
    pub is_on: bool,
    pub is_lit: bool,
    pub dark_since: Instant,
    pub overlays: BTreeMap<String, Overlay>,
    /// Overlays that failed in this session.
    pub retries: Retries,
    /// Whether the control window's page has yet to end its session.
    pub ending: Ending,
    pub not_shown: BTreeSet<String>,
    pub is_protected: bool,
    pub watchdog: Watchdog,
    pub asked: Instant,
    pub checked: Instant,
    pub known: Vec<MonitorInfo>,
    /// Stands while light is drawn.
    guard: Option<Arc<Guard>>,
}

impl Keeper {
    pub fn new(app: AppHandle, on_alarm: fn(&AppHandle, Alarm)) -> Self {
        let now = Instant::now();
        Self {
            app,
            on_alarm,
            light: Value::Null,
            is_on: false,
            is_lit: false,
            dark_since: now,
            overlays: BTreeMap::new(),
            retries: Retries::default(),
            ending: Ending::default(),
            not_shown: BTreeSet::new(),
            is_protected: false,
            watchdog: Watchdog::begin(now, SystemTime::now()),
            asked: now,
            checked: now,
            known: Vec::new(),
            guard: None,
        }
    }

    pub fn go_dark(&mut self) {
        self.is_on = false;
        self.is_lit = false;
        self.remove_all();
    }

    pub fn remove_all(&mut self) {
        self.guard = None;
        self.overlays.clear();
        window::destroy_all(&self.app);
    }

    /// Says that this thread and the main thread live, while either could leave a light standing. A guard that cannot be
    /// started leaves everything else as it is.
    pub fn show_life(&mut self) {
        if self.labels_drawing().is_empty() {
            self.guard = None;
            return;
        }
        if self.guard.is_none() {
            self.guard = Guard::start().ok().map(Arc::new);
        }
        if let Some(guard) = self.guard.clone() {
            let _ = self.app.run_on_main_thread(move || guard.sign_of_life());
        }
    }

    /// Takes away an overlay that might be in somebody's way again, for this session.
    pub fn give_up(&mut self, label: &str, reason: &str) {
        self.destroy(label);
        self.retries.ended(label);
        events::overlay_failed(&self.app, Some(label), reason, false);
    }

    /// Takes away an overlay whose page failed. A new one comes after a rest, unless it failed too often.
    pub fn fail(&mut self, label: &str, reason: &str) {
        let now = Instant::now();
        let overlay = self.overlays.get(label);
        let drawn = overlay.map_or(Duration::ZERO, |overlay| overlay.drawn(now));
        self.destroy(label);
        let comes_again = self.retries.failed(label, drawn, now);
        events::overlay_failed(&self.app, Some(label), reason, comes_again);
    }

    pub fn destroy(&mut self, label: &str) {
        self.overlays.remove(label);
        if let Some(found) = self.window(label) {
            let _ = found.destroy();
        }
    }

    pub fn window(&self, label: &str) -> Option<WebviewWindow> {
        self.app.get_webview_window(label)
    }

    pub fn labels(&self, is_meant: impl Fn(&Overlay) -> bool) -> Vec<String> {
        let overlays = self.overlays.iter();
        overlays
            .filter(|(_, overlay)| is_meant(overlay))
            .map(|(label, _)| label.clone())
            .collect()
    }

    pub fn labels_drawing(&self) -> Vec<String> {
        self.labels(|overlay| overlay.stage == Stage::Drawing)
    }

    pub fn tell_drawing(&self, event: &str, payload: &Value) {
        for label in self.labels_drawing() {
            events::tell(&self.app, &label, event, payload);
        }
    }
}
