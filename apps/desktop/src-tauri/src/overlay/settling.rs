//! The way of one overlay to light that is drawn: shown, known to let clicks through, and known to cover its monitor.

use super::keeper::Keeper;
use crate::events;
use crate::overlay_stage::Stage;
use crate::overlay_window as window;
use std::time::{Duration, Instant};
use tauri::WebviewWindow;

/// A system takes a moment to follow, and may start over when it is asked again.
const ASK_AGAIN: Duration = Duration::from_millis(500);

impl Keeper {
    pub fn settle(&mut self, label: &str) {
        let Some(found) = self.window(label) else {
            return;
        };
        if let Err(reason) = window::reveal(&found) {
            return self.give_up(label, &reason);
        }
        if let Some(overlay) = self.overlays.get_mut(label) {
            overlay.enter(Stage::Covering, Instant::now());
        }
    }

    pub fn wait_for_settled(&mut self, now: Instant) {
        for label in self.labels(|overlay| overlay.stage == Stage::Loading) {
            let overlay = self.overlays.get(&label);
            if let Some(reason) = overlay.and_then(|overlay| overlay.lateness(now, false)) {
                self.fail(&label, reason);
            }
        }
        for label in self.labels(|overlay| overlay.stage == Stage::Covering) {
            self.go_on_if_settled(&label, now);
        }
    }

    fn go_on_if_settled(&mut self, label: &str, now: Instant) {
        let Some(found) = self.window(label) else {
            return self.fail(label, "its window is gone");
        };
        let takes_clicks = match window::lets_clicks_through(&found) {
            Ok(lets_clicks_through) => !lets_clicks_through,
            Err(reason) => return self.give_up(label, &reason),
        };
        let Some(overlay) = self.overlays.get_mut(label) else {
            return;
        };
        if !takes_clicks && window::covers(&found, overlay.place) {
            overlay.enter(Stage::Drawing, now);
            return events::tell(&self.app, label, "light", &self.light);
        }
        if let Some(reason) = overlay.lateness(now, takes_clicks) {
            return self.give_up(label, reason);
        }
        if now.duration_since(overlay.asked) < ASK_AGAIN {
            return;
        }
        overlay.asked = now;
        let _ = window::put(&found, overlay.place);
        if takes_clicks {
            let _ = window::reveal(&found);
        }
    }

    /// A page that is frozen shows its last picture for ever.
    pub fn drop_silent(&mut self, now: Instant) {
        let overlays = self.overlays.iter_mut();
        let silent: Vec<String> = overlays
            .filter_map(|(label, overlay)| overlay.is_silent(now).then(|| label.clone()))
            .collect();
        for label in silent {
            self.fail(&label, "its page no longer answered");
        }
    }

    /// Above the others again, and still letting clicks through; else it must go, for nobody could click any more.
    pub fn check_drawing(&mut self) {
        for label in self.labels_drawing() {
            let Some(found) = self.window(&label) else {
                self.fail(&label, "its window is gone");
                continue;
            };
            match window::lets_clicks_through(&found).and_then(|lets| {
                window::raise(&found)?;
                Ok(lets)
            }) {
                Ok(true) => {}
                Ok(false) => self.unsettle(&label, &found),
                Err(reason) => self.give_up(&label, &reason),
            }
        }
    }

    /// The system is asked anew and has as long as in the beginning; what is drawn stays for that long.
    fn unsettle(&mut self, label: &str, found: &WebviewWindow) {
        let _ = window::reveal(found);
        if let Some(overlay) = self.overlays.get_mut(label) {
            overlay.enter(Stage::Covering, Instant::now());
        }
    }
}
