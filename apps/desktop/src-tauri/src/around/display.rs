//! A connection of its own to an X server that sees the whole desktop.

use x11rb::connection::Connection;
use x11rb::protocol::xproto::ConnectionExt as _;
use x11rb::rust_connection::RustConnection;

/// By this extension a server says that it lives inside of Wayland.
const XWAYLAND: &[u8] = b"XWAYLAND";

/// Of older ones of those, this variable knows it.
const WAYLAND_DISPLAY: &str = "WAYLAND_DISPLAY";

/// The connection, and the window that all others are in.
pub struct Display {
    pub connection: RustConnection,
    pub root: u32,
}

impl Display {
    /// The server of `name`, else the usual one. Nothing inside of Wayland: there it hears of its own windows alone.
    pub fn open(name: Option<&str>) -> Option<Self> {
        if name.is_none() && std::env::var_os(WAYLAND_DISPLAY).is_some() {
            return None;
        }
        let (connection, screen) = x11rb::connect(name).ok()?;
        let xwayland = connection.query_extension(XWAYLAND).ok()?.reply().ok()?;
        if xwayland.present {
            return None;
        }
        let root = connection.setup().roots[screen].root;
        Some(Self { connection, root })
    }
}
