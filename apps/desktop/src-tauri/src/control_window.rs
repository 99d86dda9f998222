//! The window with the controls. It owns the sound, so closing it only hides it.

use crate::events::CONTROL;
use crate::platform;
use crate::shell::Shell;
use tauri::{App, AppHandle, Manager, WebviewWindowBuilder, WindowEvent};

/// Opens it, hidden. It must be the first window.
pub fn open(app: &App) -> tauri::Result<()> {
    let windows = &app.config().app.windows;
    let config = windows.iter().find(|window| window.label == CONTROL);
    let config = config.ok_or(tauri::Error::WindowNotFound)?;
    let window = WebviewWindowBuilder::from_config(app, config)?.build()?;
    let handle = app.handle().clone();
    platform::on_page_end(&window, move || page_ended(&handle))?;
    let own = window.clone();
    window.on_window_event(move |event| {
        if let WindowEvent::CloseRequested { api, .. } = event {
            api.prevent_close();
            let _ = own.hide();
        }
    });
    Ok(())
}

/// The page's process has ended: no light without an owner, and a new page, which begins switched off.
pub fn page_ended(app: &AppHandle) {
    app.state::<Shell>().darken(app);
    reload(app);
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
