//! The icon beside the clock, with everything that must be in reach while the control window is closed.

use crate::control_window;
use crate::events;
use crate::shell::Shell;
use tauri::menu::{CheckMenuItem, Menu, MenuItem, PredefinedMenuItem};
use tauri::tray::{MouseButton, MouseButtonState, TrayIconBuilder, TrayIconEvent};
use tauri::{App, AppHandle, Manager, Wry};

const TURN_ON: &str = "Turn on";
const TURN_OFF: &str = "Turn off";

/// The entries that show the session's state.
pub struct Tray {
    toggle: MenuItem<Wry>,
    meeting: CheckMenuItem<Wry>,
}

impl Tray {
    /// Shows whether the session is on, and whether it is paused for a meeting.
    pub fn show(&self, is_on: bool, in_meeting: bool) {
        let _ = self.toggle.set_text(if is_on { TURN_OFF } else { TURN_ON });
        let _ = self.meeting.set_checked(in_meeting);
    }
}

/// Puts the icon up.
pub fn build(app: &App) -> tauri::Result<Tray> {
    let toggle = MenuItem::with_id(app, "toggle", TURN_ON, true, None::<&str>)?;
    let stop = MenuItem::with_id(app, "stop", "Stop now", true, None::<&str>)?;
    let meeting = CheckMenuItem::with_id(
        app,
        "meeting",
        "Meeting: light off, sound low",
        true,
        false,
        None::<&str>,
    )?;
    let open = MenuItem::with_id(app, "open", "Open Overtone", true, None::<&str>)?;
    let quit = MenuItem::with_id(app, "quit", "Quit", true, None::<&str>)?;
    let line = PredefinedMenuItem::separator(app)?;
    let menu = Menu::with_items(app, &[&toggle, &stop, &meeting, &line, &open, &quit])?;
    let mut tray = TrayIconBuilder::with_id("overtone")
        .menu(&menu)
        .tooltip("Overtone")
        .show_menu_on_left_click(cfg!(target_os = "macos"))
        .on_menu_event(|app, event| chosen(app, event.id().as_ref()))
        .on_tray_icon_event(|tray, event| {
            if let TrayIconEvent::Click {
                button: MouseButton::Left,
                button_state: MouseButtonState::Up,
                ..
            } = event
            {
                if !cfg!(target_os = "macos") {
                    control_window::show(tray.app_handle());
                }
            }
        });
    if let Some(icon) = app.default_window_icon() {
        tray = tray.icon(icon.clone());
    }
    tray.build(app)?;
    Ok(Tray { toggle, meeting })
}

fn chosen(app: &AppHandle, id: &str) {
    match id {
        "toggle" => app.state::<Shell>().toggle(app),
        "stop" => app.state::<Shell>().stop(app),
        "meeting" => events::toggle_meeting(app),
        "open" => control_window::show(app),
        "quit" => app.exit(0),
        _ => {}
    }
}
