//! Questions to other programs over D-Bus (D-Bus Specification 0.43). Any thread may ask; the answer may take a moment.

use gtk::gio;
use gtk::glib::Variant;
use gtk::prelude::ToVariant;

/// Longest time that whoever is asked is given, in milliseconds.
const ANSWER_WITHIN_MS: i32 = 500;

const PROPERTIES: &str = "org.freedesktop.DBus.Properties";

/// Whom to ask.
pub struct Asked {
    pub bus: gio::BusType,
    pub service: &'static str,
    pub path: &'static str,
    pub interface: &'static str,
}

impl Asked {
    /// The value of one of its properties; nothing where nobody answers.
    pub fn property(&self, name: &str) -> Option<Variant> {
        let arguments = (self.interface, name).to_variant();
        self.send(PROPERTIES, "Get", Some(&arguments))?.as_variant()
    }

    /// The first value that one of its methods answers; nothing where nobody answers.
    pub fn call(&self, method: &str, arguments: Option<&Variant>) -> Option<Variant> {
        self.send(self.interface, method, arguments)
    }

    fn send(&self, interface: &str, method: &str, arguments: Option<&Variant>) -> Option<Variant> {
        let bus = gio::bus_get_sync(self.bus, gio::Cancellable::NONE).ok()?;
        // Else the app would end with the bus.
        bus.set_exit_on_close(false);
        let answer = bus.call_sync(
            Some(self.service),
            self.path,
            interface,
            method,
            arguments,
            None,
            gio::DBusCallFlags::NO_AUTO_START,
            ANSWER_WITHIN_MS,
            gio::Cancellable::NONE,
        );
        let answer = answer.ok()?;
        (answer.n_children() > 0).then(|| answer.child_value(0))
    }
}
