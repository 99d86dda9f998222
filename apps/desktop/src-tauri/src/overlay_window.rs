//! One overlay: a transparent window over one monitor that takes no clicks.

use crate::monitors::{MonitorInfo, Place, OVERLAY_PREFIX};
use crate::platform;
use tauri::utils::config::WindowConfig;
use tauri::{
    AppHandle, Manager, PhysicalPosition, PhysicalSize, WebviewWindow, WebviewWindowBuilder,
};

/// Label of the overlay's entry in the configuration, which every overlay is made from.
const TEMPLATE: &str = "overlay";

/// Opens an overlay, hidden. Never call it on the main thread: on Windows a window opened there can deadlock.
pub fn open(app: &AppHandle, monitor: &MonitorInfo, is_protected: bool) -> tauri::Result<()> {
    let mut config = template(app)?;
    config.label = monitor.label();
    config.content_protected = is_protected;
    let place = monitor.place;
    let window = WebviewWindowBuilder::from_config(app, &config)?
        .position(
            f64::from(place.x) / monitor.scale,
            f64::from(place.y) / monitor.scale,
        )
        .inner_size(
            f64::from(place.width) / monitor.scale,
            f64::from(place.height) / monitor.scale,
        )
        // GTK takes a window that a person may not resize for one that nobody may.
        .resizable(cfg!(target_os = "linux"))
        .build()?;
    put(&window, place)
}

fn template(app: &AppHandle) -> tauri::Result<WindowConfig> {
    let windows = &app.config().app.windows;
    let found = windows.iter().find(|window| window.label == TEMPLATE);
    found.cloned().ok_or(tauri::Error::WindowNotFound)
}

/// Covers a place exactly. Position first: sizes are scaled by the monitor that the window is on.
pub fn put(window: &WebviewWindow, place: Place) -> tauri::Result<()> {
    window.set_position(PhysicalPosition::new(place.x, place.y))?;
    window.set_size(PhysicalSize::new(place.width, place.height))
}

/// Whether it covers a place exactly. Systems size windows when they get to it, and sometimes forget.
pub fn covers(window: &WebviewWindow, place: Place) -> bool {
    let position = PhysicalPosition::new(place.x, place.y);
    let size = PhysicalSize::new(place.width, place.height);
    window.inner_position().is_ok_and(|found| found == position)
        && window.inner_size().is_ok_and(|found| found == size)
}

/// Every overlay that stands.
pub fn all(app: &AppHandle) -> Vec<WebviewWindow> {
    let windows = app.webview_windows().into_iter();
    windows
        .filter(|(label, _)| label.starts_with(OVERLAY_PREFIX))
        .map(|(_, window)| window)
        .collect()
}

/// Every overlay is gone when this returns or soon after; nothing of them is drawn any more. Safe on every thread.
pub fn destroy_all(app: &AppHandle) {
    for window in all(app) {
        let _ = window.destroy();
    }
}

/// Shows an overlay above everything, with clicks going through it. Whether they really do is another question: see
/// [`lets_clicks_through`].
pub fn reveal(window: &WebviewWindow) -> Result<(), String> {
    on_main_thread(window, |window| {
        let is_visible = window.is_visible().map_err(|error| error.to_string())?;
        if !is_visible {
            platform::set_apart(window)?;
        }
        platform::set_click_through(window)?;
        if !is_visible {
            window.show().map_err(|error| error.to_string())?;
            platform::set_click_through(window)?;
        }
        platform::raise(window)
    })
}

/// Above the other windows again. Regions and styles stay untouched: setting them anew takes clicks for a moment.
pub fn raise(window: &WebviewWindow) -> Result<(), String> {
    on_main_thread(window, platform::raise)
}

/// Asks the system whether clicks on an overlay reach what is below it.
pub fn lets_clicks_through(window: &WebviewWindow) -> Result<bool, String> {
    on_main_thread(window, platform::is_click_through)
}

fn on_main_thread<Answer: Send + 'static>(
    window: &WebviewWindow,
    run: impl FnOnce(&WebviewWindow) -> Result<Answer, String> + Send + 'static,
) -> Result<Answer, String> {
    let (sender, receiver) = std::sync::mpsc::channel();
    let own = window.clone();
    window
        .run_on_main_thread(move || {
            let _ = sender.send(run(&own));
        })
        .map_err(|error| error.to_string())?;
    receiver.recv().map_err(|error| error.to_string())?
}
