//! The window with the controls. It owns the sound, so closing it only hides it.

use crate::events::CONTROL;
use crate::platform;
use tauri::{App, AppHandle, Manager, WebviewWindowBuilder, WindowEvent};

/// Opens it, hidden. It must be the first window. `on_page_end` is called when the process of its page has ended.
pub fn open(app: &App, on_page_end: fn(&AppHandle)) -> tauri::Result<()> {
    let windows = &app.config().app.windows;
    let config = windows.iter().find(|window| window.label == CONTROL);
    let config = config.ok_or(tauri::Error::WindowNotFound)?;
    let window = WebviewWindowBuilder::from_config(app, config)?.build()?;
    let handle = app.handle().clone();
    platform::on_page_end(&window, move || on_page_end(&handle))?;
    let own = window.clone();
    window.on_window_event(move |event| {
        if let WindowEvent::CloseRequested { api, .. } = event {
            api.prevent_close();
            let _ = own.hide();
        }
    });
    Ok(())
}

/// Begins the page anew.
pub fn reload(app: &AppHandle) {
    if let Some(window) = app.get_webview_window(CONTROL) {
        let _ = window.reload();
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
