//! A second process that ends the first one when it hangs while there is light. Some systems go on showing the last picture
//! of a program that has stopped; only its end takes that picture away. The app then comes back in the tray, switched off.

use crate::silence::Silence;
use crate::{platform, HIDDEN};
use std::io::{Read, Write};
use std::process::{Child, ChildStdin, Command, ExitCode, Stdio};
use std::sync::mpsc::{channel, Receiver, RecvTimeoutError, Sender};
use std::time::{Duration, Instant};

/// Given to the second process, with the number of the first.
pub const GUARD: &str = "--guard";

/// A light whose app hangs is gone within three seconds.
const SILENCE: Duration = Duration::from_millis(2500);

const LISTEN_EVERY: Duration = Duration::from_millis(100);

/// The first process's side. The second ends with this.
pub struct Guard(Sender<()>);

impl Guard {
    /// Starts the second process.
    pub fn start() -> std::io::Result<Self> {
        let mut child = Command::new(std::env::current_exe()?)
            .args([GUARD, &std::process::id().to_string()])
            .stdin(Stdio::piped())
            .spawn()?;
        let input = child.stdin.take();
        let (sender, receiver) = channel();
        std::thread::spawn(move || pass_on(&receiver, input, child));
        Ok(Self(sender))
    }

    /// The app lives. Never waits.
    pub fn sign_of_life(&self) {
        let _ = self.0.send(());
    }
}

fn pass_on(signs: &Receiver<()>, input: Option<ChildStdin>, mut child: Child) {
    if let Some(mut input) = input {
        while signs.recv().is_ok() && input.write_all(&[1]).is_ok() {}
    }
    let _ = child.wait();
}

/// What the second process does instead of being an app: `None` where it was not started as one.
pub fn keep(arguments: impl Iterator<Item = String>) -> Option<ExitCode> {
    let guarded = guarded(arguments)?;
    let (sender, receiver) = channel();
    std::thread::spawn(move || {
        let mut signs = [0; 64];
        while std::io::stdin().read(&mut signs).is_ok_and(|read| read > 0) {
            let _ = sender.send(());
        }
    });
    if hangs(&receiver, SILENCE) && platform::end_process(guarded) {
        let again = std::env::current_exe().map(|app| Command::new(app).arg(HIDDEN).spawn());
        drop(again);
    }
    Some(ExitCode::SUCCESS)
}

/// The number of the process that this one guards.
fn guarded(mut arguments: impl Iterator<Item = String>) -> Option<u32> {
    arguments.find(|argument| argument == GUARD)?;
    arguments.next()?.parse().ok()
}

/// Waits until the other side has said nothing for longer than `longest` (true), or has gone by itself (false).
fn hangs(signs: &Receiver<()>, longest: Duration) -> bool {
    let mut silence = Silence::begin(Instant::now());
    loop {
        match signs.recv_timeout(LISTEN_EVERY) {
            Ok(()) => silence.heard(),
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => return false,
        }
        if silence.listen(Instant::now()) > longest {
            return true;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn arguments(list: &[&str]) -> Option<u32> {
        guarded(list.iter().map(|&argument| argument.to_owned()))
    }

    #[test]
    fn is_a_guard_only_where_it_is_told_whom_to_guard() {
        assert_eq!(arguments(&["overtone", GUARD, "4711"]), Some(4711));
        assert_eq!(arguments(&["overtone", HIDDEN]), None);
        assert_eq!(arguments(&["overtone", GUARD]), None);
        assert_eq!(arguments(&["overtone", GUARD, "-1"]), None);
    }

    #[test]
    fn an_app_that_has_gone_by_itself_does_not_hang() {
        let (sender, receiver) = channel();
        sender.send(()).unwrap();
        drop(sender);
        assert!(!hangs(&receiver, SILENCE));
    }

    #[test]
    fn an_app_that_says_nothing_any_more_hangs() {
        let (sender, receiver) = channel();
        sender.send(()).unwrap();
        assert!(hangs(&receiver, LISTEN_EVERY));
        drop(sender);
    }
}
