//! The one server that the app speaks with.

use std::net::IpAddr;
use url::{Host, Url};

/// The server of a developer's own machine, for builds that were given no other.
const DEVELOPMENT_SITE: &str = "http://127.0.0.1:3000";

/// The site's origin: https, or http on this computer alone.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Site {
    origin: Url,
}

impl Site {
    /// The site from the environment (`OVERTONE_SITE_URL`), else the one this build was made for.
    pub fn from_environment() -> Result<Self, String> {
        let given = std::env::var("OVERTONE_SITE_URL").ok();
        let built_in = option_env!("OVERTONE_SITE_URL").unwrap_or(DEVELOPMENT_SITE);
        Self::parse(given.as_deref().unwrap_or(built_in))
    }

    /// Accepts an origin and nothing after it.
    pub fn parse(text: &str) -> Result<Self, String> {
        let url = Url::parse(text).map_err(|error| format!("{text} is no address: {error}"))?;
        let is_bare = url.path() == "/" && url.query().is_none() && url.fragment().is_none();
        let is_anonymous = url.username().is_empty() && url.password().is_none();
        if !is_bare || !is_anonymous {
            return Err(format!("{text} is more than an origin"));
        }
        if url.scheme() == "https" || (url.scheme() == "http" && is_loopback(&url)) {
            return Ok(Self { origin: url });
        }
        Err(format!("{text} is neither https nor on this computer"))
    }

    /// The address of an endpoint. Only paths below `/api/` of this origin are ever given out.
    pub fn api(&self, path: &str) -> Option<Url> {
        if !path.starts_with("/api/") || path.contains(['\\', '\n', '\r', '\t']) {
            return None;
        }
        let url = self.origin.join(path).ok()?;
        let stays = url.origin() == self.origin.origin() && url.path().starts_with("/api/");
        stays.then_some(url)
    }

    /// The address of a page, for the system's browser.
    pub fn page(&self, path: &str) -> Option<Url> {
        if !path.starts_with('/') || path.contains(['\\', '\n', '\r', '\t']) {
            return None;
        }
        let url = self.origin.join(path).ok()?;
        (url.origin() == self.origin.origin()).then_some(url)
    }
}

fn is_loopback(url: &Url) -> bool {
    match url.host() {
        Some(Host::Ipv4(address)) => IpAddr::V4(address).is_loopback(),
        Some(Host::Ipv6(address)) => IpAddr::V6(address).is_loopback(),
        Some(Host::Domain(name)) => name == "localhost",
        None => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn site() -> Site {
        Site::parse("https://overtone.example").unwrap()
    }

    #[test]
    fn takes_https_and_this_computer_only() {
        assert!(Site::parse("https://overtone.example").is_ok());
        assert!(Site::parse("http://127.0.0.1:3000").is_ok());
        assert!(Site::parse("http://localhost:3000").is_ok());
        assert!(Site::parse("http://[::1]:3000").is_ok());
        assert!(Site::parse("http://overtone.example").is_err());
        assert!(Site::parse("http://127.0.0.1.example").is_err());
        assert!(Site::parse("file:///etc/passwd").is_err());
        assert!(Site::parse("https://overtone.example/some/page").is_err());
        assert!(Site::parse("https://user:secret@overtone.example").is_err());
    }

    #[test]
    fn gives_out_endpoints_of_its_own_origin_only() {
        let endpoint = site().api("/api/ai-suggestion?x=1").unwrap();
        assert_eq!(
            endpoint.as_str(),
            "https://overtone.example/api/ai-suggestion?x=1"
        );
        for path in [
            "/audio/ambient/Rain.mp3",
            "https://elsewhere.example/api/x",
            "//elsewhere.example/api/x",
            "/api/../account",
            "/api/%2e%2e/account",
            "/api/\\elsewhere",
            "api/x",
            "",
        ] {
            assert_eq!(site().api(path), None, "{path}");
        }
    }

    #[test]
    fn pages_stay_on_the_site() {
        assert!(site().page("/account").is_some());
        assert_eq!(site().page("//elsewhere.example"), None);
        assert_eq!(site().page("https://elsewhere.example"), None);
        assert_eq!(site().page("javascript:alert(1)"), None);
    }
}
