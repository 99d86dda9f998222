//! What is known of the computer around the app. A page that begins reads it, and one that is there is told whenever it changes.

use std::sync::atomic::{AtomicBool, Ordering};

/// No call and an open screen, until something else is known.
#[derive(Default)]
pub struct Surroundings {
    is_in_call: AtomicBool,
    is_locked: AtomicBool,
}

impl Surroundings {
    pub fn is_in_call(&self) -> bool {
        self.is_in_call.load(Ordering::Relaxed)
    }

    pub fn is_locked(&self) -> bool {
        self.is_locked.load(Ordering::Relaxed)
    }

    /// Takes whether a call is on. Whether that is news.
    #[cfg(any(target_os = "linux", test))]
    pub fn take_call(&self, is_in_call: bool) -> bool {
        self.is_in_call.swap(is_in_call, Ordering::Relaxed) != is_in_call
    }

    /// Takes whether the screen is locked. Whether that is news.
    pub fn take_lock(&self, is_locked: bool) -> bool {
        self.is_locked.swap(is_locked, Ordering::Relaxed) != is_locked
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keeps_what_was_taken_and_knows_what_is_new() {
        let around = Surroundings::default();
        assert!(!around.take_call(false) && !around.take_lock(false));
        assert!(around.take_call(true) && !around.take_call(true));
        assert!(around.is_in_call() && !around.is_locked());
        assert!(around.take_lock(true) && around.take_call(false));
        assert!(!around.is_in_call() && around.is_locked());
    }
}
