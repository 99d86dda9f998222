//! Which monitors there are, and which overlay belongs to which.

mod same_picture;

use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};
use tauri::{AppHandle, Monitor};

/// What every overlay's label begins with; the capability of the overlays names it too.
pub const OVERLAY_PREFIX: &str = "overlay-";

/// A rectangle in physical pixels of the desktop.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Place {
    pub x: i32,
    pub y: i32,
    pub width: u32,
    pub height: u32,
}

/// A monitor as the shell and the control window know it.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct MonitorInfo {
    /// Stays the same while the monitor stays plugged in, and mostly when it comes back.
    pub key: String,
    /// The key of the monitor whose overlay lights this one too; its own where it has one.
    pub light_key: String,
    pub name: String,
    #[serde(flatten)]
    pub place: Place,
    /// Physical pixels for one logical pixel.
    pub scale: f64,
}

impl MonitorInfo {
    pub fn label(&self) -> String {
        label_of(&self.key)
    }
}

/// The monitors now. The system's calls behind it are safe on the main thread only.
pub fn list(app: &AppHandle) -> Result<Vec<MonitorInfo>, String> {
    let (sender, receiver) = std::sync::mpsc::channel();
    let handle = app.clone();
    app.run_on_main_thread(move || {
        let found = handle
            .available_monitors()
            .map_err(|error| error.to_string());
        let _ = sender.send(found);
    })
    .map_err(|error| error.to_string())?;
    let monitors = receiver.recv().map_err(|error| error.to_string())??;
    Ok(describe(&monitors))
}

fn describe(monitors: &[Monitor]) -> Vec<MonitorInfo> {
    let names = monitors.iter().map(|monitor| {
        let name = monitor.name().map_or("", String::as_str);
        (name.to_owned(), monitor)
    });
    let mut seen: BTreeMap<String, u32> = BTreeMap::new();
    let mut found: Vec<MonitorInfo> = names
        .map(|(name, monitor)| {
            let key = key_of(&name, &mut seen);
            MonitorInfo {
                light_key: key.clone(),
                key,
                name,
                place: Place {
                    x: monitor.position().x,
                    y: monitor.position().y,
                    width: monitor.size().width,
                    height: monitor.size().height,
                },
                scale: monitor.scale_factor(),
            }
        })
        .collect();
    same_picture::share_lights(&mut found);
    found
}

/// The label of the overlay of the monitor with this key.
pub fn label_of(key: &str) -> String {
    format!("{OVERLAY_PREFIX}{key}")
}

/// A name as part of a window's label: letters, digits and hyphens, and a number where a name comes twice.
fn key_of(name: &str, seen: &mut BTreeMap<String, u32>) -> String {
    let plain: String = name
        .chars()
        .map(|c| if c.is_ascii_alphanumeric() { c } else { '-' })
        .collect();
    let plain = plain.trim_matches('-');
    let base = if plain.is_empty() { "screen" } else { plain };
    let count = seen.entry(base.to_owned()).or_insert(0);
    *count += 1;
    match *count {
        1 => base.to_owned(),
        number => format!("{base}-{number}"),
    }
}

/// The monitors that get an overlay. Where several show the same, one of them has it, unless one of them is to get no light: it
/// would be seen there, too.
pub fn to_cover(monitors: &[MonitorInfo], not_shown: &BTreeSet<String>) -> Vec<MonitorInfo> {
    let dark: BTreeSet<&str> = monitors
        .iter()
        .filter(|monitor| not_shown.contains(&monitor.key))
        .map(|monitor| monitor.light_key.as_str())
        .collect();
    monitors
        .iter()
        .filter(|monitor| monitor.key == monitor.light_key)
        .filter(|monitor| !dark.contains(monitor.key.as_str()))
        .cloned()
        .collect()
}

/// What to do so that exactly the wanted monitors are covered.
#[derive(Debug, Default, PartialEq)]
pub struct Changes {
    pub destroy: Vec<String>,
    pub create: Vec<MonitorInfo>,
    pub place: Vec<MonitorInfo>,
}

/// Compares the overlays that stand, with the places they were given, to the monitors that should be covered.
pub fn changes(standing: &BTreeMap<String, Place>, wanted: &[MonitorInfo]) -> Changes {
    let destroy = standing
        .keys()
        .filter(|label| wanted.iter().all(|monitor| monitor.label() != **label))
        .cloned()
        .collect();
    let mut changes = Changes {
        destroy,
        ..Changes::default()
    };
    for monitor in wanted {
        match standing.get(&monitor.label()) {
            None => changes.create.push(monitor.clone()),
            Some(place) if *place != monitor.place => changes.place.push(monitor.clone()),
            Some(_) => {}
        }
    }
    changes
}

#[cfg(test)]
mod tests {
    use super::*;

    fn monitor(key: &str, x: i32) -> MonitorInfo {
        MonitorInfo {
            key: key.to_owned(),
            light_key: key.to_owned(),
            name: key.to_owned(),
            place: Place {
                x,
                y: 0,
                width: 1280,
                height: 720,
            },
            scale: 1.0,
        }
    }

    fn standing(monitors: &[MonitorInfo]) -> BTreeMap<String, Place> {
        monitors.iter().map(|m| (m.label(), m.place)).collect()
    }

    #[test]
    fn leaves_monitors_out_that_are_to_get_no_light() {
        let both = [monitor("DP-1", 0), monitor("DP-2", 1280)];
        let off = BTreeSet::from(["DP-2".to_owned()]);
        assert_eq!(to_cover(&both, &BTreeSet::new()), both);
        assert_eq!(to_cover(&both, &off), both[..1]);
    }

    #[test]
    fn monitors_that_show_the_same_get_one_overlay_and_none_where_one_of_them_is_off() {
        let mirror = MonitorInfo {
            light_key: "DP-1".to_owned(),
            ..monitor("DP-2", 0)
        };
        let all = [monitor("DP-1", 0), mirror, monitor("DP-3", 1280)];
        assert_eq!(
            to_cover(&all, &BTreeSet::new()),
            [monitor("DP-1", 0), monitor("DP-3", 1280)]
        );
        for off in ["DP-1", "DP-2"] {
            let off = BTreeSet::from([off.to_owned()]);
            assert_eq!(to_cover(&all, &off), [monitor("DP-3", 1280)]);
        }
    }

    #[test]
    fn covers_every_monitor_that_is_not_covered() {
        let both = [monitor("DP-1", 0), monitor("DP-2", 1280)];
        let result = changes(&standing(&both[..1]), &both);
        assert_eq!(result.create, both[1..]);
        assert!(result.destroy.is_empty() && result.place.is_empty());
    }

    #[test]
    fn destroys_the_overlay_of_a_monitor_that_was_unplugged() {
        let both = [monitor("DP-1", 0), monitor("DP-2", 1280)];
        let result = changes(&standing(&both), &both[..1]);
        assert_eq!(result.destroy, ["overlay-DP-2"]);
        assert!(result.create.is_empty());
    }

    #[test]
    fn moves_an_overlay_whose_monitor_moved() {
        let result = changes(&standing(&[monitor("DP-1", 0)]), &[monitor("DP-1", 1920)]);
        assert_eq!(result.place, [monitor("DP-1", 1920)]);
        assert!(result.create.is_empty() && result.destroy.is_empty());
    }

    #[test]
    fn leaves_what_is_as_it_should_be() {
        let one = [monitor("DP-1", 0)];
        assert_eq!(changes(&standing(&one), &one), Changes::default());
    }

    #[test]
    fn keys_are_fit_for_labels_and_never_the_same() {
        let mut seen = BTreeMap::new();
        let keys: Vec<String> = [r"\\.\DISPLAY1", "DELL U2720Q", "DELL U2720Q", "", "モニタ"]
            .iter()
            .map(|name| key_of(name, &mut seen))
            .collect();
        assert_eq!(
            keys,
            [
                "DISPLAY1",
                "DELL-U2720Q",
                "DELL-U2720Q-2",
                "screen",
                "screen-2"
            ]
        );
    }
}
