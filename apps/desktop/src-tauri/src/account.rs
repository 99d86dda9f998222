//! Who is signed in on this computer.

use serde::{Deserialize, Serialize};

/// Who is signed in, as far as the app shows it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct User {
    pub id: String,
    pub email: String,
    pub name: String,
}

/// A person with the key to their account.
#[derive(Clone, Serialize, Deserialize)]
pub struct Session {
    pub token: String,
    pub user: User,
}
