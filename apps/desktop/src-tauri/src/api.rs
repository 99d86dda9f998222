//! Requests of the control window to the product's own server. Pages have no network; this is their only way out, and it
//! leads to one origin.

use crate::site::Site;
use crate::token_store::TokenStore;
use reqwest::header::HeaderMap;
use reqwest::redirect::Policy;
use reqwest::{Client, Method, RequestBuilder, Response};
use serde::{Deserialize, Serialize};
use serde_json::json;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::Duration;
use tauri::ipc::{Channel, InvokeResponseBody};
use tauri::{AppHandle, Manager};

/// A site that cannot be reached is known soon, so that the app can go on by itself.
const CONNECTING: Duration = Duration::from_secs(8);

/// Longest silence within an answer; streams of changes say something more often.
const SILENCE: Duration = Duration::from_secs(90);

/// Longest answer that the shell reads for itself.
const LONGEST_ANSWER: usize = 1 << 20;

/// Headers that a page may send, and see.
const SENT_HEADERS: [&str; 6] = [
    "accept",
    "content-type",
    "idempotency-key",
    "if-match",
    "if-none-match",
    "overtone-account",
];
const SEEN_HEADERS: [&str; 3] = ["content-type", "etag", "retry-after"];

/// A request: a path below `/api/`, and text or nothing.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ApiRequest {
    method: String,
    path: String,
    headers: BTreeMap<String, String>,
    body: Option<String>,
}

impl ApiRequest {
    pub fn post(path: &str, body: &serde_json::Value) -> Self {
        let headers = [("content-type", "application/json")];
        Self {
            method: "POST".to_owned(),
            path: path.to_owned(),
            headers: headers.map(|(k, v)| (k.to_owned(), v.to_owned())).into(),
            body: Some(body.to_string()),
        }
    }
}

/// The beginning of an answer, whatever its status.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ApiHead {
    status: u16,
    headers: BTreeMap<String, String>,
}

/// A whole answer, for the shell itself.
pub struct ApiAnswer {
    pub status: u16,
    pub body: String,
}

/// Answers that are still awaited or on their way to a page, by the numbers that the page gave them.
#[derive(Default)]
pub struct Answers(Mutex<BTreeSet<u32>>);

impl Answers {
    fn lock(&self) -> MutexGuard<'_, BTreeSet<u32>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn is_wanted(&self, id: u32) -> bool {
        self.lock().contains(&id)
    }

    /// Nobody waits for the answer any more.
    pub fn cancel(&self, id: u32) {
        self.lock().remove(&id);
    }
}

/// Sends a request of a page and answers with the head; the body follows by `parts`, piece by piece, and after the last
/// piece `{ "end": true }` or `{ "failed": reason }`.
pub async fn stream(
    app: &AppHandle,
    id: u32,
    request: ApiRequest,
    parts: Channel<InvokeResponseBody>,
) -> Result<ApiHead, String> {
    app.state::<Answers>().lock().insert(id);
    let response = open(app, request).await;
    let response = response.inspect_err(|_| app.state::<Answers>().cancel(id))?;
    let head = ApiHead {
        status: response.status().as_u16(),
        headers: seen(response.headers()),
    };
    let app = app.clone();
    tauri::async_runtime::spawn(async move {
        let last = match pass_on(&app, id, response, &parts).await {
            Ok(()) => json!({ "end": true }),
            Err(reason) => json!({ "failed": reason }),
        };
        app.state::<Answers>().cancel(id);
        let _ = parts.send(InvokeResponseBody::Json(last.to_string()));
    });
    Ok(head)
}

async fn pass_on(
    app: &AppHandle,
    id: u32,
    mut response: Response,
    parts: &Channel<InvokeResponseBody>,
) -> Result<(), String> {
    let answers = app.state::<Answers>();
    while let Some(chunk) = response.chunk().await.map_err(reason)? {
        if !answers.is_wanted(id) {
            return Ok(());
        }
        parts
            .send(InvokeResponseBody::Raw(chunk.to_vec()))
            .map_err(|error| error.to_string())?;
    }
    Ok(())
}

/// Sends a request of the shell itself and reads the whole answer.
pub async fn send(app: &AppHandle, request: ApiRequest) -> Result<ApiAnswer, String> {
    read(open(app, request).await?).await
}

/// The same with this token, whoever is signed in.
pub async fn send_as(
    app: &AppHandle,
    request: ApiRequest,
    token: &str,
) -> Result<ApiAnswer, String> {
    let sending = prepare(app, request)?.bearer_auth(token);
    read(sending.send().await.map_err(reason)?).await
}

async fn read(mut response: Response) -> Result<ApiAnswer, String> {
    let mut bytes = Vec::new();
    while let Some(chunk) = response.chunk().await.map_err(reason)? {
        bytes.extend_from_slice(&chunk);
        if bytes.len() > LONGEST_ANSWER {
            return Err("the answer is too long".to_owned());
        }
    }
    Ok(ApiAnswer {
        status: response.status().as_u16(),
        body: String::from_utf8(bytes).map_err(|_| "the answer is no text".to_owned())?,
    })
}

/// Sends a request, with the token of whoever is signed in. Redirects are not followed: they could lead elsewhere.
async fn open(app: &AppHandle, request: ApiRequest) -> Result<Response, String> {
    let mut sending = prepare(app, request)?;
    if let Some(session) = app.state::<TokenStore>().get() {
        sending = sending.bearer_auth(session.token);
    }
    sending.send().await.map_err(reason)
}

/// A request to the site alone, without a token.
fn prepare(app: &AppHandle, request: ApiRequest) -> Result<RequestBuilder, String> {
    let url = app
        .state::<Site>()
        .api(&request.path)
        .ok_or("only paths below /api/ of the product’s own site")?;
    let method = method(&request.method).ok_or("this method is not used")?;
    let mut sending = client()?.request(method, url);
    for (name, value) in request.headers {
        if SENT_HEADERS.contains(&name.as_str()) {
            sending = sending.header(name, value);
        }
    }
    if let Some(body) = request.body {
        sending = sending.body(body);
    }
    Ok(sending)
}

fn seen(headers: &HeaderMap) -> BTreeMap<String, String> {
    let given = SEEN_HEADERS.iter().filter_map(|name| {
        let value = headers.get(*name)?.to_str().ok()?;
        Some(((*name).to_owned(), value.to_owned()))
    });
    given.collect()
}

/// What went wrong, without the address, whose query is nobody's business in a log.
fn reason(error: reqwest::Error) -> String {
    error.without_url().to_string()
}

fn method(name: &str) -> Option<Method> {
    match name {
        "GET" => Some(Method::GET),
        "POST" => Some(Method::POST),
        "PUT" => Some(Method::PUT),
        "PATCH" => Some(Method::PATCH),
        "DELETE" => Some(Method::DELETE),
        _ => None,
    }
}

fn client() -> Result<&'static Client, String> {
    static CLIENT: OnceLock<Result<Client, String>> = OnceLock::new();
    let made = CLIENT.get_or_init(|| {
        // Fails only where a provider is installed already, which does as well.
        let _ = rustls::crypto::ring::default_provider().install_default();
        Client::builder()
            .redirect(Policy::none())
            .connect_timeout(CONNECTING)
            .read_timeout(SILENCE)
            .user_agent(concat!("Overtone/", env!("CARGO_PKG_VERSION")))
            .build()
            .map_err(|error| error.to_string())
    });
    made.as_ref().map_err(Clone::clone)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn takes_the_methods_of_the_api_only() {
        assert_eq!(method("POST"), Some(Method::POST));
        assert_eq!(method("CONNECT"), None);
        assert_eq!(method("get"), None);
    }

    #[test]
    fn shows_a_page_no_cookie_and_nothing_else_that_it_does_not_need() {
        let mut headers = HeaderMap::new();
        headers.insert("set-cookie", "session=secret".parse().unwrap());
        headers.insert("retry-after", "3".parse().unwrap());
        let names: Vec<String> = seen(&headers).into_keys().collect();
        assert_eq!(names, ["retry-after"]);
    }

    #[test]
    fn lets_no_page_say_who_it_is() {
        assert!(!SENT_HEADERS.contains(&"authorization"));
        assert!(!SENT_HEADERS.contains(&"cookie"));
    }
}
