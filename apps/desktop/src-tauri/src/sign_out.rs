//! Signing out: on this computer at once. The site, which may be away or slow, is told afterwards.

use crate::api::{self, ApiRequest};
use crate::events;
use crate::token_store::TokenStore;
use serde_json::json;
use std::time::Duration;
use tauri::{AppHandle, Manager};

/// How long it waits between one time that the site was not reached and the next. A sign-in that the site never hears of again
/// ends there by itself.
const RESTS: [Duration; 4] = [
    Duration::from_secs(5),
    Duration::from_secs(60),
    Duration::from_secs(10 * 60),
    Duration::from_secs(60 * 60),
];

/// Forgets who is signed in, and then has the site end that sign-in.
pub fn sign_out(app: &AppHandle) {
    let session = app.state::<TokenStore>().take();
    events::signed_out(app);
    let Some(session) = session else {
        return;
    };
    let app = app.clone();
    std::thread::spawn(move || {
        let ask = || ask_site(&app, &session.token);
        tell(&RESTS, std::thread::sleep, ask);
    });
}

/// Whether the site has heard.
fn ask_site(app: &AppHandle, token: &str) -> bool {
    let request = ApiRequest::post("/api/auth/sign-out", &json!({}));
    let answer = tauri::async_runtime::block_on(api::send_as(app, request, token));
    answer.is_ok_and(|answer| is_heard(answer.status))
}

/// The site's own trouble, and too much at once, pass; every other answer would be the same the next time.
fn is_heard(status: u16) -> bool {
    status < 500 && status != 429
}

/// Asks until it is heard, or until after the last rest.
fn tell(rests: &[Duration], rest: impl Fn(Duration), mut ask: impl FnMut() -> bool) {
    for &pause in rests {
        if ask() {
            return;
        }
        rest(pause);
    }
    ask();
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::RefCell;

    /// The rests of a sign-out that is heard at the given time, if ever, and how often it asked.
    fn rests_until(heard_at: Option<u32>) -> (Vec<Duration>, u32) {
        let rested = RefCell::new(Vec::new());
        let mut asked = 0;
        tell(
            &RESTS,
            |pause| rested.borrow_mut().push(pause),
            || {
                asked += 1;
                Some(asked) == heard_at
            },
        );
        (rested.into_inner(), asked)
    }

    #[test]
    fn a_site_that_hears_is_told_once() {
        assert_eq!(rests_until(Some(1)), (Vec::new(), 1));
    }

    #[test]
    fn a_site_that_is_away_is_told_again_and_not_for_ever() {
        assert_eq!(rests_until(Some(3)), (RESTS[..2].to_vec(), 3));
        assert_eq!(rests_until(None), (RESTS.to_vec(), 5));
    }

    #[test]
    fn a_sign_in_that_has_ended_already_needs_no_second_word() {
        assert!(is_heard(200) && is_heard(401));
        assert!(!is_heard(500) && !is_heard(503) && !is_heard(429));
    }
}
