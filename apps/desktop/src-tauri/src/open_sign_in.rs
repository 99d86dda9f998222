//! The sign-in that is open. A second one takes the place of the first, and one that nobody finishes is closed.

use crate::sign_in::{Handover, Pending};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use url::Url;

/// The sign-in that was begun last, while it is open.
#[derive(Default)]
pub struct OpenSignIn {
    pending: Mutex<Option<Pending>>,
    /// Told whenever another one is open, or none.
    changed: Condvar,
}

impl OpenSignIn {
    /// Opens a sign-in, in the place of any other.
    pub fn open(&self, pending: Pending) {
        self.put(Some(pending));
    }

    /// Closes whichever is open; an answer that still comes is ignored.
    pub fn close(&self) {
        self.put(None);
    }

    /// Closes the sign-in with this state, where it is still open. Whether it was.
    pub fn close_only(&self, state: &str) -> bool {
        self.close_after(state, Duration::ZERO)
    }

    /// Closes the sign-in with this state once it was open for `limit` from now on, and waits for that. Whether it had to: it may
    /// be answered, cancelled or replaced before.
    pub fn close_after(&self, state: &str, limit: Duration) -> bool {
        let (mut pending, _) = self
            .changed
            .wait_timeout_while(self.lock(), limit, |pending| has(pending.as_ref(), state))
            .unwrap_or_else(PoisonError::into_inner);
        let is_late = has(pending.as_ref(), state);
        if is_late {
            *pending = None;
        }
        is_late
    }

    /// Whether it is the sign-in with this state that is open.
    pub fn is_open(&self, state: &str) -> bool {
        has(self.lock().as_ref(), state)
    }

    /// Whatever answer belongs to the open sign-in; the sign-in is closed by it.
    pub fn accept(&self, answer: &Url) -> Option<(Pending, Handover)> {
        let mut pending = self.lock();
        let handover = pending.as_ref()?.accept(answer, Instant::now())?;
        let answered = pending.take()?;
        self.changed.notify_all();
        Some((answered, handover))
    }

    fn put(&self, next: Option<Pending>) {
        *self.lock() = next;
        self.changed.notify_all();
    }

    fn lock(&self) -> MutexGuard<'_, Option<Pending>> {
        self.pending.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn has(pending: Option<&Pending>, state: &str) -> bool {
    pending.is_some_and(|pending| pending.state() == state)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sign_in::DEEP_LINK;

    /// Long enough that only an answer can be the reason when it is over.
    const LONG: Duration = Duration::from_secs(600);

    fn begin(open: &OpenSignIn) -> String {
        let pending = Pending::begin(DEEP_LINK, Instant::now()).unwrap();
        let state = pending.state().to_owned();
        open.open(pending);
        state
    }

    fn answer_to(state: &str) -> Url {
        Url::parse(&format!("{DEEP_LINK}?code=abc&state={state}")).unwrap()
    }

    #[test]
    fn is_answered_once() {
        let open = OpenSignIn::default();
        let state = begin(&open);
        assert!(open.accept(&answer_to("somebody-elses")).is_none());
        assert!(open.is_open(&state));
        let (_, handover) = open.accept(&answer_to(&state)).unwrap();
        assert_eq!(handover.state, state);
        assert!(!open.is_open(&state));
        assert!(open.accept(&answer_to(&state)).is_none());
    }

    #[test]
    fn a_second_one_takes_the_place_of_the_first() {
        let open = OpenSignIn::default();
        let first = begin(&open);
        let second = begin(&open);
        assert!(!open.is_open(&first) && open.is_open(&second));
        assert!(open.accept(&answer_to(&first)).is_none());
        assert!(!open.close_only(&first));
        assert!(open.accept(&answer_to(&second)).is_some());
    }

    #[test]
    fn is_closed_when_its_time_is_over() {
        let open = OpenSignIn::default();
        let state = begin(&open);
        assert!(open.close_after(&state, Duration::ZERO));
        assert!(!open.is_open(&state));
        assert!(open.accept(&answer_to(&state)).is_none());
    }

    #[test]
    fn nobody_waits_for_one_that_is_answered_cancelled_or_replaced() {
        type End = fn(&OpenSignIn, &str);
        let ends: [End; 3] = [
            |open, state| assert!(open.accept(&answer_to(state)).is_some()),
            |open, _| open.close(),
            |open, _| drop(begin(open)),
        ];
        for end in ends {
            let open = OpenSignIn::default();
            let state = begin(&open);
            std::thread::scope(|scope| {
                let waiting = scope.spawn(|| open.close_after(&state, LONG));
                end(&open, &state);
                assert!(!waiting.join().unwrap());
            });
        }
    }
}
