use crate::control_window;
use objc2::rc::Retained;
use objc2::runtime::AnyObject;
use objc2_app_kit::{NSWindow, NSWindowCollectionBehavior};
use objc2_foundation::{ns_string, NSDictionary, NSNumber, NSString};
use tauri::{ActivationPolicy, App, AppHandle, RunEvent, WebviewWindow};

/// NSStatusWindowLevel: above full-screen spaces and other floating windows, below the menus of the menu bar.
const STATUS_LEVEL: isize = 25;

/// Nothing to watch: the builder of the app is told instead (`lib.rs`).
pub fn on_page_end(_window: &WebviewWindow, _run: impl Fn() + Send + 'static) -> tauri::Result<()> {
    Ok(())
}

/// The page begins anew: no public call ends the process that draws it.
pub fn end_page(window: &WebviewWindow) -> tauri::Result<()> {
    window.reload()
}

#[link(name = "CoreGraphics", kind = "framework")]
extern "C" {
    /// The login session's description, owned by the caller; null without one.
    fn CGSessionCopyCurrentDictionary() -> *mut NSDictionary<NSString, AnyObject>;
}

/// Whether the screen is locked. Any thread may ask.
pub fn is_locked() -> bool {
    // SAFETY: the function takes nothing and gives a dictionary to own; CFDictionary and NSDictionary are the same object.
    let session = unsafe { Retained::from_raw(CGSessionCopyCurrentDictionary()) };
    let locked =
        session.and_then(|session| session.objectForKey(ns_string!("CGSSessionScreenIsLocked")));
    locked
        .and_then(|locked| locked.downcast::<NSNumber>().ok())
        .is_some_and(|locked| locked.as_bool())
}

/// Nothing to do before an overlay is shown for the first time.
pub fn set_apart(_window: &WebviewWindow) -> Result<(), String> {
    Ok(())
}

/// To be called before the toolkit opens a display.
pub fn prepare_process() -> Result<(), String> {
    Ok(())
}

/// The app was opened once more, from the Dock or the Finder: its window comes back.
pub fn on_run_event(app: &AppHandle, event: &RunEvent) {
    if let RunEvent::Reopen { .. } = event {
        control_window::show(app);
    }
}

/// A program of the menu bar: no icon in the Dock, and its windows may stand above full-screen programs.
pub fn prepare(app: &mut App) {
    app.set_activation_policy(ActivationPolicy::Accessory);
}

/// Above every other program, on every space. On the main thread only.
pub fn raise(window: &WebviewWindow) -> Result<(), String> {
    let ns_window = ns_window(window)?;
    ns_window.setCollectionBehavior(
        NSWindowCollectionBehavior::CanJoinAllSpaces
            | NSWindowCollectionBehavior::FullScreenAuxiliary
            | NSWindowCollectionBehavior::Stationary
            | NSWindowCollectionBehavior::IgnoresCycle,
    );
    ns_window.setLevel(STATUS_LEVEL);
    ns_window.setHidesOnDeactivate(false);
    ns_window.setHasShadow(false);
    Ok(())
}

/// Clicks go to whatever is below. On the main thread only.
pub fn set_click_through(window: &WebviewWindow) -> Result<(), String> {
    ns_window(window)?.setIgnoresMouseEvents(true);
    Ok(())
}

/// Whether the window server passes clicks on. On the main thread only.
pub fn is_click_through(window: &WebviewWindow) -> Result<bool, String> {
    Ok(ns_window(window)?.ignoresMouseEvents())
}

fn ns_window(window: &WebviewWindow) -> Result<Retained<NSWindow>, String> {
    let pointer = window.ns_window().map_err(|error| error.to_string())?;
    // SAFETY: the pointer is the window's own NSWindow, which lives at least as long as `window`; retaining it is allowed
    // on the main thread, where every caller is.
    unsafe { Retained::retain(pointer.cast::<NSWindow>()) }
        .ok_or_else(|| "the window has no NSWindow".to_owned())
}
