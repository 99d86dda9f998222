//! A session that the control window's page was told to end, until the page says that it has. A page that hangs hears nothing, and
//! its sound goes on: only its end takes that away.

use crate::silence::Silence;
use std::time::{Duration, Instant};

/// How long the page may take.
const WITHIN: Duration = Duration::from_secs(3);

/// Whether an end is awaited, and for how long already.
#[derive(Default)]
pub struct Ending(Option<Silence>);

impl Ending {
    /// The page was told. Telling it once more gives it no more time.
    pub fn begin(&mut self, now: Instant) {
        self.0.get_or_insert_with(|| Silence::begin(now));
    }

    /// The session has ended, or its page has.
    pub fn done(&mut self) {
        self.0 = None;
    }

    pub fn is_awaited(&self) -> bool {
        self.0.is_some()
    }

    /// Whether the page hangs; said once. To be called ten times a second.
    pub fn is_overdue(&mut self, now: Instant) -> bool {
        let silence = self.0.as_mut();
        let is_overdue = silence.is_some_and(|silence| silence.listen(now) > WITHIN);
        if is_overdue {
            self.done();
        }
        is_overdue
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TENTH: Duration = Duration::from_millis(100);

    #[test]
    fn nothing_is_overdue_that_was_not_asked_for() {
        let now = Instant::now();
        let mut ending = Ending::default();
        assert!(!ending.is_awaited());
        assert!(!(1..=100).any(|tenths| ending.is_overdue(now + TENTH * tenths)));
    }

    #[test]
    fn a_page_that_ends_its_session_in_time_is_left_alone() {
        let now = Instant::now();
        let mut ending = Ending::default();
        ending.begin(now);
        assert!(!(1..=30).any(|tenths| ending.is_overdue(now + TENTH * tenths)));
        ending.done();
        assert!(!(31..=100).any(|tenths| ending.is_overdue(now + TENTH * tenths)));
    }

    #[test]
    fn a_page_that_hangs_is_noticed_once_however_often_it_is_told() {
        let now = Instant::now();
        let mut ending = Ending::default();
        let mut overdue = Vec::new();
        ending.begin(now);
        for tenths in 1..=100 {
            if tenths < 30 {
                ending.begin(now + TENTH * tenths);
            }
            if ending.is_overdue(now + TENTH * tenths) {
                overdue.push(tenths);
            }
        }
        assert_eq!(overdue, [31]);
        assert!(!ending.is_awaited());
    }

    #[test]
    fn a_computer_that_slept_meanwhile_is_no_page_that_hangs() {
        let now = Instant::now();
        let mut ending = Ending::default();
        ending.begin(now);
        assert!(!ending.is_overdue(now + Duration::from_secs(3600)));
    }
}
