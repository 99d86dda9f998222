//! When light and sound must go without being asked: their owner no longer answers, or the computer slept or was locked.

use crate::silence::Silence;
use std::time::{Duration, Instant, SystemTime};

/// The control window is taken for dead when it was silent this long; it is asked every half second.
pub const SILENCE: Duration = Duration::from_secs(2);

/// Time that nobody lived through, beyond which the computer is taken to have slept.
const SLEPT: Duration = Duration::from_secs(5);

/// Why the light was taken away.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Alarm {
    /// The control window does not answer: no heartbeat came, or no word that its session has ended.
    Silence,
    /// The computer slept.
    Sleep,
    /// The screen is locked.
    Lock,
}

/// How often the system is asked whether the screen is locked.
const ASK_FOR_LOCK: Duration = Duration::from_secs(2);

/// Watches over a session that is on.
pub struct Watchdog {
    silence: Silence,
    looked: Instant,
    looked_on: SystemTime,
    asked_for_lock: Instant,
}

impl Watchdog {
    pub fn begin(now: Instant, today: SystemTime) -> Self {
        Self {
            silence: Silence::begin(now),
            looked: now,
            looked_on: today,
            asked_for_lock: now,
        }
    }

    /// Takes a heartbeat.
    pub fn heard(&mut self) {
        self.silence.heard();
    }

    /// Whoever looks was busy until now; that was no sleep.
    pub fn was_busy(&mut self, now: Instant, today: SystemTime) {
        self.looked = now;
        self.looked_on = today;
        self.silence.skip(now);
    }

    /// Looks after everything. To be called every two seconds or more often, with light ten times as often. Without
    /// light nobody sends heartbeats, and silence means nothing. `is_locked` asks the system and may take a moment.
    ///
    /// Some systems stop the monotonic clock during sleep, where the calendar shows the gap; on others the gap is in the
    /// monotonic clock itself.
    pub fn look(
        &mut self,
        now: Instant,
        today: SystemTime,
        is_lit: bool,
        is_locked: impl FnOnce() -> bool,
    ) -> Option<Alarm> {
        let lived = now.saturating_duration_since(self.looked);
        let passed = today.duration_since(self.looked_on).unwrap_or_default();
        let silent = self.silence.listen(now);
        self.was_busy(now, today);
        if !is_lit {
            self.heard();
        }
        if lived > SLEPT || passed > lived + SLEPT {
            return Some(Alarm::Sleep);
        }
        if is_lit && silent > SILENCE {
            return Some(Alarm::Silence);
        }
        if now.saturating_duration_since(self.asked_for_lock) < ASK_FOR_LOCK {
            return None;
        }
        self.asked_for_lock = now;
        is_locked().then_some(Alarm::Lock)
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

    fn look(dog: &mut Watchdog, time: &Time) -> Option<Alarm> {
        dog.look(time.now, time.today, true, || false)
    }

    #[test]
    fn is_quiet_while_heartbeats_come() {
        let (mut dog, mut time) = begin();
        for _ in 0..20 {
            time.pass(500, 500);
            dog.heard();
            assert_eq!(look(&mut dog, &time), None);
        }
    }

    #[test]
    fn takes_the_light_away_when_no_heartbeat_came_for_two_seconds() {
        let (mut dog, mut time) = begin();
        for _ in 0..20 {
            time.pass(100, 100);
            assert_eq!(look(&mut dog, &time), None);
        }
        time.pass(1, 1);
        assert_eq!(look(&mut dog, &time), Some(Alarm::Silence));
    }

    #[test]
    fn does_not_take_its_own_absence_for_silence() {
        let (mut dog, mut time) = begin();
        time.pass(4000, 4000);
        assert_eq!(look(&mut dog, &time), None);
        time.pass(100, 100);
        dog.heard();
        assert_eq!(look(&mut dog, &time), None);
    }

    #[test]
    fn notices_sleep_that_stopped_the_monotonic_clock() {
        let (mut dog, mut time) = begin();
        time.pass(250, 3_600_000);
        assert_eq!(look(&mut dog, &time), Some(Alarm::Sleep));
    }

    #[test]
    fn notices_sleep_that_the_monotonic_clock_ran_through() {
        let (mut dog, mut time) = begin();
        time.pass(3_600_000, 3_600_000);
        dog.heard();
        assert_eq!(look(&mut dog, &time), Some(Alarm::Sleep));
    }

    #[test]
    fn a_calendar_set_back_is_no_sleep() {
        let (mut dog, mut time) = begin();
        time.now += Duration::from_millis(250);
        time.today -= Duration::from_secs(3600);
        assert_eq!(look(&mut dog, &time), None);
    }

    #[test]
    fn without_light_silence_means_nothing() {
        let (mut dog, mut time) = begin();
        time.pass(4000, 4000);
        assert_eq!(dog.look(time.now, time.today, false, || false), None);
    }

    #[test]
    fn its_own_work_is_no_sleep() {
        let (mut dog, mut time) = begin();
        time.pass(20_000, 20_000);
        dog.heard();
        dog.was_busy(time.now, time.today);
        assert_eq!(look(&mut dog, &time), None);
    }

    #[test]
    fn asks_every_two_seconds_whether_the_screen_is_locked() {
        let (mut dog, mut time) = begin();
        time.pass(1999, 1999);
        assert_eq!(dog.look(time.now, time.today, false, || true), None);
        time.pass(1, 1);
        let alarm = dog.look(time.now, time.today, false, || true);
        assert_eq!(alarm, Some(Alarm::Lock));
    }
}
