//! Signing in by the system's browser: the app never sees a password, and no page of the app ever sees the token.

use crate::account::Session;
use crate::api::{self, ApiRequest};
use crate::events;
use crate::loopback::Loopback;
use crate::open_sign_in::OpenSignIn;
use crate::sign_in::{Handover, Pending, DEEP_LINK, TIME_LIMIT};
use crate::site::Site;
use crate::token_store::TokenStore;
use serde_json::json;
use std::time::Instant;
use tauri::{AppHandle, Manager};
use tauri_plugin_opener::OpenerExt;
use url::Url;

const TOKEN_PATH: &str = "/api/auth-handover/token";

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
    let state = pending.state().to_owned();
    let sign_in = app.state::<OpenSignIn>();
    sign_in.open(pending);
    close_when_late(app, &state);
    if let Some(listener) = listener {
        let (app, state) = (app.clone(), state.clone());
        std::thread::spawn(move || wait_for_browser(&app, &state, listener));
    }
    let opened = app.opener().open_url(page, None::<&str>);
    opened.map_err(|error| {
        sign_in.close_only(&state);
        error.to_string()
    })
}

/// A sign-in that nobody finishes is closed, and the control window waits no more.
fn close_when_late(app: &AppHandle, state: &str) {
    let (app, state) = (app.clone(), state.to_owned());
    std::thread::spawn(move || {
        if app.state::<OpenSignIn>().close_after(&state, TIME_LIMIT) {
            events::sign_in_failed(&app, "nobody finished it in time");
        }
    });
}

fn wait_for_browser(app: &AppHandle, state: &str, listener: Loopback) {
    let sign_in = app.state::<OpenSignIn>();
    let deadline = Instant::now() + TIME_LIMIT;
    let is_wanted = || sign_in.is_open(state);
    let accepted = listener.wait(deadline, is_wanted, |url| sign_in.accept(url));
    if let Some((pending, handover)) = accepted {
        finish(app, pending, handover);
    }
}

/// Takes an address that the system handed to the app. Anything but the answer to an open sign-in is ignored.
pub fn take_link(app: &AppHandle, link: &Url) {
    if let Some((pending, handover)) = app.state::<OpenSignIn>().accept(link) {
        finish(app, pending, handover);
    }
}

/// Forgets the open sign-in; an answer that still comes is ignored.
pub fn cancel(app: &AppHandle) {
    app.state::<OpenSignIn>().close();
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
