//! The desktop shell: windows, tray, hotkey, sign-in, key store and updates. Settings, light and sound are the pages'.

mod account;
mod api;
mod around;
mod auth;
#[cfg(target_os = "linux")]
mod bus;
mod calls;
mod commands;
mod control_window;
mod events;
mod guard;
mod hotkey;
mod loopback;
mod monitors;
mod open_sign_in;
mod overlay;
mod overlay_stage;
mod overlay_window;
mod pkce;
mod platform;
mod screen_lock;
mod shell;
mod shell_clock;
mod sign_in;
mod sign_out;
mod silence;
mod site;
mod surroundings;
mod token_store;
mod tray;
mod updates;
mod watchdog;

use std::process::ExitCode;
use tauri::webview::PermissionResponse;
use tauri::{App, DeviceEventFilter, Manager, RunEvent};
use tauri_plugin_autostart::MacosLauncher;
use tauri_plugin_deep_link::DeepLinkExt;

/// Given by the autostart entry: begin in the tray, without a window.
const HIDDEN: &str = "--hidden";

/// Runs the app until it is quit.
pub fn run() -> ExitCode {
    if let Some(code) = guard::keep(std::env::args()) {
        return code;
    }
    match site::Site::from_environment().and_then(|site| {
        platform::prepare_process()?;
        Ok(site)
    }) {
        Ok(site) => run_app(site),
        Err(reason) => {
            eprintln!("Overtone cannot start: {reason}.");
            ExitCode::FAILURE
        }
    }
}

fn run_app(site: site::Site) -> ExitCode {
    watch_pages(tauri::Builder::default())
        .plugin(tauri_plugin_single_instance::init(|app, _, _| {
            control_window::show(app);
        }))
        .plugin(tauri_plugin_deep_link::init())
        .plugin(tauri_plugin_updater::Builder::new().build())
        .plugin(
            tauri_plugin_opener::Builder::new()
                .open_js_links_on_click(false)
                .build(),
        )
        .plugin(tauri_plugin_autostart::init(
            MacosLauncher::LaunchAgent,
            Some(vec![HIDDEN]),
        ))
        // What mouse and keyboard do in other programs is none of the app's business.
        .device_event_filter(DeviceEventFilter::Always)
        // Camera, microphone, position, notifications, clipboard, screen: the answer to all of them is no.
        .on_permission_request(|_, _| PermissionResponse::Deny)
        .invoke_handler(tauri::generate_handler![
            commands::api_cancel,
            commands::api_request,
            commands::begin_sign_in,
            commands::cancel_sign_in,
            commands::check_update,
            commands::follow_around,
            commands::heartbeat,
            commands::install_update,
            commands::open_site,
            commands::overlay_ready,
            commands::overlay_report,
            commands::publish_light,
            commands::read_shell,
            commands::set_autostart,
            commands::set_content_protected,
            commands::set_hotkey,
            commands::set_monitor_shown,
            commands::show_control,
            commands::sign_out,
        ])
        .setup(|app| set_up(app, site))
        .build(tauri::generate_context!())
        .expect("the app’s own configuration should be valid")
        .run(|app, event| match event {
            // Without a code it is only that no window is left; the tray is, and goes on.
            RunEvent::ExitRequested {
                api, code: None, ..
            } => api.prevent_exit(),
            RunEvent::ExitRequested { .. } => shell::leave(app),
            _ => platform::on_run_event(app, &event),
        });
    ExitCode::SUCCESS
}

/// Only this system tells the builder; see `platform::on_page_end` for the others.
#[cfg(target_os = "macos")]
fn watch_pages(builder: tauri::Builder<tauri::Wry>) -> tauri::Builder<tauri::Wry> {
    builder.on_web_content_process_terminate(|webview| {
        if webview.label() == events::CONTROL {
            shell::page_ended(webview.app_handle());
        }
    })
}

#[cfg(not(target_os = "macos"))]
fn watch_pages(builder: tauri::Builder<tauri::Wry>) -> tauri::Builder<tauri::Wry> {
    builder
}

fn set_up(app: &mut App, site: site::Site) -> Result<(), Box<dyn std::error::Error>> {
    platform::prepare(app);
    app.manage(site);
    app.manage(surroundings::Surroundings::default());
    app.manage(shell_clock::ShellClock::start());
    app.manage(token_store::TokenStore::open());
    app.manage(api::Answers::default());
    app.manage(open_sign_in::OpenSignIn::default());
    app.manage(tray::build(app)?);
    app.manage(shell::Shell::start(app.handle()));
    app.manage(around::Around::start(app.handle().clone()));
    hotkey::start(app)?;
    control_window::open(app, shell::page_ended)?;
    take_links(app);
    calls::watch(app.handle().clone());
    screen_lock::watch(app.handle().clone());
    if !std::env::args().any(|argument| argument == HIDDEN) {
        control_window::show(app.handle());
    }
    Ok(())
}

fn take_links(app: &App) {
    // A build that was never installed is unknown to the system; on macOS only the bundle can make it known.
    #[cfg(all(debug_assertions, not(target_os = "macos")))]
    let _ = app.deep_link().register_all();
    let handle = app.handle().clone();
    app.deep_link().on_open_url(move |event| {
        for url in event.urls() {
            auth::take_link(&handle, &url);
        }
    });
}
