//! Where the keys of a chord are on an X keyboard.

use tauri_plugin_global_shortcut::Code;

/// X numbers keys as the kernel does, from 8 on (X.Org's drivers and XWayland).
const FIRST: u8 = 8;

/// Keys beside each other, and the kernel's number of the first (linux/input-event-codes.h).
const ROWS: [(&str, &str, u8); 4] = [
    ("Digit", "1234567890", 2),
    ("Key", "QWERTYUIOP", 16),
    ("Key", "ASDFGHJKL", 30),
    ("Key", "ZXCVBNM", 44),
];

/// Keys with a name, and the kernel's numbers of them.
const NAMED: [(&str, u8); 7] = [
    ("Space", 57),
    ("Home", 102),
    ("PageUp", 104),
    ("End", 107),
    ("PageDown", 109),
    ("Insert", 110),
    ("Pause", 119),
];

/// The X keycode of a key, by its place on the keyboard and not by what it types; nothing for a key that no chord ends
/// with. MIRRORED: src/control/computer/hotkey-chord.ts
pub fn keycode_of(key: Code) -> Option<u8> {
    let name = key.to_string();
    let number = function_key(&name)
        .or_else(|| ROWS.iter().find_map(|row| in_row(&name, row)))
        .or_else(|| {
            NAMED
                .iter()
                .find(|(own, _)| *own == name)
                .map(|named| named.1)
        })?;
    Some(FIRST + number)
}

fn function_key(name: &str) -> Option<u8> {
    match name.strip_prefix('F')?.parse().ok()? {
        number @ 1..=10 => Some(58 + number),
        number @ 11..=12 => Some(76 + number),
        number @ 13..=24 => Some(170 + number),
        _ => None,
    }
}

fn in_row(name: &str, (prefix, keys, first): &(&str, &str, u8)) -> Option<u8> {
    let key = name.strip_prefix(prefix)?;
    let place = keys.find(key).filter(|_| key.len() == 1)?;
    Some(first + u8::try_from(place).ok()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn knows_where_keys_are() {
        for (key, keycode) in [
            (Code::Digit1, 10),
            (Code::Digit0, 19),
            (Code::KeyQ, 24),
            (Code::KeyO, 32),
            (Code::KeyL, 46),
            (Code::KeyM, 58),
            (Code::Space, 65),
            (Code::F1, 67),
            (Code::F8, 74),
            (Code::F10, 76),
            (Code::F11, 95),
            (Code::F12, 96),
            (Code::F13, 191),
            (Code::F24, 202),
            (Code::PageDown, 117),
        ] {
            assert_eq!(keycode_of(key), Some(keycode), "{key}");
        }
    }

    #[test]
    fn knows_no_other_keys() {
        for key in [Code::Escape, Code::Enter, Code::ShiftLeft, Code::Numpad1] {
            assert_eq!(keycode_of(key), None, "{key}");
        }
    }
}
