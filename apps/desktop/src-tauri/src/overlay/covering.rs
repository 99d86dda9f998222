//! Which overlays there should be, and where.

use super::keeper::{Keeper, CHECK_EVERY};
use crate::events;
use crate::monitors::{self, MonitorInfo};
use crate::overlay_stage::Overlay;
use crate::overlay_window as window;
use std::time::{Instant, SystemTime};

impl Keeper {
    /// Makes the overlays fit monitors that have changed: where two have come to show the same, the light lies double until then.
    pub fn follow_monitors(&mut self) {
        let have_changed = monitors::list(&self.app).is_ok_and(|found| found != self.known);
        if have_changed {
            return self.cover();
        }
        // The main thread may have kept the list waiting; that is no sleep.
        self.watchdog.was_busy(Instant::now(), SystemTime::now());
    }

    /// Makes the overlays fit the monitors.
    pub fn cover(&mut self) {
        self.checked = Instant::now();
        let found = match monitors::list(&self.app) {
            Ok(found) => found,
            Err(reason) => return events::overlay_failed(&self.app, None, &reason, true),
        };
        if found != self.known {
            self.known.clone_from(&found);
            events::monitors(&self.app, &self.known);
        }
        let wanted: Vec<MonitorInfo> = monitors::to_cover(&found, &self.not_shown)
            .into_iter()
            .filter(|monitor| !self.retries.rests(&monitor.label(), self.checked))
            .collect();
        let standing = self.overlays.iter();
        let standing = standing.map(|(label, overlay)| (label.clone(), overlay.place));
        let changes = monitors::changes(&standing.collect(), &wanted);
        for label in changes.destroy {
            self.destroy(&label);
        }
        for monitor in changes.place {
            self.place(&monitor);
        }
        for monitor in changes.create {
            self.open(&monitor);
        }
        // Opening a window can take longer than the gap by which sleep is noticed.
        self.watchdog.was_busy(Instant::now(), SystemTime::now());
    }

    fn open(&mut self, monitor: &MonitorInfo) {
        if self.window(&monitor.label()).is_some() {
            // The last one of this name is still going; look again at once.
            self.checked -= CHECK_EVERY;
            return;
        }
        let overlay = Overlay::new(monitor.place, Instant::now());
        self.overlays.insert(monitor.label(), overlay);
        if let Err(error) = window::open(&self.app, monitor, self.is_protected) {
            self.fail(&monitor.label(), &error.to_string());
        }
    }

    fn place(&mut self, monitor: &MonitorInfo) {
        let label = monitor.label();
        let found = self.window(&label);
        if let (Some(overlay), Some(found)) = (self.overlays.get_mut(&label), found) {
            overlay.place = monitor.place;
            let _ = window::put(&found, monitor.place);
        }
    }
}
