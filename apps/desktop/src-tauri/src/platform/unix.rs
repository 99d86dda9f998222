//! What Linux and macOS have in common.

/// Ends another process of this app at once; false where that is impossible.
pub fn end_process(id: u32) -> bool {
    let Ok(id) = i32::try_from(id) else {
        return false;
    };
    // SAFETY: no memory is touched; a number above 0 names one process and no group.
    id > 0 && unsafe { libc::kill(id, libc::SIGKILL) } == 0
}
