//! Against a real X server of its own.

use super::super::x_server::{until, XServer};
use super::*;
use std::time::Instant;

/// The server counts in whole milliseconds.
const ROUNDING: Duration = Duration::from_millis(2);

#[test]
fn begins_anew_with_every_touch() {
    let server = XServer::start("idle");
    let display = Display::open(Some(&server.display)).unwrap();
    for touch in [["mousemove", "7", "7"], ["key", "--clearmodifiers", "a"]] {
        let rested = until("some rest", || {
            read(&display).filter(|idle| *idle > Duration::from_millis(200))
        });
        let touched = Instant::now();
        server.run("xdotool", &touch);
        let idle = read(&display).unwrap();
        assert!(
            idle <= touched.elapsed() + ROUNDING,
            "{touch:?}: {idle:?} after {rested:?}"
        );
    }
}

#[test]
fn is_unknown_without_a_server_that_counts() {
    let server = XServer::with("no-idle", &["-extension", "MIT-SCREEN-SAVER"]);
    let display = Display::open(Some(&server.display)).unwrap();
    assert!(read(&display).is_none());
    assert!(Display::open(Some("nowhere:1")).is_none());
}

#[test]
fn whoever_types_is_told_of_once() {
    assert_eq!(worth_telling(Duration::from_millis(10)), Duration::ZERO);
    assert_eq!(worth_telling(ASK_EVERY), Duration::ZERO);
    let long = Duration::from_secs(60);
    assert_eq!(worth_telling(long), long);
}
