use tauri::{App, AppHandle, RunEvent, WebviewWindow};
use windows::core::{w, PCWSTR, PWSTR};
use windows::Win32::Foundation::{CloseHandle, HANDLE, HWND};
use windows::Win32::System::RemoteDesktop::{
    WTSFreeMemory, WTSQuerySessionInformationW, WTSSessionInfoEx, WTSINFOEXW, WTS_CURRENT_SESSION,
    WTS_SESSIONSTATE_LOCK,
};
use windows::Win32::System::Threading::{OpenProcess, TerminateProcess, PROCESS_TERMINATE};
use windows::Win32::UI::WindowsAndMessaging::{
    GetWindowLongPtrW, SetPropW, SetWindowPos, GWL_EXSTYLE, HWND_TOPMOST, SWP_NOACTIVATE,
    SWP_NOMOVE, SWP_NOOWNERZORDER, SWP_NOSIZE, WS_EX_LAYERED, WS_EX_TRANSPARENT,
};

/// The property by which the taskbar knows windows that only look like full-screen programs.
const NOT_FULL_SCREEN: PCWSTR = w!("NonRudeHWND");
const TRUE: HANDLE = HANDLE(std::ptr::without_provenance_mut(1));

const WTS_LOCKED: i32 = WTS_SESSIONSTATE_LOCK as i32;

/// Nothing to watch: here the control window's silence says it.
pub fn on_page_end(_window: &WebviewWindow, _run: impl Fn() + Send + 'static) -> tauri::Result<()> {
    Ok(())
}

/// The page begins anew: no public call ends the process that draws it.
pub fn end_page(window: &WebviewWindow) -> tauri::Result<()> {
    window.reload()
}

/// Whether the session is locked. Windows 7 reports it the other way round and is not supported.
pub fn is_locked() -> bool {
    let mut info = PWSTR::null();
    let mut bytes = 0;
    // SAFETY: both out-parameters live until the call returns; what it allocates is freed below.
    let asked = unsafe {
        WTSQuerySessionInformationW(
            None,
            WTS_CURRENT_SESSION,
            WTSSessionInfoEx,
            &raw mut info,
            &raw mut bytes,
        )
    };
    if asked.is_err() || info.is_null() {
        return false;
    }
    // SAFETY: for `WTSSessionInfoEx` the answer is a `WTSINFOEXW`; its only level is 1.
    let is_locked = unsafe {
        let answer = info.0.cast::<WTSINFOEXW>().read_unaligned();
        answer.Level == 1 && answer.Data.WTSInfoExLevel1.SessionFlags == WTS_LOCKED
    };
    // SAFETY: allocated by the call above, and not used after this.
    unsafe { WTSFreeMemory(info.0.cast()) };
    is_locked
}

/// Ends another process of this app at once; false where that is impossible.
pub fn end_process(id: u32) -> bool {
    // SAFETY: the handle that the first call gives is used and closed here alone.
    unsafe {
        let Ok(process) = OpenProcess(PROCESS_TERMINATE, false, id) else {
            return false;
        };
        let is_ended = TerminateProcess(process, 1).is_ok();
        let _ = CloseHandle(process);
        is_ended
    }
}

/// Before an overlay is shown for the first time: Windows takes a window that covers a monitor for a full-screen program,
/// drops the taskbar and turns "Do not disturb" on, unless the window says that it is none.
pub fn set_apart(window: &WebviewWindow) -> Result<(), String> {
    // SAFETY: the handle belongs to a window of this process; the property's value is a number and no handle.
    unsafe { SetPropW(handle(window)?, NOT_FULL_SCREEN, Some(TRUE)) }
        .map_err(|error| error.to_string())
}

/// To be called before the toolkit opens a display.
pub fn prepare_process() -> Result<(), String> {
    Ok(())
}

/// No event of the application itself matters here.
pub fn on_run_event(_app: &AppHandle, _event: &RunEvent) {}

/// Nothing to prepare.
pub fn prepare(_app: &mut App) {}

/// To the front of the topmost windows: later topmost windows land above an older one. On the main thread only.
pub fn raise(window: &WebviewWindow) -> Result<(), String> {
    // SAFETY: the handle belongs to a window of this process, on whose thread every caller is.
    unsafe {
        SetWindowPos(
            handle(window)?,
            Some(HWND_TOPMOST),
            0,
            0,
            0,
            0,
            SWP_NOMOVE | SWP_NOSIZE | SWP_NOACTIVATE | SWP_NOOWNERZORDER,
        )
    }
    .map_err(|error| error.to_string())
}

/// Clicks go to whatever is below.
pub fn set_click_through(window: &WebviewWindow) -> Result<(), String> {
    window
        .set_ignore_cursor_events(true)
        .map_err(|error| error.to_string())
}

/// Whether the window's styles let clicks through.
pub fn is_click_through(window: &WebviewWindow) -> Result<bool, String> {
    let wanted = WS_EX_TRANSPARENT.0 | WS_EX_LAYERED.0;
    // SAFETY: the handle belongs to a window of this process.
    let style = unsafe { GetWindowLongPtrW(handle(window)?, GWL_EXSTYLE) };
    // Extended styles are 32 bits in a pointer-sized return value.
    Ok((style as u32) & wanted == wanted)
}

fn handle(window: &WebviewWindow) -> Result<HWND, String> {
    let handle = window.hwnd().map_err(|error| error.to_string())?;
    Ok(HWND(handle.0))
}
