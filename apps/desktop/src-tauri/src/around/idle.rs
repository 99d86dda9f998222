//! How long keyboard and mouse have rested. The X server counts it for its own screen saver and is asked for the number; no
//! key and no click of another program comes here.

use super::watch::ASK_EVERY;
use std::time::Duration;
use x11rb::connection::Connection;
use x11rb::protocol::screensaver::ConnectionExt as _;
use x11rb::protocol::xproto::ConnectionExt as _;
use x11rb::rust_connection::RustConnection;

/// By this extension a server says that it lives inside of Wayland.
const XWAYLAND: &[u8] = b"XWAYLAND";

/// Of older ones of those, this variable knows it.
const WAYLAND_DISPLAY: &str = "WAYLAND_DISPLAY";

/// A connection of its own to the X server.
pub struct IdleTime {
    connection: RustConnection,
    root: u32,
}

impl IdleTime {
    /// Asks the server of `display`, else the usual one. Nothing where it can't know: without the extension
    /// MIT-SCREEN-SAVER, and inside of Wayland, where it hears of its own windows' keys alone.
    pub fn open(display: Option<&str>) -> Option<Self> {
        if display.is_none() && std::env::var_os(WAYLAND_DISPLAY).is_some() {
            return None;
        }
        let (connection, screen) = x11rb::connect(display).ok()?;
        let xwayland = connection.query_extension(XWAYLAND).ok()?.reply().ok()?;
        if xwayland.present {
            return None;
        }
        let root = connection.setup().roots[screen].root;
        let idle_time = Self { connection, root };
        idle_time.read().map(|_| idle_time)
    }

    /// Time since the last key or movement; nothing where the server does not say.
    pub fn read(&self) -> Option<Duration> {
        let asked = self.connection.screensaver_query_info(self.root).ok()?;
        let rested_ms = asked.reply().ok()?.ms_since_user_input;
        Some(Duration::from_millis(rested_ms.into()))
    }
}

/// Whoever touched something since it was last asked is there; that is told once, and not with every key.
pub fn worth_telling(idle: Duration) -> Duration {
    if idle < 2 * ASK_EVERY {
        Duration::ZERO
    } else {
        idle
    }
}

#[cfg(test)]
mod tests;
