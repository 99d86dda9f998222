//! Newer versions of the app, from the address that the build was made with, signed by its key.

use serde::Serialize;
use tauri::AppHandle;
use tauri_plugin_updater::{Error, UpdaterExt};

/// What asking for a newer version came to.
#[derive(Debug, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum UpdateCheck {
    /// This build has no address to ask.
    NotConfigured,
    Newest,
    Available {
        version: String,
        notes: String,
    },
}

/// Asks whether there is a newer version.
pub async fn check(app: &AppHandle) -> Result<UpdateCheck, String> {
    let updater = match app.updater() {
        Ok(updater) => updater,
        Err(Error::EmptyEndpoints) => return Ok(UpdateCheck::NotConfigured),
        Err(error) => return Err(error.to_string()),
    };
    let found = updater.check().await.map_err(|error| error.to_string())?;
    Ok(
        found.map_or(UpdateCheck::Newest, |update| UpdateCheck::Available {
            notes: update.body.clone().unwrap_or_default(),
            version: update.version,
        }),
    )
}

/// Fetches the newer version, checks its signature, installs it and starts it.
pub async fn install(app: &AppHandle) -> Result<(), String> {
    let updater = app.updater().map_err(|error| error.to_string())?;
    let found = updater.check().await.map_err(|error| error.to_string())?;
    let update = found.ok_or("there is no newer version")?;
    update
        .download_and_install(|_, _| {}, || {})
        .await
        .map_err(|error| error.to_string())?;
    app.restart()
}
