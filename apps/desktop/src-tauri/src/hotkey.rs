//! One chord that ends light and sound wherever the focus is, and starts them when they are off.

#[cfg(target_os = "linux")]
mod key_grab;
#[cfg(target_os = "linux")]
mod keycodes;

use crate::shell::Shell;
use tauri::{App, AppHandle, Manager};
use tauri_plugin_global_shortcut::{Code, Shortcut};

/// Makes ready to hear a chord. On X11 the plugin would look twenty times a second whether it was pressed.
#[cfg(target_os = "linux")]
pub fn start(app: &App) -> Result<(), Box<dyn std::error::Error>> {
    let handle = app.handle().clone();
    let grab = key_grab::KeyGrab::start(move || handle.state::<Shell>().toggle(&handle))?;
    app.manage(grab);
    Ok(())
}

/// Makes ready to hear a chord.
#[cfg(not(target_os = "linux"))]
pub fn start(app: &App) -> Result<(), Box<dyn std::error::Error>> {
    let plugin = tauri_plugin_global_shortcut::Builder::new().build();
    Ok(app.handle().plugin(plugin)?)
}

/// Makes `chord` the hotkey, in place of any other. An empty chord means none. Only this chord is asked of the system:
/// no key press but it ever reaches the app.
pub fn set(app: &AppHandle, chord: &str) -> Result<(), String> {
    hold(app, parse(chord)?)
}

#[cfg(target_os = "linux")]
fn hold(app: &AppHandle, shortcut: Option<Shortcut>) -> Result<(), String> {
    app.state::<key_grab::KeyGrab>().hold(shortcut)
}

#[cfg(not(target_os = "linux"))]
fn hold(app: &AppHandle, shortcut: Option<Shortcut>) -> Result<(), String> {
    use tauri_plugin_global_shortcut::{GlobalShortcutExt, ShortcutState};

    let shortcuts = app.global_shortcut();
    shortcuts
        .unregister_all()
        .map_err(|error| error.to_string())?;
    let Some(shortcut) = shortcut else {
        return Ok(());
    };
    shortcuts
        .on_shortcut(shortcut, |app, _, event| {
            if event.state() == ShortcutState::Pressed {
                app.state::<Shell>().toggle(app);
            }
        })
        .map_err(|error| error.to_string())
}

/// A chord needs a modifier, or it would take a plain key away from every other program.
fn parse(chord: &str) -> Result<Option<Shortcut>, String> {
    if chord.is_empty() {
        return Ok(None);
    }
    let shortcut: Shortcut = chord
        .parse()
        .map_err(|_| format!("{chord} is not a combination of keys"))?;
    if shortcut.mods.is_empty() {
        return Err(format!("{chord} has no modifier"));
    }
    if shortcut.mods.bits().count_ones() == 1 && !is_spare(shortcut.key) {
        return Err(format!("{chord} belongs to other programs"));
    }
    Ok(Some(shortcut))
}

/// Keys that no program has commands on with a single modifier, or hardly any.
/// MIRRORED: src/control/computer/hotkey-chord.ts
fn is_spare(key: Code) -> bool {
    let name = key.to_string();
    let is_function = name
        .strip_prefix('F')
        .is_some_and(|number| number.parse::<u8>().is_ok());
    is_function || key == Code::Pause
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn understands_chords_and_none() {
        assert!(parse("CmdOrCtrl+Shift+F8").unwrap().is_some());
        assert!(parse("").unwrap().is_none());
    }

    #[test]
    fn takes_no_keys_from_the_programs_a_person_works_in() {
        for chord in [
            "Control+KeyC",
            "Super+KeyV",
            "Alt+Digit1",
            "Control+Space",
            "Shift+Home",
        ] {
            assert!(parse(chord).is_err(), "{chord}");
        }
        for chord in ["Control+F1", "Shift+F9", "Control+Alt+KeyO", "Alt+Pause"] {
            assert!(parse(chord).unwrap().is_some(), "{chord}");
        }
        assert!(parse("Control+Alt+Super+KeyO").unwrap().is_some());
    }

    #[test]
    fn refuses_what_is_no_chord() {
        for chord in ["F8", "A", "Ctrl+", "Ctrl+Nonsense", "Shift"] {
            assert!(parse(chord).is_err(), "{chord}");
        }
    }
}
