//! When the light must go without being asked: its owner no longer answers, or the computer slept.

use std::time::{Duration, Instant, SystemTime};

/// The control window is taken for dead when it was silent this long; it sends a heartbeat every half second.
pub const SILENCE: Duration = Duration::from_secs(2);

/// Time that nobody lived through, beyond which the computer is taken to have slept.
const SLEPT: Duration = Duration::from_secs(5);

/// Why the light was taken away.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Alarm {
    /// No heartbeat came.
    Silence,
    /// The computer slept.
    Sleep,
}

/// Watches over a light that is on.
pub struct Watchdog {
    heard: Instant,
    looked: Instant,
    looked_on: SystemTime,
}

impl Watchdog {
    pub fn begin(now: Instant, today: SystemTime) -> Self {
        Self {
            heard: now,
            looked: now,
            looked_on: today,
        }
    }

    /// Takes a heartbeat.
    pub fn heard(&mut self, now: Instant) {
        self.heard = now;
    }

    /// Looks after everything. To be called several times a second.
    ///
    /// Some systems stop the monotonic clock during sleep, where the calendar shows the gap; on others the gap is in the
    /// monotonic clock itself.
    pub fn look(&mut self, now: Instant, today: SystemTime) -> Option<Alarm> {
        let lived = now.saturating_duration_since(self.looked);
        let passed = today.duration_since(self.looked_on).unwrap_or_default();
        self.looked = now;
        self.looked_on = today;
        if lived > SLEPT || passed > lived + SLEPT {
            return Some(Alarm::Sleep);
        }
        (now.saturating_duration_since(self.heard) > SILENCE).then_some(Alarm::Silence)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Time {
        now: Instant,
        today: SystemTime,
    }

    impl Time {
        fn pass(&mut self, lived_ms: u64, passed_ms: u64) {
            self.now += Duration::from_millis(lived_ms);
            self.today += Duration::from_millis(passed_ms);
        }
    }

    fn begin() -> (Watchdog, Time) {
        let time = Time {
            now: Instant::now(),
            today: SystemTime::now(),
        };
        (Watchdog::begin(time.now, time.today), time)
    }

    #[test]
    fn is_quiet_while_heartbeats_come() {
        let (mut dog, mut time) = begin();
        for _ in 0..20 {
            time.pass(500, 500);
            dog.heard(time.now);
            assert_eq!(dog.look(time.now, time.today), None);
        }
    }

    #[test]
    fn takes_the_light_away_when_no_heartbeat_came_for_two_seconds() {
        let (mut dog, mut time) = begin();
        time.pass(2000, 2000);
        assert_eq!(dog.look(time.now, time.today), None);
        time.pass(1, 1);
        assert_eq!(dog.look(time.now, time.today), Some(Alarm::Silence));
    }

    #[test]
    fn notices_sleep_that_stopped_the_monotonic_clock() {
        let (mut dog, mut time) = begin();
        time.pass(250, 3_600_000);
        assert_eq!(dog.look(time.now, time.today), Some(Alarm::Sleep));
    }

    #[test]
    fn notices_sleep_that_the_monotonic_clock_ran_through() {
        let (mut dog, mut time) = begin();
        time.pass(3_600_000, 3_600_000);
        dog.heard(time.now);
        assert_eq!(dog.look(time.now, time.today), Some(Alarm::Sleep));
    }

    #[test]
    fn a_calendar_set_back_is_no_sleep() {
        let (mut dog, mut time) = begin();
        time.now += Duration::from_millis(250);
        time.today -= Duration::from_secs(3600);
        assert_eq!(dog.look(time.now, time.today), None);
    }
}
