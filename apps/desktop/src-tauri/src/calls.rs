//! Whether the person is in a call, which is known from a program that records from a microphone. Nothing is recorded here,
//! and nothing is asked again and again: the system tells.

#[cfg(target_os = "linux")]
mod pulse;

#[cfg(target_os = "linux")]
use crate::events;
#[cfg(target_os = "linux")]
use crate::surroundings::Surroundings;
#[cfg(any(target_os = "linux", test))]
use std::collections::BTreeSet;
use tauri::AppHandle;
#[cfg(target_os = "linux")]
use tauri::Manager;

/// A program's stream of sound from a source.
#[cfg(any(target_os = "linux", test))]
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Recording {
    /// The number of what it records from.
    pub source: u32,
    /// Whether the program has halted it for now.
    pub is_halted: bool,
    /// Whether it only measures how loud something is, as a mixer's meters do.
    pub is_meter: bool,
    /// The process that it belongs to.
    pub process: Option<u32>,
}

/// Whether one of these is a call. What is played can be recorded too: those sources (`playback`) count for nothing, nor
/// does this app itself.
#[cfg(any(target_os = "linux", test))]
fn is_call(recordings: &[Recording], playback: &BTreeSet<u32>, own_process: u32) -> bool {
    recordings.iter().any(|recording| {
        !recording.is_halted
            && !recording.is_meter
            && !playback.contains(&recording.source)
            && recording.process != Some(own_process)
    })
}

/// Tells the control window from now on when a call begins and ends.
#[cfg(target_os = "linux")]
pub fn watch(app: AppHandle) {
    std::thread::spawn(move || {
        pulse::listen_for_ever(None, |is_in_call| {
            if app.state::<Surroundings>().take_call(is_in_call) {
                events::in_call(&app, is_in_call);
            }
        });
    });
}

/// Nothing is known of calls here yet.
#[cfg(not(target_os = "linux"))]
pub fn watch(_app: AppHandle) {}

#[cfg(test)]
mod tests {
    use super::*;

    const OWN: u32 = 1;
    const MICROPHONE: u32 = 5;
    const MONITOR: u32 = 6;

    fn recording() -> Recording {
        Recording {
            source: MICROPHONE,
            is_halted: false,
            is_meter: false,
            process: Some(4711),
        }
    }

    fn is_in_call(recordings: &[Recording]) -> bool {
        is_call(recordings, &BTreeSet::from([MONITOR]), OWN)
    }

    #[test]
    fn a_program_at_the_microphone_is_a_call() {
        assert!(!is_in_call(&[]));
        assert!(is_in_call(&[recording()]));
        let unknown = Recording {
            process: None,
            ..recording()
        };
        assert!(is_in_call(&[unknown]));
    }

    #[test]
    fn what_is_played_halted_measured_or_our_own_is_none() {
        let source = MONITOR;
        let process = Some(OWN);
        for quiet in [
            Recording {
                source,
                ..recording()
            },
            Recording {
                is_halted: true,
                ..recording()
            },
            Recording {
                is_meter: true,
                ..recording()
            },
            Recording {
                process,
                ..recording()
            },
        ] {
            assert!(!is_in_call(std::slice::from_ref(&quiet)), "{quiet:?}");
            assert!(is_in_call(&[quiet, recording()]));
        }
    }
}
