//! A sign-in by the system's browser, as far as it is no more than rules: what is opened, and which answer is accepted.

use crate::pkce;
use crate::site::Site;
use std::time::{Duration, Instant};
use url::Url;

/// Where the site hands the code over when the system knows the app's own scheme.
pub const DEEP_LINK: &str = "app.overtone://auth/callback";

/// How long a sign-in may take from its beginning to its answer.
pub const TIME_LIMIT: Duration = Duration::from_secs(10 * 60);

/// Longest code or state that is looked at.
const LONGEST: usize = 512;

/// A sign-in that was begun and not yet answered.
#[derive(Debug, Clone)]
pub struct Pending {
    state: String,
    pub verifier: String,
    redirect: Url,
    begun: Instant,
}

impl Pending {
    pub fn begin(redirect: &str, now: Instant) -> Result<Self, String> {
        Ok(Self {
            state: pkce::random_text()?,
            verifier: pkce::random_text()?,
            redirect: Url::parse(redirect).map_err(|error| error.to_string())?,
            begun: now,
        })
    }

    /// What tells it from every other sign-in.
    pub fn state(&self) -> &str {
        &self.state
    }

    /// The page to open in the system's browser. The verifier stays here; only its challenge goes along.
    pub fn page(&self, site: &Site) -> Option<Url> {
        let mut url = site.page("/sign-in")?;
        url.query_pairs_mut()
            .append_pair("client", "desktop")
            .append_pair("state", &self.state)
            .append_pair("code_challenge", &pkce::challenge_of(&self.verifier))
            .append_pair("redirect", self.redirect.as_str());
        Some(url)
    }

    /// The code and the state of an answer to this sign-in; nothing for any other address, a state that is not this
    /// sign-in's, or one that came too late.
    pub fn accept(&self, answer: &Url, now: Instant) -> Option<Handover> {
        let is_ours = answer.scheme() == self.redirect.scheme()
            && answer.host_str() == self.redirect.host_str()
            && answer.port() == self.redirect.port()
            && answer.path() == self.redirect.path();
        if !is_ours || now.saturating_duration_since(self.begun) > TIME_LIMIT {
            return None;
        }
        let state = only(answer, "state")?;
        let code = only(answer, "code")?;
        (state == self.state).then_some(Handover { code, state })
    }
}

/// What the site hands over in an address: worth nothing without the verifier.
#[derive(Debug, PartialEq)]
pub struct Handover {
    pub code: String,
    pub state: String,
}

/// The value of a parameter that is there exactly once.
fn only(url: &Url, name: &str) -> Option<String> {
    let mut values = url.query_pairs().filter(|(key, _)| key == name);
    let (_, value) = values.next()?;
    let is_fit = values.next().is_none() && !value.is_empty() && value.len() <= LONGEST;
    is_fit.then(|| value.into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pending() -> Pending {
        Pending::begin(DEEP_LINK, Instant::now()).unwrap()
    }

    fn answer(text: &str) -> Url {
        Url::parse(text).unwrap()
    }

    #[test]
    fn opens_the_sites_own_page_with_the_challenge_and_never_the_verifier() {
        let site = Site::parse("https://overtone.example").unwrap();
        let pending = pending();
        let page = pending.page(&site).unwrap();
        let query: std::collections::BTreeMap<_, _> = page.query_pairs().into_owned().collect();
        assert!(page
            .as_str()
            .starts_with("https://overtone.example/sign-in?"));
        assert_eq!(query["client"], "desktop");
        assert_eq!(query["state"], pending.state);
        assert_eq!(
            query["code_challenge"],
            pkce::challenge_of(&pending.verifier)
        );
        assert_eq!(query["redirect"], DEEP_LINK);
        assert!(!page.as_str().contains(&pending.verifier));
    }

    #[test]
    fn accepts_the_answer_with_its_own_state() {
        let pending = pending();
        let url = answer(&format!("{DEEP_LINK}?code=abc&state={}", pending.state));
        let handover = pending.accept(&url, Instant::now()).unwrap();
        assert_eq!(handover.code, "abc");
        assert_eq!(handover.state, pending.state);
    }

    #[test]
    fn refuses_every_other_answer() {
        let pending = pending();
        let state = &pending.state;
        for url in [
            format!("{DEEP_LINK}?code=abc&state=somebody-elses"),
            format!("{DEEP_LINK}?code=abc"),
            format!("{DEEP_LINK}?state={state}"),
            format!("{DEEP_LINK}?code=&state={state}"),
            format!("{DEEP_LINK}?code=a&code=b&state={state}"),
            format!("{DEEP_LINK}?code=a&state=x&state={state}"),
            format!("{DEEP_LINK}?code={}&state={state}", "a".repeat(513)),
            format!("app.overtone://auth/elsewhere?code=abc&state={state}"),
            format!("app.overtone://other/callback?code=abc&state={state}"),
            format!("https://auth/callback?code=abc&state={state}"),
        ] {
            assert_eq!(pending.accept(&answer(&url), Instant::now()), None, "{url}");
        }
    }

    #[test]
    fn refuses_an_answer_after_ten_minutes() {
        let pending = pending();
        let url = answer(&format!("{DEEP_LINK}?code=abc&state={}", pending.state));
        let late = pending.begun + TIME_LIMIT + Duration::from_millis(1);
        assert_eq!(pending.accept(&url, late), None);
    }
}
