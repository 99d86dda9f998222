/// Every command of the shell. A command that is not named here is callable by no window; `capabilities/` says which
/// window may call which.
const COMMANDS: &[&str] = &[
    "api_cancel",
    "api_request",
    "begin_sign_in",
    "cancel_sign_in",
    "check_update",
    "follow_around",
    "heartbeat",
    "install_update",
    "open_site",
    "overlay_ready",
    "overlay_report",
    "publish_light",
    "read_shell",
    "set_autostart",
    "set_content_protected",
    "set_hotkey",
    "set_monitor_shown",
    "show_control",
    "sign_out",
];

fn main() {
    println!("cargo:rerun-if-env-changed=OVERTONE_SITE_URL");
    let manifest = tauri_build::AppManifest::new().commands(COMMANDS);
    tauri_build::try_build(tauri_build::Attributes::new().app_manifest(manifest))
        .expect("the shell's configuration and capabilities should be valid");
}
