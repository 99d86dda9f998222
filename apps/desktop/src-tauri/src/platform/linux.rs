//! X11, also under Wayland by way of XWayland: a Wayland program may neither place its windows nor keep them on top.

use crate::bus::Asked;
use gdkx11::X11Window;
use gtk::gio;
use gtk::prelude::{Cast, WidgetExt};
use tauri::{App, AppHandle, RunEvent, WebviewWindow};
use webkit2gtk::WebViewExt;
use x11rb::connection::Connection;
use x11rb::protocol::xproto::ConnectionExt;

/// The login manager's word on this session.
const SESSION: Asked = Asked {
    bus: gio::BusType::System,
    service: "org.freedesktop.login1",
    path: "/org/freedesktop/login1/session/auto",
    interface: "org.freedesktop.login1.Session",
};

/// To be called before the toolkit opens a display. Fails where there is none.
pub fn prepare_process() -> Result<(), String> {
    std::env::set_var("GDK_BACKEND", "x11");
    gtk::init().map_err(|_| {
        "there is no X display. On Wayland it needs XWayland; over a remote login, DISPLAY"
            .to_owned()
    })
}

/// No event of the application itself matters here.
pub fn on_run_event(_app: &AppHandle, _event: &RunEvent) {}

/// Nothing to prepare.
pub fn prepare(_app: &mut App) {}

/// Whether the screen is locked, as far as the system's login manager is told (org.freedesktop.login1). Any thread may
/// ask; the answer may take a moment.
pub fn is_locked() -> bool {
    locked_hint().unwrap_or(false)
}

fn locked_hint() -> Option<bool> {
    SESSION.property("LockedHint")?.get()
}

/// Calls back when the process that draws a window's page has ended.
pub fn on_page_end(window: &WebviewWindow, run: impl Fn() + Send + 'static) -> tauri::Result<()> {
    window.with_webview(|view| {
        view.inner()
            .connect_web_process_terminated(move |_, _| run());
    })
}

/// Ends the process that draws a window's page, whether it hangs or not; `on_page_end` hears of it.
pub fn end_page(window: &WebviewWindow) -> tauri::Result<()> {
    window.with_webview(|view| view.inner().terminate_web_process())
}

/// Before an overlay is shown for the first time: the window manager is to leave it alone. A managed window is framed, and
/// the frame takes clicks until the manager has copied the window's region to it, each time that the size changes; it can
/// be pushed about, focused and covered. On the main thread only.
pub fn set_apart(window: &WebviewWindow) -> Result<(), String> {
    let gtk_window = window.gtk_window().map_err(|error| error.to_string())?;
    gtk_window.realize();
    let surface = gtk_window.window().ok_or("the window has no surface")?;
    surface.set_override_redirect(true);
    Ok(())
}

/// Nothing to do: window managers keep their windows below those that are set apart. An overlay that raised itself again
/// and again would come to lie above the screen's lock.
pub fn raise(_window: &WebviewWindow) -> Result<(), String> {
    Ok(())
}

/// Gives the window an empty input region. The toolkit keeps it when the window is mapped anew. On the main thread only.
pub fn set_click_through(window: &WebviewWindow) -> Result<(), String> {
    let gtk_window = window.gtk_window().map_err(|error| error.to_string())?;
    gtk_window.input_shape_combine_region(Some(&gtk::cairo::Region::create()));
    Ok(())
}

/// Whether clicks on the window would reach what is below it: the X server is asked which window takes the pointer at
/// points all over it, in case that a window manager has wrapped it all the same.
pub fn is_click_through(window: &WebviewWindow) -> Result<bool, String> {
    let id = x_window(window)?;
    let (connection, screen) = x11rb::connect(None).map_err(|error| error.to_string())?;
    let root = connection.setup().roots[screen].root;
    takes_no_clicks(&connection, root, id).map_err(|error| error.to_string())
}

fn x_window(window: &WebviewWindow) -> Result<u32, String> {
    let gtk_window = window.gtk_window().map_err(|error| error.to_string())?;
    let surface = gtk_window.window().ok_or("the window is not shown yet")?;
    let surface = surface
        .downcast::<X11Window>()
        .map_err(|_| "the window is not on an X server")?;
    u32::try_from(surface.xid()).map_err(|_| "the window’s id is no X id".to_owned())
}

fn takes_no_clicks(
    connection: &impl Connection,
    root: u32,
    id: u32,
) -> Result<bool, Box<dyn std::error::Error>> {
    let mut outermost = id;
    loop {
        let tree = connection.query_tree(outermost)?.reply()?;
        if tree.parent == root || tree.parent == 0 {
            break;
        }
        outermost = tree.parent;
    }
    let size = connection.get_geometry(id)?.reply()?;
    let corner = connection.translate_coordinates(id, root, 0, 0)?.reply()?;
    for column in 0..3_i32 {
        for row in 0..3_i32 {
            let x = i32::from(corner.dst_x) + column * (i32::from(size.width) - 1) / 2;
            let y = i32::from(corner.dst_y) + row * (i32::from(size.height) - 1) / 2;
            let at = connection
                .translate_coordinates(root, root, i16::try_from(x)?, i16::try_from(y)?)?
                .reply()?;
            if at.child == outermost {
                return Ok(false);
            }
        }
    }
    Ok(true)
}
