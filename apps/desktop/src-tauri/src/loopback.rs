//! The other way back from the browser, for systems where the app's own scheme does not arrive: a listener on this
//! computer alone, on a port and path of its own, for one answer.

use crate::pkce;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::time::{Duration, Instant};
use url::Url;

/// Longest request line that is read.
const LONGEST_LINE: u64 = 4096;

const BETWEEN_LOOKS: Duration = Duration::from_millis(100);

const PAGE: &str =
    "<!doctype html><html lang=\"en-GB\"><meta charset=\"utf-8\"><title>Overtone</title>\
<p>You are signed in to Overtone. You can close this page.</p></html>";

/// A listener that waits for the browser.
pub struct Loopback {
    listener: TcpListener,
    redirect: Url,
}

impl Loopback {
    pub fn open() -> Result<Self, String> {
        let path = pkce::random_text()?;
        let open = || -> std::io::Result<(TcpListener, u16)> {
            let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
            listener.set_nonblocking(true)?;
            let port = listener.local_addr()?.port();
            Ok((listener, port))
        };
        let (listener, port) = open().map_err(|error| error.to_string())?;
        let redirect = format!("http://127.0.0.1:{port}/{path}");
        let redirect = Url::parse(&redirect).map_err(|error| error.to_string())?;
        Ok(Self { listener, redirect })
    }

    /// The address that the site is told to go back to.
    pub fn redirect(&self) -> &Url {
        &self.redirect
    }

    /// Waits for an answer that `accepts` takes, until `deadline` or while `is_wanted`. Every other request is refused.
    pub fn wait<Answer>(
        self,
        deadline: Instant,
        is_wanted: impl Fn() -> bool,
        accepts: impl Fn(&Url) -> Option<Answer>,
    ) -> Option<Answer> {
        while Instant::now() < deadline && is_wanted() {
            let Ok((stream, _)) = self.listener.accept() else {
                std::thread::sleep(BETWEEN_LOOKS);
                continue;
            };
            let answer = self.asked(&stream).and_then(|url| accepts(&url));
            respond(stream, answer.is_some());
            if answer.is_some() {
                return answer;
            }
        }
        None
    }

    fn asked(&self, stream: &TcpStream) -> Option<Url> {
        stream.set_nonblocking(false).ok()?;
        stream.set_read_timeout(Some(Duration::from_secs(2))).ok()?;
        let mut line = String::new();
        BufReader::new(stream.take(LONGEST_LINE))
            .read_line(&mut line)
            .ok()?;
        let target = line.strip_prefix("GET ")?.split(' ').next()?;
        target
            .starts_with('/')
            .then(|| self.redirect.join(target).ok())?
    }
}

fn respond(mut stream: TcpStream, is_accepted: bool) {
    let (status, body) = if is_accepted {
        ("200 OK", PAGE)
    } else {
        ("404 Not Found", "")
    };
    let _ = write!(
        stream,
        "HTTP/1.1 {status}\r\ncontent-type: text/html; charset=utf-8\r\ncache-control: no-store\r\n\
         referrer-policy: no-referrer\r\ncontent-length: {}\r\nconnection: close\r\n\r\n{body}",
        body.len()
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    fn get(url: &Url, target: &str) -> String {
        let mut stream = TcpStream::connect(("127.0.0.1", url.port().unwrap())).unwrap();
        write!(stream, "GET {target} HTTP/1.1\r\nhost: x\r\n\r\n").unwrap();
        let mut text = String::new();
        let _ = stream.read_to_string(&mut text);
        text
    }

    #[test]
    fn takes_the_one_answer_and_refuses_the_rest() {
        let loopback = Loopback::open().unwrap();
        let redirect = loopback.redirect().clone();
        let wanted = redirect.path().to_owned();
        let browser = std::thread::spawn({
            let redirect = redirect.clone();
            move || {
                let stray = get(&redirect, "/favicon.ico");
                let right = get(&redirect, &format!("{}?code=abc", redirect.path()));
                (stray, right)
            }
        });
        let deadline = Instant::now() + Duration::from_secs(20);
        let answer = loopback.wait(
            deadline,
            || true,
            |url| (url.path() == wanted).then(|| url.query().unwrap_or("").to_owned()),
        );
        let (stray, right) = browser.join().unwrap();
        assert_eq!(answer.as_deref(), Some("code=abc"));
        assert!(stray.starts_with("HTTP/1.1 404"));
        assert!(right.starts_with("HTTP/1.1 200"));
        assert!(right.contains("no-store"));
    }

    #[test]
    fn every_listener_has_an_address_of_its_own_on_this_computer() {
        let (one, other) = (Loopback::open().unwrap(), Loopback::open().unwrap());
        assert_eq!(one.redirect().host_str(), Some("127.0.0.1"));
        assert_ne!(one.redirect().port(), other.redirect().port());
        assert_ne!(one.redirect().path(), other.redirect().path());
    }

    #[test]
    fn gives_up_when_nobody_wants_the_answer_any_more() {
        let loopback = Loopback::open().unwrap();
        let deadline = Instant::now() + Duration::from_secs(20);
        assert_eq!(loopback.wait(deadline, || false, |_| Some(())), None);
    }
}
