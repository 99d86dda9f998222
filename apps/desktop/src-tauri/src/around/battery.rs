//! The charge of the computer's battery, as the kernel says it (sysfs-class-power). Batteries of mice and keyboards do not count.

use std::fs;
use std::path::Path;

/// Where the kernel lists cables and batteries.
pub const POWER_SUPPLIES: &str = "/sys/class/power_supply";

/// Charge in per cent of all batteries together while no cable is in; nothing with a cable, or without a battery.
pub fn charge_without_cable(supplies: &Path) -> Option<u8> {
    let supplies: Vec<Supply> = fs::read_dir(supplies)
        .ok()?
        .filter_map(|entry| Supply::read(&entry.ok()?.path()))
        .collect();
    let is_plugged_in = supplies
        .iter()
        .any(|supply| matches!(supply, Supply::Cable { is_online: true }));
    let batteries = || {
        supplies.iter().filter_map(|supply| match supply {
            Supply::Battery {
                percent,
                is_discharging,
            } => Some((u32::from(*percent), *is_discharging)),
            Supply::Cable { .. } => None,
        })
    };
    // The second of two rests while the first is used.
    if is_plugged_in || !batteries().any(|(_, is_discharging)| is_discharging) {
        return None;
    }
    let count = u32::try_from(batteries().count()).ok()?;
    let sum: u32 = batteries().map(|(percent, _)| percent).sum();
    u8::try_from(sum / count).ok()
}

enum Supply {
    Cable { is_online: bool },
    Battery { percent: u8, is_discharging: bool },
}

impl Supply {
    /// Nothing for what does not feed the computer, or does not say how it is.
    fn read(folder: &Path) -> Option<Self> {
        let word = |name: &str| {
            Some(
                fs::read_to_string(folder.join(name))
                    .ok()?
                    .trim()
                    .to_owned(),
            )
        };
        if word("scope").is_some_and(|scope| scope == "Device") {
            return None;
        }
        match word("type")?.as_str() {
            "Battery" => Some(Self::Battery {
                percent: word("capacity")?
                    .parse()
                    .ok()
                    .filter(|percent| *percent <= 100)?,
                is_discharging: word("status")? == "Discharging",
            }),
            "Mains" | "USB" => Some(Self::Cable {
                is_online: word("online")? != "0",
            }),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::PathBuf;

    /// Files as the kernel lays them out: a folder for each supply.
    struct Supplies(PathBuf);

    impl Supplies {
        fn with(name: &str, supplies: &[&[(&str, &str)]]) -> Self {
            let folder =
                std::env::temp_dir().join(format!("overtone-{name}-{}", std::process::id()));
            for (index, files) in supplies.iter().enumerate() {
                let supply = folder.join(index.to_string());
                fs::create_dir_all(&supply).unwrap();
                for (file, word) in *files {
                    fs::write(supply.join(file), format!("{word}\n")).unwrap();
                }
            }
            Self(folder)
        }

        fn charge(&self) -> Option<u8> {
            charge_without_cable(&self.0)
        }
    }

    impl Drop for Supplies {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    const UNPLUGGED: &[(&str, &str)] = &[("type", "Mains"), ("online", "0")];
    const PLUGGED: &[(&str, &str)] = &[("type", "Mains"), ("online", "1")];
    const LOW: &[(&str, &str)] = &[
        ("type", "Battery"),
        ("capacity", "14"),
        ("status", "Discharging"),
    ];
    const RESTING: &[(&str, &str)] = &[
        ("type", "Battery"),
        ("capacity", "90"),
        ("status", "Not charging"),
    ];
    const MOUSE: &[(&str, &str)] = &[
        ("type", "Battery"),
        ("scope", "Device"),
        ("capacity", "3"),
        ("status", "Discharging"),
    ];
    const BROKEN: &[(&str, &str)] = &[
        ("type", "Battery"),
        ("capacity", "900"),
        ("status", "Discharging"),
    ];

    #[test]
    fn is_known_while_no_cable_is_in() {
        assert_eq!(
            Supplies::with("unplugged", &[UNPLUGGED, LOW]).charge(),
            Some(14)
        );
        assert_eq!(Supplies::with("plugged", &[PLUGGED, LOW]).charge(), None);
        assert_eq!(Supplies::with("no-mains", &[LOW]).charge(), Some(14));
    }

    #[test]
    fn is_that_of_all_batteries_of_the_computer() {
        assert_eq!(Supplies::with("two", &[LOW, RESTING]).charge(), Some(52));
        assert_eq!(Supplies::with("mouse", &[LOW, MOUSE]).charge(), Some(14));
    }

    #[test]
    fn is_nothing_without_a_battery_that_is_used() {
        assert_eq!(Supplies::with("held", &[RESTING]).charge(), None);
        assert_eq!(Supplies::with("desk", &[PLUGGED, MOUSE]).charge(), None);
        assert_eq!(Supplies::with("broken", &[BROKEN]).charge(), None);
        assert_eq!(charge_without_cable(Path::new("/nowhere")), None);
    }
}
