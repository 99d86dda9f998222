//! Which overlays rest after their light failed, and until when. A computer that was out of breath for a moment has light
//! again soon; one on which it keeps failing is left alone, so that nothing flickers in and out all day.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

/// How long an overlay rests after it failed, one failure after the other. The last failure ends its light.
const RESTS: [Duration; 3] = [
    Duration::from_secs(2),
    Duration::from_secs(8),
    Duration::from_secs(30),
];

/// Light that was drawn for so long has proven itself: what failed before it counts no more.
const PROVEN: Duration = Duration::from_secs(180);

/// The overlays that failed in this session.
#[derive(Default)]
pub struct Retries(BTreeMap<String, Failed>);

struct Failed {
    times: usize,
    /// When it may come again; none in this session where there is no such time.
    rests_until: Option<Instant>,
}

impl Retries {
    /// Takes a failure of an overlay that had drawn for `drawn`. Whether it comes again by itself.
    pub fn failed(&mut self, label: &str, drawn: Duration, now: Instant) -> bool {
        let earlier = self.0.get(label).filter(|_| drawn < PROVEN);
        let times = earlier.map_or(0, |failed| failed.times);
        let rests_until = RESTS.get(times).map(|&rest| now + rest);
        let failed = Failed {
            times: times + 1,
            rests_until,
        };
        self.0.insert(label.to_owned(), failed);
        rests_until.is_some()
    }

    /// Takes a failure after which an overlay could be in the way again: it does not come by itself.
    pub fn ended(&mut self, label: &str) {
        let failed = Failed {
            times: RESTS.len(),
            rests_until: None,
        };
        self.0.insert(label.to_owned(), failed);
    }

    /// Whether there is to be no such overlay now.
    pub fn rests(&self, label: &str, now: Instant) -> bool {
        let failed = self.0.get(label);
        failed.is_some_and(|failed| failed.rests_until.is_none_or(|until| now < until))
    }

    /// A person wants this one again.
    pub fn forget(&mut self, label: &str) {
        self.0.remove(label);
    }

    /// A new session begins.
    pub fn clear(&mut self) {
        self.0.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    /// Fails as soon as it may come again; how long it rested each time, until it comes no more.
    fn rests_of(retries: &mut Retries, drawn: Duration, begun: Instant) -> Vec<u64> {
        let mut now = begun;
        let mut rests = Vec::new();
        while retries.failed("A", drawn, now) && rests.len() < 10 {
            let seconds = (1..).find(|&seconds| !retries.rests("A", now + SECOND * seconds));
            rests.push(u64::from(seconds.unwrap()));
            now += SECOND * seconds.unwrap();
        }
        rests
    }

    #[test]
    fn what_never_failed_does_not_rest() {
        assert!(!Retries::default().rests("A", Instant::now()));
    }

    #[test]
    fn comes_again_three_times_and_waits_longer_each_time() {
        let now = Instant::now();
        let mut retries = Retries::default();
        assert_eq!(rests_of(&mut retries, SECOND, now), [2, 8, 30]);
        assert!(retries.rests("A", now + SECOND * 86_400));
        assert!(!retries.rests("B", now));
    }

    #[test]
    fn light_that_lasted_for_minutes_begins_anew() {
        let mut retries = Retries::default();
        let rests = rests_of(&mut retries, PROVEN, Instant::now());
        assert_eq!(rests, [2; 10]);
    }

    #[test]
    fn what_was_in_the_way_does_not_come_by_itself() {
        let now = Instant::now();
        let mut retries = Retries::default();
        retries.ended("A");
        assert!(retries.rests("A", now + SECOND * 86_400));
        assert!(!retries.failed("A", Duration::ZERO, now));
    }

    #[test]
    fn a_person_and_a_new_session_bring_it_back() {
        let now = Instant::now();
        let mut retries = Retries::default();
        retries.ended("A");
        retries.ended("B");
        retries.forget("A");
        assert!(!retries.rests("A", now));
        assert!(retries.rests("B", now));
        retries.clear();
        assert!(!retries.rests("B", now));
        assert_eq!(rests_of(&mut retries, SECOND, now), [2, 8, 30]);
    }
}
