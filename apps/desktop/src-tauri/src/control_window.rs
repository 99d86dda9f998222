//! The window with the controls. It owns the sound, so closing it only hides it.

use crate::events::CONTROL;
use crate::platform;
use tauri::{App, AppHandle, LogicalSize, Manager, WebviewWindowBuilder, WindowEvent};

/// Opens it, hidden. It must be the first window. `on_page_end` is called when the process of its page has ended.
pub fn open(app: &App, on_page_end: fn(&AppHandle)) -> tauri::Result<()> {
    let windows = &app.config().app.windows;
    let config = windows.iter().find(|window| window.label == CONTROL);
    let mut config = config.ok_or(tauri::Error::WindowNotFound)?.clone();
    if let Some(monitor) = app.primary_monitor()? {
        let room = monitor.work_area().size.to_logical(monitor.scale_factor());
        (config.width, config.height) = fitted((config.width, config.height), room);
    }
    let window = WebviewWindowBuilder::from_config(app, &config)?.build()?;
    let handle = app.handle().clone();
    platform::on_page_end(&window, move || {
        // Not here: who ended the page may still be in the midst of it.
        let handle = handle.clone();
        std::thread::spawn(move || on_page_end(&handle));
    })?;
    let own = window.clone();
    window.on_window_event(move |event| {
        if let WindowEvent::CloseRequested { api, .. } = event {
            api.prevent_close();
            let _ = own.hide();
        }
    });
    Ok(())
}

/// What the system draws around a window, at most, in logical pixels.
const FRAME: LogicalSize<f64> = LogicalSize {
    width: 16.0,
    height: 48.0,
};

/// A window's size, made smaller where a screen has less room for it and its frame.
fn fitted((width, height): (f64, f64), room: LogicalSize<f64>) -> (f64, f64) {
    (
        width.min(room.width - FRAME.width),
        height.min(room.height - FRAME.height),
    )
}

/// Begins the page anew.
pub fn reload(app: &AppHandle) {
    if let Some(window) = app.get_webview_window(CONTROL) {
        let _ = window.reload();
    }
}

/// Ends the page, also one that hangs. Where the system can't do that, the page is asked to begin anew.
pub fn end_page(app: &AppHandle) {
    if let Some(window) = app.get_webview_window(CONTROL) {
        let _ = platform::end_page(&window);
    }
}

/// Brings it to the front.
pub fn show(app: &AppHandle) {
    if let Some(window) = app.get_webview_window(CONTROL) {
        let _ = window.show();
        let _ = window.unminimize();
        let _ = window.set_focus();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stays_within_the_room_that_a_screen_has() {
        let laptop = LogicalSize::new(1366.0, 728.0);
        assert_eq!(fitted((440.0, 780.0), laptop), (440.0, 680.0));
        let narrow = LogicalSize::new(400.0, 2000.0);
        assert_eq!(fitted((440.0, 780.0), narrow), (384.0, 780.0));
        let large = LogicalSize::new(2560.0, 1400.0);
        assert_eq!(fitted((440.0, 780.0), large), (440.0, 780.0));
    }
}
