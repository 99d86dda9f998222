//! A chord of keys that the X server hands to the app whoever has the focus, and no other key.

use super::keycodes::keycode_of;
use std::sync::Arc;
use tauri_plugin_global_shortcut::{Modifiers, Shortcut};
use x11rb::connection::Connection;
use x11rb::errors::ReplyError;
use x11rb::protocol::xkb::{self, ConnectionExt as _, PerClientFlag};
use x11rb::protocol::xproto::{ConnectionExt as _, Grab, GrabMode, ModMask};
use x11rb::protocol::{ErrorKind, Event};
use x11rb::rust_connection::RustConnection;

/// Num Lock and Caps Lock are modifiers too, and must not keep a chord from being heard.
const LOCKS: [u16; 4] = [0, 1 << 1, 1 << 4, 1 << 1 | 1 << 4];

/// Name of the thread that waits for the chord, for whoever looks at what the app does while it is off.
const THREAD: &str = "key-grab";

/// A connection of its own to the X server.
pub struct KeyGrab {
    connection: Arc<RustConnection>,
    root: u32,
}

impl KeyGrab {
    /// Calls `on_press` whenever the chord that is held goes down, from a thread that otherwise sleeps and ends with the
    /// connection.
    pub fn start(on_press: impl Fn() + Send + 'static) -> Result<Self, Box<dyn std::error::Error>> {
        let (connection, screen) = x11rb::connect(None)?;
        let root = connection.setup().roots[screen].root;
        tell_repeats_from_presses(&connection)?;
        let connection = Arc::new(connection);
        let heard = Arc::clone(&connection);
        let thread = std::thread::Builder::new().name(THREAD.to_owned());
        thread.spawn(move || {
            // While it is down, its modifiers may be let go of one by one.
            let mut down = None;
            while let Ok(event) = heard.wait_for_event() {
                match event {
                    Event::KeyPress(key) if down != Some(key.detail) => {
                        down = Some(key.detail);
                        on_press();
                    }
                    Event::KeyRelease(key) if down == Some(key.detail) => down = None,
                    _ => {}
                }
            }
        })?;
        Ok(Self { connection, root })
    }

    /// Holds this chord in place of any other; nothing holds none.
    pub fn hold(&self, shortcut: Option<Shortcut>) -> Result<(), String> {
        self.release().map_err(|error| error.to_string())?;
        let Some(shortcut) = shortcut else {
            return Ok(());
        };
        let taken = self.grab(&shortcut);
        if taken.is_err() {
            // Where one of the four is taken, none of them is kept.
            self.release().map_err(|error| error.to_string())?;
        }
        taken
    }

    fn grab(&self, shortcut: &Shortcut) -> Result<(), String> {
        let keycode = keycode_of(shortcut.key).ok_or(format!("{shortcut} is no chord"))?;
        for locks in LOCKS {
            let modifiers = mask_of(shortcut.mods) | ModMask::from(locks);
            self.connection
                .grab_key(
                    false,
                    self.root,
                    modifiers,
                    keycode,
                    GrabMode::ASYNC,
                    GrabMode::ASYNC,
                )
                .map_err(ReplyError::from)
                .and_then(|asked| asked.check())
                .map_err(|error| match error {
                    ReplyError::X11Error(error) if error.error_kind == ErrorKind::Access => {
                        format!("{shortcut} is taken")
                    }
                    error => error.to_string(),
                })?;
        }
        Ok(())
    }

    /// Any key with any modifiers, which means the keys that this connection holds.
    fn release(&self) -> Result<(), ReplyError> {
        self.connection
            .ungrab_key(Grab::ANY, self.root, ModMask::ANY)?
            .check()
    }
}

/// A key that is kept down is pressed many times over, by default with as many releases between.
fn tell_repeats_from_presses(
    connection: &RustConnection,
) -> Result<(), Box<dyn std::error::Error>> {
    connection.xkb_use_extension(1, 0)?.reply()?;
    let flag = PerClientFlag::DETECTABLE_AUTO_REPEAT;
    let keyboard = xkb::ID::USE_CORE_KBD.into();
    let none = xkb::BoolCtrl::default();
    connection
        .xkb_per_client_flags(keyboard, flag, flag, none, none, none)?
        .reply()?;
    Ok(())
}

fn mask_of(modifiers: Modifiers) -> ModMask {
    let masks = [
        (Modifiers::SHIFT, ModMask::SHIFT),
        (Modifiers::CONTROL, ModMask::CONTROL),
        (Modifiers::ALT, ModMask::M1),
        (Modifiers::SUPER, ModMask::M4),
    ];
    masks
        .into_iter()
        .filter(|(modifier, _)| modifiers.contains(*modifier))
        .fold(ModMask::default(), |all, (_, mask)| all | mask)
}
