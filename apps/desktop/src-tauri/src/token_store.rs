//! The session's token, in the system's own key store. Where there is none it lives as long as the app.

use crate::account::Session;
use std::sync::Mutex;

const SERVICE: &str = "app.overtone.desktop";
const ENTRY: &str = "session";

/// Keeps who is signed in.
#[derive(Default)]
pub struct TokenStore {
    session: Mutex<Option<Session>>,
}

impl TokenStore {
    /// The store with what an earlier run of the app has kept.
    pub fn open() -> Self {
        let text = entry().and_then(|entry| entry.get_password().ok());
        let session = text.and_then(|text| serde_json::from_str(&text).ok());
        Self {
            session: Mutex::new(session),
        }
    }

    pub fn get(&self) -> Option<Session> {
        self.lock().clone()
    }

    /// Keeps a session, in memory in any case. Whether it outlives the app is for [`Self::outlives_app`] to say.
    pub fn set(&self, session: Session) {
        if let (Some(entry), Ok(text)) = (entry(), serde_json::to_string(&session)) {
            let _ = entry.set_password(&text);
        }
        *self.lock() = Some(session);
    }

    /// Forgets a session and gives it: in memory at once, then in the key store, which may take a moment.
    pub fn take(&self) -> Option<Session> {
        let session = self.lock().take();
        if let Some(entry) = entry() {
            let _ = entry.delete_credential();
        }
        session
    }

    /// Whether the system keeps secrets, so that a person stays signed in after the app was closed.
    pub fn outlives_app(&self) -> bool {
        let Some(entry) = entry() else {
            return false;
        };
        matches!(entry.get_password(), Ok(_) | Err(keyring::Error::NoEntry))
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Option<Session>> {
        // A thread that panicked while it held the lock left a whole value behind: it is replaced in one step.
        self.session
            .lock()
            .unwrap_or_else(|poisoned| poisoned.into_inner())
    }
}

fn entry() -> Option<keyring::Entry> {
    keyring::Entry::new(SERVICE, ENTRY).ok()
}
