//! One overlay on its way from a page that loads to light that is drawn, and how long each part of the way may take.

use crate::monitors::Place;
use crate::silence::Silence;
use std::time::{Duration, Instant};

/// How long a page may take to load before its overlay is given up.
const LOADING: Duration = Duration::from_secs(30);

/// How long a system may take to put an overlay over its monitor.
const COVERING: Duration = Duration::from_secs(15);

/// How long a window that takes clicks may be in the way meanwhile.
const IN_THE_WAY: Duration = Duration::from_secs(3);

/// How long a page may say nothing before its overlay is taken away; it reports twice a second.
const SILENCE: Duration = Duration::from_millis(2500);

/// How long it may say nothing when it begins to draw: it makes its picture's programs first, and shows nothing meanwhile.
const BEGINNING: Duration = Duration::from_secs(15);

/// How far one overlay has come.
#[derive(Debug, PartialEq)]
pub enum Stage {
    /// Its page loads, hidden.
    Loading,
    /// It is shown, empty, until it covers its monitor and clicks are known to go through all over it.
    Covering,
    /// It is told what to draw.
    Drawing,
}

/// An overlay as its keeper knows it.
pub struct Overlay {
    pub place: Place,
    pub stage: Stage,
    since: Instant,
    silence: Silence,
    /// Whether its page has reported since it was told what to draw.
    reports: bool,
    /// When the system was last asked to let clicks through.
    pub asked: Instant,
}

impl Overlay {
    pub fn new(place: Place, now: Instant) -> Self {
        Self {
            place,
            stage: Stage::Loading,
            since: now,
            silence: Silence::begin(now),
            reports: false,
            asked: now,
        }
    }

    /// Goes on to the next part of the way.
    pub fn enter(&mut self, stage: Stage, now: Instant) {
        self.silence = Silence::begin(now);
        self.reports = false;
        self.stage = stage;
        self.since = now;
        self.asked = now;
    }

    /// Takes a report of its page.
    pub fn hear(&mut self) {
        self.silence.heard();
        self.reports = self.stage == Stage::Drawing;
    }

    /// Whether the page of a light that is drawn says nothing any more. To be called ten times a second.
    pub fn is_silent(&mut self, now: Instant) -> bool {
        let longest = if self.reports { SILENCE } else { BEGINNING };
        self.silence.listen(now) > longest && self.stage == Stage::Drawing
    }

    /// How long its light has been drawn.
    pub fn drawn(&self, now: Instant) -> Duration {
        match self.stage {
            Stage::Drawing => now.duration_since(self.since),
            Stage::Loading | Stage::Covering => Duration::ZERO,
        }
    }

    /// Why it must go; nothing while it may still come.
    pub fn lateness(&self, now: Instant, takes_clicks: bool) -> Option<&'static str> {
        let waited = now.duration_since(self.since);
        match self.stage {
            Stage::Loading if waited > LOADING => Some("its page did not load"),
            Stage::Covering if takes_clicks && waited > IN_THE_WAY => {
                Some("clicks did not go through it")
            }
            Stage::Covering if waited > COVERING => Some("it did not cover the monitor"),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TENTH: Duration = Duration::from_millis(100);

    const PLACE: Place = Place {
        x: 0,
        y: 0,
        width: 1280,
        height: 720,
    };

    #[test]
    fn waits_longer_for_a_window_that_does_not_fit_than_for_one_that_is_in_the_way() {
        let now = Instant::now();
        let mut overlay = Overlay::new(PLACE, now);
        overlay.enter(Stage::Covering, now);
        let later = now + IN_THE_WAY * 2;
        assert_eq!(overlay.lateness(later, false), None);
        assert!(overlay.lateness(later, true).is_some());
        assert!(overlay.lateness(now + COVERING * 2, false).is_some());
    }

    #[test]
    fn every_part_of_the_way_begins_with_patience() {
        let now = Instant::now();
        let mut overlay = Overlay::new(PLACE, now);
        let later = now + LOADING * 2;
        assert!(overlay.lateness(later, false).is_some());
        overlay.enter(Stage::Covering, later);
        assert_eq!(overlay.lateness(later, true), None);
    }

    #[test]
    fn light_that_is_drawn_may_stay_for_as_long_as_its_page_reports() {
        let now = Instant::now();
        let mut overlay = Overlay::new(PLACE, now);
        overlay.enter(Stage::Drawing, now);
        for tenths in 1..=300 {
            if tenths % 5 == 0 {
                overlay.hear();
            }
            assert!(!overlay.is_silent(now + TENTH * tenths));
        }
        assert_eq!(overlay.lateness(now + TENTH * 300, false), None);
    }

    #[test]
    fn light_whose_page_is_frozen_is_gone_within_three_seconds() {
        let now = Instant::now();
        let mut overlay = Overlay::new(PLACE, now);
        overlay.enter(Stage::Drawing, now);
        overlay.hear();
        assert!((1..=30).any(|tenths| overlay.is_silent(now + TENTH * tenths)));
    }

    #[test]
    fn a_page_that_begins_to_draw_has_more_time_and_not_for_ever() {
        let now = Instant::now();
        let mut overlay = Overlay::new(PLACE, now);
        overlay.hear();
        overlay.enter(Stage::Drawing, now);
        assert!(!(1..=100).any(|tenths| overlay.is_silent(now + TENTH * tenths)));
        assert!((101..=160).any(|tenths| overlay.is_silent(now + TENTH * tenths)));
    }

    #[test]
    fn its_light_counts_from_when_it_is_drawn() {
        let now = Instant::now();
        let mut overlay = Overlay::new(PLACE, now);
        assert_eq!(overlay.drawn(now + TENTH * 50), Duration::ZERO);
        overlay.enter(Stage::Drawing, now + TENTH * 50);
        assert_eq!(overlay.drawn(now + TENTH * 60), TENTH * 10);
    }

    #[test]
    fn a_page_that_still_loads_may_say_nothing() {
        let now = Instant::now();
        let mut overlay = Overlay::new(PLACE, now);
        assert!(!(1..=100).any(|tenths| overlay.is_silent(now + TENTH * tenths)));
        overlay.enter(Stage::Drawing, now + TENTH * 100);
        assert!(!overlay.is_silent(now + TENTH * 101));
    }
}
