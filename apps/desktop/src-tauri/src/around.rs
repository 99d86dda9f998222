//! What goes on around a person who works: the shell asks and listens while the control window follows a day. While it
//! follows none, nothing is asked, nothing is listened to, and the thread sleeps.

#[cfg(target_os = "linux")]
mod battery;
#[cfg(target_os = "linux")]
mod display;
#[cfg(target_os = "linux")]
mod film;
#[cfg(target_os = "linux")]
mod full_screen;
#[cfg(target_os = "linux")]
mod idle;
#[cfg(target_os = "linux")]
pub mod watch;
#[cfg(all(test, target_os = "linux"))]
mod x_server;

use std::sync::mpsc::{channel, Sender};
use tauri::AppHandle;

/// The way to whoever watches.
pub struct Around(Sender<bool>);

impl Around {
    /// Nothing is watched until a day is followed.
    #[cfg(target_os = "linux")]
    pub fn start(app: AppHandle) -> Self {
        let (sender, receiver) = channel();
        std::thread::spawn(move || watch::run(&app, &receiver));
        Self(sender)
    }

    /// Nothing is known of all this here yet, and the control window takes it for the usual.
    #[cfg(not(target_os = "linux"))]
    pub fn start(_app: AppHandle) -> Self {
        Self(channel().0)
    }

    /// Whether the control window follows a day. Each time that it begins to, it is told everything anew.
    pub fn follow(&self, is_followed: bool) {
        // The thread ends only with the process; where there is none, nobody is told anything.
        let _ = self.0.send(is_followed);
    }
}
