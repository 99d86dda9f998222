//! What the shell tells its windows. MIRRORED: src/shell/events.ts

use crate::account::User;
use crate::monitors::{MonitorInfo, OVERLAY_PREFIX};
use serde::Serialize;
use serde_json::{json, Value};
use tauri::{AppHandle, Emitter};

/// Label of the control window.
pub const CONTROL: &str = "control";

/// Why light and sound must end.
#[derive(Debug, Clone, Copy, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum StopReason {
    /// The hotkey or the tray: a person wants it.
    Person,
    /// The control window did not answer.
    Unresponsive,
    /// The computer slept.
    Sleep,
    /// The screen was locked.
    Lock,
}

/// Sends one window an event. A window that is going away misses it.
pub fn tell(app: &AppHandle, label: &str, event: &str, payload: &Value) {
    let _ = app.emit_to(label, event, payload);
}

fn tell_control(app: &AppHandle, event: &str, payload: Value) {
    tell(app, CONTROL, event, &payload);
}

/// Light and sound must end.
pub fn stop(app: &AppHandle, reason: StopReason) {
    tell_control(app, "stop", json!({ "reason": reason }));
}

/// Asks for a heartbeat. The page's own timers would not do: web views slow them down while a window is hidden.
pub fn beat(app: &AppHandle) {
    tell_control(app, "beat", Value::Null);
}

/// The hotkey or the tray: on when off, off when on.
pub fn toggle(app: &AppHandle) {
    tell_control(app, "toggle", Value::Null);
}

/// The tray: pause for a meeting, or go on.
pub fn toggle_meeting(app: &AppHandle) {
    tell_control(app, "toggle-meeting", Value::Null);
}

/// Monitors came, went or moved.
pub fn monitors(app: &AppHandle, monitors: &[MonitorInfo]) {
    tell_control(app, "monitors", json!(monitors));
}

/// A call has begun or ended.
#[cfg(target_os = "linux")]
pub fn in_call(app: &AppHandle, is_in_call: bool) {
    tell_control(app, "in-call", json!({ "isInCall": is_in_call }));
}

/// The screen was locked, or is open again.
pub fn locked(app: &AppHandle, is_locked: bool) {
    tell_control(app, "locked", json!({ "isLocked": is_locked }));
}

/// What goes on around a person who works.
#[cfg(target_os = "linux")]
pub fn around(app: &AppHandle, seen: crate::around::watch::Seen) {
    tell_control(app, "around", json!(seen));
}

/// What an overlay says about its light.
pub fn overlay_report(app: &AppHandle, label: &str, report: &Value) {
    let key = label.strip_prefix(OVERLAY_PREFIX).unwrap_or(label);
    tell_control(
        app,
        "overlay-report",
        json!({ "key": key, "report": report }),
    );
}

/// An overlay was taken away; without a label, all of them. `comes_again`: by itself, after a rest.
pub fn overlay_failed(app: &AppHandle, label: Option<&str>, reason: &str, comes_again: bool) {
    let key = label.map(|label| label.strip_prefix(OVERLAY_PREFIX).unwrap_or(label));
    tell_control(
        app,
        "overlay-failed",
        json!({ "key": key, "reason": reason, "comesAgain": comes_again }),
    );
}

/// Someone has signed in by the system's browser.
pub fn signed_in(app: &AppHandle, user: &User) {
    tell_control(app, "signed-in", json!({ "user": user }));
}

/// A sign-in that was begun came to nothing.
pub fn sign_in_failed(app: &AppHandle, reason: &str) {
    tell_control(app, "sign-in-failed", json!({ "reason": reason }));
}

/// Nobody is signed in any more.
pub fn signed_out(app: &AppHandle) {
    tell_control(app, "signed-out", Value::Null);
}
