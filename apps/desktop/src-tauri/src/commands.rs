//! Everything that a page can ask of the shell. MIRRORED: src/shell/commands.ts

use crate::account::User;
use crate::api::{self, Answers, ApiHead, ApiRequest};
use crate::around::Around;
use crate::auth;
use crate::control_window;
use crate::events;
use crate::hotkey;
use crate::monitors::{self, MonitorInfo};
use crate::overlay::Order;
use crate::shell::{Publication, Shell};
use crate::shell_clock::ShellClock;
use crate::sign_out;
use crate::site::Site;
use crate::surroundings::Surroundings;
use crate::token_store::TokenStore;
use crate::tray::Tray;
use crate::updates::{self, UpdateCheck};
use serde::Serialize;
use serde_json::Value;
use tauri::ipc::{Channel, InvokeResponseBody};
use tauri::{AppHandle, Manager, State, WebviewWindow};
use tauri_plugin_autostart::ManagerExt;
use tauri_plugin_opener::OpenerExt;

/// What the control window needs to know when it begins.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ShellState {
    version: String,
    platform: &'static str,
    monitors: Vec<MonitorInfo>,
    is_autostarted: bool,
    user: Option<User>,
    /// Whether a person stays signed in after the app was closed.
    keeps_sign_in: bool,
    /// What is known of the computer now; changes come as events.
    is_in_call: bool,
    is_locked: bool,
    /// The shell's clock now, in milliseconds.
    clock_ms: f64,
}

#[tauri::command]
pub async fn read_shell(app: AppHandle) -> Result<ShellState, String> {
    let tokens = app.state::<TokenStore>();
    let around = app.state::<Surroundings>();
    Ok(ShellState {
        version: app.package_info().version.to_string(),
        platform: std::env::consts::OS,
        monitors: monitors::list(&app)?,
        is_autostarted: app.autolaunch().is_enabled().unwrap_or(false),
        user: tokens.get().map(|session| session.user),
        keeps_sign_in: tokens.outlives_app(),
        is_in_call: around.is_in_call(),
        is_locked: around.is_locked(),
        clock_ms: app.state::<ShellClock>().now_ms(),
    })
}

#[tauri::command]
pub fn publish_light(shell: State<Shell>, tray: State<Tray>, publication: Publication) {
    tray.show(publication.is_on, publication.in_meeting);
    shell.follow(publication);
}

/// Whether the control window follows a day, and wants to know what goes on around.
#[tauri::command]
pub fn follow_around(around: State<Around>, is_followed: bool) {
    around.follow(is_followed);
}

/// Says that the control window lives and how its clock stands; answers with the shell's clock in milliseconds.
#[tauri::command]
pub fn heartbeat(shell: State<Shell>, clock: State<ShellClock>, session: Value) -> f64 {
    let now_ms = clock.now_ms();
    shell.overlays.tell(Order::Heartbeat { clock: session });
    now_ms
}

#[tauri::command]
pub fn overlay_ready(window: WebviewWindow, shell: State<Shell>) {
    shell.overlays.tell(Order::Ready {
        label: window.label().to_owned(),
    });
}

/// Hands an overlay's report to the control window; answers with the shell's clock in milliseconds.
#[tauri::command]
pub fn overlay_report(
    window: WebviewWindow,
    shell: State<Shell>,
    clock: State<ShellClock>,
    report: Option<Value>,
) -> f64 {
    let now_ms = clock.now_ms();
    shell.overlays.tell(Order::Reported {
        label: window.label().to_owned(),
    });
    if let Some(report) = report {
        events::overlay_report(window.app_handle(), window.label(), &report);
    }
    now_ms
}

/// Brings the control window to the front: it has something to say before anything begins.
#[tauri::command]
pub fn show_control(app: AppHandle) {
    control_window::show(&app);
}

#[tauri::command]
pub fn set_hotkey(app: AppHandle, chord: String) -> Result<(), String> {
    hotkey::set(&app, &chord)
}

#[tauri::command]
pub fn set_autostart(app: AppHandle, is_on: bool) -> Result<(), String> {
    let autostart = app.autolaunch();
    let done = if is_on {
        autostart.enable()
    } else {
        autostart.disable()
    };
    done.map_err(|error| error.to_string())
}

#[tauri::command]
pub fn set_content_protected(shell: State<Shell>, is_protected: bool) {
    shell.overlays.tell(Order::Protect(is_protected));
}

#[tauri::command]
pub fn set_monitor_shown(shell: State<Shell>, key: String, is_shown: bool) {
    shell.overlays.tell(Order::Cover { key, is_shown });
}

#[tauri::command]
pub async fn begin_sign_in(app: AppHandle, by_loopback: bool) -> Result<(), String> {
    auth::begin(&app, by_loopback)
}

#[tauri::command]
pub fn cancel_sign_in(app: AppHandle) {
    auth::cancel(&app);
}

#[tauri::command]
pub async fn sign_out(app: AppHandle) -> Result<(), String> {
    sign_out::sign_out(&app);
    Ok(())
}

/// Sends a request to the product's own site; the body of the answer follows by `parts`.
#[tauri::command]
pub async fn api_request(
    app: AppHandle,
    id: u32,
    request: ApiRequest,
    parts: Channel<InvokeResponseBody>,
) -> Result<ApiHead, String> {
    api::stream(&app, id, request, parts).await
}

#[tauri::command]
pub fn api_cancel(answers: State<Answers>, id: u32) {
    answers.cancel(id);
}

/// Opens a page of the product's own site in the system's browser.
#[tauri::command]
pub async fn open_site(app: AppHandle, path: String) -> Result<(), String> {
    let page = app.state::<Site>().page(&path);
    let page = page.ok_or("only pages of the product’s own site")?;
    app.opener()
        .open_url(page, None::<&str>)
        .map_err(|error| error.to_string())
}

#[tauri::command]
pub async fn check_update(app: AppHandle) -> Result<UpdateCheck, String> {
    updates::check(&app).await
}

#[tauri::command]
pub async fn install_update(app: AppHandle) -> Result<(), String> {
    updates::install(&app).await
}
