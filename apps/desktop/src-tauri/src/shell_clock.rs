//! The one clock that every window can ask for. Clocks of pages are no common measure: a page's own origin is taken from
//! the calendar when it loads, and sleep stops its counter, so that two windows of different ages disagree by all the
//! sleep between them.

use std::time::Instant;

/// Time since the shell started; it never runs backwards.
pub struct ShellClock {
    started: Instant,
}

impl ShellClock {
    pub fn start() -> Self {
        Self {
            started: Instant::now(),
        }
    }

    /// Milliseconds since the shell started.
    pub fn now_ms(&self) -> f64 {
        self.started.elapsed().as_secs_f64() * 1000.0
    }
}
