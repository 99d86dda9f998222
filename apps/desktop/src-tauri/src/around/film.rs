//! Whether a program keeps the screen awake, as films and presentations do. Desktops answer for the programs that have asked them.

use crate::bus::Asked;
use gtk::gio::BusType;
use gtk::prelude::ToVariant;

const LOGIN_MANAGER: Asked = Asked {
    bus: BusType::System,
    service: "org.freedesktop.login1",
    path: "/org/freedesktop/login1",
    interface: "org.freedesktop.login1.Manager",
};

/// GNOME and what is derived from it.
const GNOME: Asked = Asked {
    bus: BusType::Session,
    service: "org.gnome.SessionManager",
    path: "/org/gnome/SessionManager",
    interface: "org.gnome.SessionManager",
};

/// Its flag of those who ask that the session is not taken for idle.
const IDLE_FLAG: u32 = 8;

/// KDE and Xfce.
const POWER: Asked = Asked {
    bus: BusType::Session,
    service: "org.freedesktop.PowerManagement.Inhibit",
    path: "/org/freedesktop/PowerManagement/Inhibit",
    interface: "org.freedesktop.PowerManagement.Inhibit",
};

/// Asks everybody who may know; who does not answer knows of nobody. It may take a moment.
pub fn is_on() -> bool {
    in_login_manager().unwrap_or(false)
        || says_yes(&GNOME, "IsInhibited", Some(IDLE_FLAG))
        || says_yes(&POWER, "HasInhibit", None)
}

fn in_login_manager() -> Option<bool> {
    let held_back: String = LOGIN_MANAGER.property("BlockInhibited")?.get()?;
    Some(names_idle(&held_back))
}

/// Whether a list such as `sleep:idle` holds back that the session is taken for idle.
fn names_idle(held_back: &str) -> bool {
    held_back.split(':').any(|what| what == "idle")
}

fn says_yes(asked: &Asked, method: &str, flag: Option<u32>) -> bool {
    let arguments = flag.map(|flag| (flag,).to_variant());
    let answer = asked.call(method, arguments.as_ref());
    answer.and_then(|yes| yes.get()).unwrap_or(false)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn is_told_from_other_things_that_are_held_back() {
        assert!(names_idle("idle") && names_idle("sleep:idle:shutdown"));
        assert!(!names_idle("") && !names_idle("sleep:handle-lid-switch"));
    }
}
