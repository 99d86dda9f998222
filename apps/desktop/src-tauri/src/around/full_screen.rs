//! Whether another program fills the screen: the window manager says which window is in use, and in which state it is (Extended
//! Window Manager Hints 1.5). Titles are not read.

use super::display::Display;
use x11rb::protocol::xproto::{Atom, AtomEnum, ConnectionExt as _};

x11rb::atom_manager! {
    /// The names of what the window manager says.
    Hints: HintsCookie {
        _NET_ACTIVE_WINDOW,
        _NET_WM_STATE,
        _NET_WM_STATE_FULLSCREEN,
        _NET_WM_PID,
    }
}

/// What to ask by.
pub struct FullScreen {
    hints: Hints,
    own_process: u32,
}

impl FullScreen {
    /// Nothing where the server gives no names.
    pub fn open(display: &Display, own_process: u32) -> Option<Self> {
        let hints = Hints::new(&display.connection).ok()?.reply().ok()?;
        Some(Self { hints, own_process })
    }

    /// Whether the window in use fills the screen and is not the app's own. A window that goes meanwhile does not.
    pub fn is_on(&self, display: &Display) -> bool {
        self.filled(display).unwrap_or(false)
    }

    fn filled(&self, display: &Display) -> Option<bool> {
        let hints = &self.hints;
        let window = self.first(
            display,
            display.root,
            hints._NET_ACTIVE_WINDOW,
            AtomEnum::WINDOW,
        )?;
        let state = numbers(display, window, hints._NET_WM_STATE, AtomEnum::ATOM)?;
        let process = self.first(display, window, hints._NET_WM_PID, AtomEnum::CARDINAL);
        let is_full = state.contains(&hints._NET_WM_STATE_FULLSCREEN);
        Some(is_full && process != Some(self.own_process))
    }

    fn first(&self, display: &Display, window: u32, name: Atom, of: AtomEnum) -> Option<u32> {
        numbers(display, window, name, of)?.first().copied()
    }
}

/// The numbers that a window has under a name; at most as many as there are states.
fn numbers(
    Display { connection, .. }: &Display,
    window: u32,
    name: Atom,
    of: AtomEnum,
) -> Option<Vec<u32>> {
    let asked = connection.get_property(false, window, name, of, 0, 64);
    let answer = asked.ok()?.reply().ok()?;
    let numbers = answer.value32()?.collect();
    Some(numbers)
}

#[cfg(test)]
mod tests {
    use super::super::x_server::XServer;
    use super::*;
    use x11rb::connection::Connection;
    use x11rb::protocol::xproto::{CreateWindowAux, PropMode, WindowClass};
    use x11rb::wrapper::ConnectionExt as _;

    const OWN_PROCESS: u32 = 7;

    /// A window, and what a window manager would say of it.
    fn say_of_window(display: &Display, hints: &Hints, process: u32, state: &[u32]) -> u32 {
        let Display { connection, root } = display;
        let window = connection.generate_id().unwrap();
        let copied = x11rb::COPY_FROM_PARENT;
        let kind = WindowClass::INPUT_OUTPUT;
        let usual = CreateWindowAux::new();
        connection
            .create_window(0, window, *root, 0, 0, 9, 9, 0, kind, copied, &usual)
            .unwrap();
        let set = |of: u32, name, kind: AtomEnum, values: &[u32]| {
            connection
                .change_property32(PropMode::REPLACE, of, name, kind, values)
                .unwrap();
        };
        set(window, hints._NET_WM_PID, AtomEnum::CARDINAL, &[process]);
        set(window, hints._NET_WM_STATE, AtomEnum::ATOM, state);
        set(*root, hints._NET_ACTIVE_WINDOW, AtomEnum::WINDOW, &[window]);
        connection.sync().unwrap();
        window
    }

    #[test]
    fn is_on_while_the_window_in_use_fills_the_screen_and_is_another_programs() {
        let server = XServer::start("full-screen");
        let display = Display::open(Some(&server.display)).unwrap();
        let asked = FullScreen::open(&display, OWN_PROCESS).unwrap();
        let hints = Hints::new(&display.connection).unwrap().reply().unwrap();
        let full = [hints._NET_WM_STATE_FULLSCREEN];
        assert!(!asked.is_on(&display), "no window manager");
        say_of_window(&display, &hints, 8, &[]);
        assert!(!asked.is_on(&display), "a window of usual size");
        let window = say_of_window(&display, &hints, 8, &full);
        assert!(asked.is_on(&display), "another program's");
        say_of_window(&display, &hints, OWN_PROCESS, &full);
        assert!(!asked.is_on(&display), "the app's own");
        say_of_window(&display, &hints, 8, &full);
        assert!(asked.is_on(&display));
        display.connection.destroy_window(window).unwrap();
        let gone = say_of_window(&display, &hints, 8, &full);
        display.connection.destroy_window(gone).unwrap();
        assert!(!asked.is_on(&display), "a window that has gone");
    }
}
