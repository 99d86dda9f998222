//! How long keyboard and mouse have rested. The X server counts it for its own screen saver and is asked for the number; no
//! key and no click of another program comes here.

use super::display::Display;
use super::watch::ASK_EVERY;
use std::time::Duration;
use x11rb::protocol::screensaver::ConnectionExt as _;

/// Time since the last key or movement; nothing where the server does not count, for want of MIT-SCREEN-SAVER.
pub fn read(Display { connection, root }: &Display) -> Option<Duration> {
    let asked = connection.screensaver_query_info(*root).ok()?;
    let rested_ms = asked.reply().ok()?.ms_since_user_input;
    Some(Duration::from_millis(rested_ms.into()))
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
