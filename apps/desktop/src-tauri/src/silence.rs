//! How long somebody has said nothing, as far as whoever listens was there to hear it.

use std::time::{Duration, Instant};

/// The most that counts as silence between two looks. Whoever looks so rarely is out of breath itself, and what was said
/// may wait behind the same work.
const LONGEST_COUNTED: Duration = Duration::from_millis(300);

/// A silence that is listened to several times a second.
pub struct Silence {
    lasted: Duration,
    listened: Instant,
}

impl Silence {
    pub fn begin(now: Instant) -> Self {
        Self {
            lasted: Duration::ZERO,
            listened: now,
        }
    }

    /// Something was said.
    pub fn heard(&mut self) {
        self.lasted = Duration::ZERO;
    }

    /// Nobody listened until now.
    pub fn skip(&mut self, now: Instant) {
        self.listened = now;
    }

    /// How long it has lasted by now.
    pub fn listen(&mut self, now: Instant) -> Duration {
        let lived = now.saturating_duration_since(self.listened);
        self.lasted += lived.min(LONGEST_COUNTED);
        self.listened = now;
        self.lasted
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TENTH: Duration = Duration::from_millis(100);

    #[test]
    fn lasts_as_long_as_it_was_listened_to() {
        let begun = Instant::now();
        let mut silence = Silence::begin(begun);
        for tenths in 1..=20 {
            assert_eq!(silence.listen(begun + TENTH * tenths), TENTH * tenths);
        }
        silence.heard();
        assert_eq!(silence.listen(begun + TENTH * 21), TENTH);
    }

    #[test]
    fn does_not_count_the_listeners_own_absence() {
        let begun = Instant::now();
        let mut silence = Silence::begin(begun);
        assert_eq!(silence.listen(begun + TENTH * 100), LONGEST_COUNTED);
        silence.skip(begun + TENTH * 200);
        assert_eq!(silence.listen(begun + TENTH * 200), LONGEST_COUNTED);
    }
}
