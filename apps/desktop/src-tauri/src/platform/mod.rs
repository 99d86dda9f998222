//! What differs between systems, in a few functions each: `prepare_process` and `prepare` before anything
//! opens, `on_run_event`, `on_page_end` and `end_page` for the control window, `set_apart`,
//! `raise` and `set_click_through` for an overlay, two that ask the system
//! itself: `is_click_through` and `is_locked`, and `end_process` for what hangs.

#[cfg(unix)]
mod unix;
#[cfg(unix)]
pub use unix::*;

#[cfg(target_os = "linux")]
mod linux;
#[cfg(target_os = "linux")]
pub use linux::*;

#[cfg(target_os = "macos")]
mod macos;
#[cfg(target_os = "macos")]
pub use macos::*;

#[cfg(windows)]
mod windows;
#[cfg(windows)]
pub use windows::*;
