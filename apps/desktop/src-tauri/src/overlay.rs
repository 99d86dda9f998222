//! The light over every monitor. One thread owns it and takes orders; nothing else opens or keeps overlays. It draws
//! nothing itself: pages do, and only after the system has confirmed that clicks go through their window.

mod covering;
mod ending;
mod keeper;
mod retries;
mod settling;

use crate::events;
use crate::monitors;
use crate::overlay_window as window;
use crate::screen_lock;
use crate::watchdog::{Alarm, Watchdog};
use keeper::{Keeper, CHECK_EVERY};
use serde_json::Value;
use std::sync::mpsc::{channel, Receiver, RecvTimeoutError, Sender};
use std::time::{Duration, Instant, SystemTime};
use tauri::AppHandle;

/// What the thread can be told.
pub enum Order {
    /// The light as the control window wants it. It fades where it is no longer wanted. `is_on`: whether there is light or
    /// sound.
    Light {
        is_on: bool,
        is_lit: bool,
        light: Value,
    },
    /// The control window lives; the session's clock against the shell's.
    Heartbeat { clock: Value },
    /// An overlay's page is ready to draw.
    Ready { label: String },
    /// An overlay's page has reported.
    Reported { label: String },
    /// Dark at once.
    Stop,
    /// The control window's page is about to be told to end its session. One that does not say that it has is taken to hang.
    AwaitEnd,
    /// The control window's page begins anew, switched off.
    NewPage,
    /// Whether screen recordings leave the light out.
    Protect(bool),
    /// Whether a monitor gets light at all. Who shows it again has it tried again as well.
    Cover { key: String, is_shown: bool },
}

/// How often the thread looks after a light that is on.
const LOOK_EVERY: Duration = Duration::from_millis(100);

/// How often the control window is asked whether it lives.
const ASK_EVERY: Duration = Duration::from_millis(500);

/// The page's fade of 300 ms, and some.
const FADE: Duration = Duration::from_millis(600);

/// The way to the thread.
pub struct Overlays(Sender<Order>);

impl Overlays {
    /// Starts the thread. `on_alarm` is called after it took the light away by itself.
    pub fn start(app: AppHandle, on_alarm: fn(&AppHandle, Alarm)) -> Self {
        let (sender, receiver) = channel();
        std::thread::spawn(move || Keeper::new(app, on_alarm).run(&receiver));
        Self(sender)
    }

    pub fn tell(&self, order: Order) {
        // The thread ends only with the process.
        let _ = self.0.send(order);
    }
}

impl Keeper {
    fn run(mut self, orders: &Receiver<Order>) {
        loop {
            // While all is off there is nothing to look after, and the thread sleeps until it is told something.
            let is_busy = self.is_lit || !self.overlays.is_empty() || self.ending.is_awaited();
            let order = if is_busy {
                orders.recv_timeout(LOOK_EVERY)
            } else if self.is_on {
                orders.recv_timeout(CHECK_EVERY)
            } else {
                orders.recv().map_err(|_| RecvTimeoutError::Disconnected)
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
            Order::Light {
                is_on,
                is_lit,
                light,
            } => self.follow(is_on, is_lit, light),
            Order::Heartbeat { clock } => {
                self.watchdog.heard();
                self.tell_drawing("clock", &clock);
            }
            Order::Ready { label } => self.settle(&label),
            Order::Reported { label } => {
                if let Some(overlay) = self.overlays.get_mut(&label) {
                    overlay.hear();
                }
            }
            Order::Stop => self.go_dark(),
            Order::AwaitEnd => self.ending.begin(Instant::now()),
            Order::NewPage => self.ending.done(),
            Order::Protect(is_protected) => {
                self.is_protected = is_protected;
                for overlay in window::all(&self.app) {
                    let _ = overlay.set_content_protected(is_protected);
                }
            }
            Order::Cover { key, is_shown } => {
                if is_shown {
                    self.retries.forget(&monitors::label_of(&key));
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

    fn follow(&mut self, is_on: bool, is_lit: bool, light: Value) {
        self.light = light;
        let now = Instant::now();
        if is_on && !self.is_on {
            self.watchdog = Watchdog::begin(now, SystemTime::now());
        }
        self.is_on = is_on;
        if !is_on {
            self.ending.done();
        }
        if is_lit && !self.is_lit {
            self.watchdog.heard();
            self.retries.clear();
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
        let overdue = self.ending.is_overdue(now).then_some(Alarm::Silence);
        if let Some(alarm) = self.alarm(now).or(overdue) {
            self.go_dark();
            return (self.on_alarm)(&self.app, alarm);
        }
        if !self.is_lit {
            if !self.overlays.is_empty() && now.duration_since(self.dark_since) > FADE {
                self.remove_all();
            }
            return;
        }
        if now.duration_since(self.asked) >= ASK_EVERY {
            self.asked = now;
            events::beat(&self.app);
            self.show_life();
            self.follow_monitors();
        }
        self.wait_for_settled(now);
        self.drop_silent(now);
        if now.duration_since(self.checked) >= CHECK_EVERY {
            self.cover();
            self.check_drawing();
        }
    }

    fn alarm(&mut self, now: Instant) -> Option<Alarm> {
        let today = SystemTime::now();
        let is_on = self.is_on;
        let watchdog = is_on.then_some(&mut self.watchdog);
        let is_locked = || screen_lock::ask(&self.app);
        watchdog?.look(now, today, self.is_lit, is_locked)
    }
}
