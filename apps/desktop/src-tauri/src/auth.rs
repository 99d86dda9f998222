//! Signing in by the system's browser: the app never sees a password, and no page of the app ever sees the token.

use crate::account::Session;
use crate::api::{self, ApiRequest};
use crate::events;
use crate::loopback::Loopback;
use crate::sign_in::{Handover, Pending, DEEP_LINK, TIME_LIMIT};
use crate::site::Site;
use crate::token_store::TokenStore;
use serde_json::json;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;
use tauri::{AppHandle, Manager};
use tauri_plugin_opener::OpenerExt;
use url::Url;

const TOKEN_PATH: &str = "/api/auth-handover/token";

/// The sign-in that was begun last, while it is open.
#[derive(Default)]
pub struct SignIn(Mutex<Option<Pending>>);

impl SignIn {
    fn set(&self, pending: Option<Pending>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = pending;
    }

    /// Whatever answer belongs to the open sign-in; the sign-in is closed by it.
    fn accept(&self, answer: &Url) -> Option<(Pending, Handover)> {
        let mut open = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let handover = open.as_ref()?.accept(answer, Instant::now())?;
        Some((open.take()?, handover))
    }

    fn is_open(&self) -> bool {
        self.0
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .is_some()
    }
}

/// Opens the site's sign-in page in the system's browser. The answer comes by the app's own scheme, or with
/// `by_loopback` to a listener on this computer.
pub fn begin(app: &AppHandle, by_loopback: bool) -> Result<(), String> {
    let listener = by_loopback.then(Loopback::open).transpose()?;
    let redirect = listener
        .as_ref()
        .map_or(DEEP_LINK, |l| l.redirect().as_str());
    let pending = Pending::begin(redirect, Instant::now())?;
    let page = pending
        .page(&app.state::<Site>())
        .ok_or("the site has no sign-in page")?;
    app.state::<SignIn>().set(Some(pending));
    if let Some(listener) = listener {
        let app = app.clone();
        std::thread::spawn(move || wait_for_browser(&app, listener));
    }
    app.opener()
        .open_url(page, None::<&str>)
        .map_err(|error| error.to_string())
}

fn wait_for_browser(app: &AppHandle, listener: Loopback) {
    let sign_in = app.state::<SignIn>();
    let deadline = Instant::now() + TIME_LIMIT;
    let accepted = listener.wait(deadline, || sign_in.is_open(), |url| sign_in.accept(url));
    if let Some((pending, handover)) = accepted {
        finish(app, pending, handover);
    }
}

/// Takes an address that the system handed to the app. Anything but the answer to an open sign-in is ignored.
pub fn take_link(app: &AppHandle, link: &Url) {
    if let Some((pending, handover)) = app.state::<SignIn>().accept(link) {
        finish(app, pending, handover);
    }
}

/// Forgets the open sign-in; an answer that still comes is ignored.
pub fn cancel(app: &AppHandle) {
    app.state::<SignIn>().set(None);
}

/// Forgets who is signed in, here and on the server.
pub async fn sign_out(app: &AppHandle) {
    let request = ApiRequest::post("/api/auth/sign-out", &json!({}));
    // The server may be away; on this computer the person is signed out in any case.
    let _ = api::send(app, request).await;
    app.state::<TokenStore>().clear();
    events::signed_out(app);
}

fn finish(app: &AppHandle, pending: Pending, handover: Handover) {
    let app = app.clone();
    tauri::async_runtime::spawn(async move {
        match exchange(&app, &pending, &handover).await {
            Ok(session) => {
                let user = session.user.clone();
                app.state::<TokenStore>().set(session);
                events::signed_in(&app, &user);
                crate::control_window::show(&app);
            }
            Err(reason) => events::sign_in_failed(&app, &reason),
        }
    });
}

async fn exchange(
    app: &AppHandle,
    pending: &Pending,
    Handover { code, state }: &Handover,
) -> Result<Session, String> {
    let body = json!({ "code": code, "state": state, "codeVerifier": pending.verifier });
    let answer = api::send(app, ApiRequest::post(TOKEN_PATH, &body)).await?;
    if answer.status != 200 {
        return Err(format!("the site answered with status {}", answer.status));
    }
    serde_json::from_str(&answer.body).map_err(|_| "the site’s answer has another form".to_owned())
}
