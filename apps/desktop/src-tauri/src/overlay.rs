//! The light over every monitor. One thread owns it and takes orders; nothing else opens or keeps overlays. It draws
//! nothing itself: pages do, and only after the system has confirmed that clicks go through their window.

use crate::control_window;
use crate::events::{self, StopReason};
use crate::monitors::{self, MonitorInfo};
use crate::overlay_stage::{Overlay, Stage};
use crate::overlay_window as window;
use crate::shell::Shell;
use crate::watchdog::{Alarm, Watchdog};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::mpsc::{channel, Receiver, RecvTimeoutError, Sender};
use std::time::{Duration, Instant, SystemTime};
use tauri::{AppHandle, Manager, WebviewWindow};

/// What the thread can be told.
pub enum Order {
    /// The light as the control window wants it. It fades where it is no longer wanted.
    Light { is_lit: bool, light: Value },
    /// The control window lives; the session's clock against the shell's.
    Heartbeat { clock: Value },
    /// An overlay's page is ready to draw.
    Ready { label: String },
    /// Dark at once.
    Stop,
    /// Whether screen recordings leave the light out.
    Protect(bool),
    /// Whether a monitor gets light at all.
    Cover { key: String, is_shown: bool },
}

/// How often the thread looks after a light that is on.
const LOOK_EVERY: Duration = Duration::from_millis(100);

/// How often monitors, order of windows and clicks are checked.
const CHECK_EVERY: Duration = Duration::from_secs(2);

/// The page's fade of 300 ms, and some.
const FADE: Duration = Duration::from_millis(600);

/// A system takes a moment to follow, and may start over when it is asked again.
const ASK_AGAIN: Duration = Duration::from_millis(500);

/// The way to the thread.
pub struct Overlays(Sender<Order>);

impl Overlays {
    /// Starts the thread.
    pub fn start(app: AppHandle) -> Self {
        let (sender, receiver) = channel();
        std::thread::spawn(move || Keeper::new(app).run(&receiver));
        Self(sender)
    }

    pub fn tell(&self, order: Order) {
        // The thread ends only with the process.
        let _ = self.0.send(order);
    }
}

struct Keeper {
    app: AppHandle,
    light: Value,
    is_lit: bool,
    dark_since: Instant,
    overlays: BTreeMap<String, Overlay>,
    /// Monitors whose overlay failed in this session; they are left alone until the next.
    given_up: BTreeSet<String>,
    not_shown: BTreeSet<String>,
    is_protected: bool,
    watchdog: Watchdog,
    checked: Instant,
    known: Vec<MonitorInfo>,
}

impl Keeper {
    fn new(app: AppHandle) -> Self {
        let now = Instant::now();
        Self {
            app,
            light: Value::Null,
            is_lit: false,
            dark_since: now,
            overlays: BTreeMap::new(),
            given_up: BTreeSet::new(),
            not_shown: BTreeSet::new(),
            is_protected: false,
            watchdog: Watchdog::begin(now, SystemTime::now()),
            checked: now,
            known: Vec::new(),
        }
    }

    fn run(mut self, orders: &Receiver<Order>) {
        loop {
            // Without overlays there is nothing to look after, and the thread sleeps until it is told something.
            let order = if self.overlays.is_empty() && !self.is_lit {
                orders.recv().map_err(|_| RecvTimeoutError::Disconnected)
            } else {
                orders.recv_timeout(LOOK_EVERY)
            };
            match order {
                Ok(order) => self.take(order),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return,
            }
            // Opening a window takes a while; heartbeats that came meanwhile must be heard before silence is judged.
            while let Ok(order) = orders.try_recv() {
                self.take(order);
            }
            self.look();
        }
    }

    fn take(&mut self, order: Order) {
        match order {
            Order::Light { is_lit, light } => self.follow(is_lit, light),
            Order::Heartbeat { clock } => {
                self.watchdog.heard(Instant::now());
                self.tell_drawing("clock", &clock);
            }
            Order::Ready { label } => self.settle(&label),
            Order::Stop => self.go_dark(),
            Order::Protect(is_protected) => {
                self.is_protected = is_protected;
                for overlay in window::all(&self.app) {
                    let _ = overlay.set_content_protected(is_protected);
                }
            }
            Order::Cover { key, is_shown } => {
                if is_shown {
                    self.not_shown.remove(&key);
                } else {
                    self.not_shown.insert(key);
                }
                if self.is_lit {
                    self.cover();
                }
            }
        }
    }

    fn follow(&mut self, is_lit: bool, light: Value) {
        self.light = light;
        let now = Instant::now();
        if is_lit && !self.is_lit {
            self.watchdog = Watchdog::begin(now, SystemTime::now());
            self.given_up.clear();
            self.is_lit = true;
            self.cover();
        } else if !is_lit && self.is_lit {
            self.is_lit = false;
            self.dark_since = now;
        }
        self.tell_drawing("light", &self.light);
    }

    fn look(&mut self) {
        let now = Instant::now();
        if !self.is_lit {
            if now.duration_since(self.dark_since) > FADE {
                self.go_dark();
            }
            return;
        }
        if let Some(alarm) = self.watchdog.look(now, SystemTime::now()) {
            return self.raise_alarm(alarm);
        }
        self.wait_for_settled(now);
        if now.duration_since(self.checked) >= CHECK_EVERY {
            self.checked = now;
            self.cover();
            self.check_drawing();
        }
    }

    fn raise_alarm(&mut self, alarm: Alarm) {
        self.go_dark();
        let reason = match alarm {
            Alarm::Silence => StopReason::Unresponsive,
            Alarm::Sleep => StopReason::Sleep,
        };
        events::stop(&self.app, reason);
        self.app.state::<Shell>().has_ended();
        if alarm == Alarm::Silence {
            control_window::reload(&self.app);
        }
    }

    fn go_dark(&mut self) {
        self.is_lit = false;
        self.overlays.clear();
        window::destroy_all(&self.app);
    }

    /// Makes the overlays fit the monitors.
    fn cover(&mut self) {
        self.checked = Instant::now();
        let found = match monitors::list(&self.app) {
            Ok(found) => found,
            Err(reason) => return events::overlay_failed(&self.app, None, &reason),
        };
        if found != self.known {
            self.known.clone_from(&found);
            events::monitors(&self.app, &self.known);
        }
        let wanted: Vec<MonitorInfo> = found
            .into_iter()
            .filter(|monitor| !self.not_shown.contains(&monitor.key))
            .filter(|monitor| !self.given_up.contains(&monitor.label()))
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
            self.give_up(&monitor.label(), &error.to_string());
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

    fn settle(&mut self, label: &str) {
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

    fn wait_for_settled(&mut self, now: Instant) {
        for label in self.labels(|overlay| overlay.stage == Stage::Loading) {
            let overlay = self.overlays.get(&label);
            if let Some(reason) = overlay.and_then(|overlay| overlay.lateness(now, false)) {
                self.give_up(&label, reason);
            }
        }
        for label in self.labels(|overlay| overlay.stage == Stage::Covering) {
            self.go_on_if_settled(&label, now);
        }
    }

    fn go_on_if_settled(&mut self, label: &str, now: Instant) {
        let Some(found) = self.window(label) else {
            return self.give_up(label, "its window is gone");
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

    /// Above the others again, and still letting clicks through; else it must go, for nobody could click any more.
    fn check_drawing(&mut self) {
        for label in self.labels_drawing() {
            let Some(found) = self.window(&label) else {
                self.give_up(&label, "its window is gone");
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

    fn give_up(&mut self, label: &str, reason: &str) {
        self.destroy(label);
        self.given_up.insert(label.to_owned());
        events::overlay_failed(&self.app, Some(label), reason);
    }

    fn destroy(&mut self, label: &str) {
        self.overlays.remove(label);
        if let Some(found) = self.window(label) {
            let _ = found.destroy();
        }
    }

    fn window(&self, label: &str) -> Option<WebviewWindow> {
        self.app.get_webview_window(label)
    }

    fn labels(&self, is_meant: impl Fn(&Overlay) -> bool) -> Vec<String> {
        let overlays = self.overlays.iter();
        overlays
            .filter(|(_, overlay)| is_meant(overlay))
            .map(|(label, _)| label.clone())
            .collect()
    }

    fn labels_drawing(&self) -> Vec<String> {
        self.labels(|overlay| overlay.stage == Stage::Drawing)
    }

    fn tell_drawing(&self, event: &str, payload: &Value) {
        for label in self.labels_drawing() {
            events::tell(&self.app, &label, event, payload);
        }
    }
}
