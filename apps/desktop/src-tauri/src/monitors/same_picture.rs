//! Monitors that show the same part of the desktop, as mirrored ones do. Overlays for each of them would lie one over the other,
//! and their light would be twice what its law allows.

use super::MonitorInfo;

/// Monitors that have less than this share of the smaller one in common have a light each. Flashes count from a quarter of ten
/// degrees of sight on, some 2.8 % of a screen (WCAG 2.2, "general flash and red flash thresholds"), and monitors that lie side by
/// side may have a few pixels in common where their sizes were rounded.
const LITTLE: f64 = 0.02;

/// Gives every monitor the key of the one whose overlay lights it: its own, or that of a monitor that shows the same.
pub fn share_lights(monitors: &mut [MonitorInfo]) {
    let in_points = cfg!(target_os = "macos");
    let parts = monitors.iter().map(|monitor| Part::of(monitor, in_points));
    let leaders = leaders(&parts.collect::<Vec<_>>()).into_iter();
    let keys: Vec<String> = leaders.map(|leader| monitors[leader].key.clone()).collect();
    for (monitor, key) in monitors.iter_mut().zip(keys) {
        monitor.light_key = key;
    }
}

/// A part of the desktop.
#[derive(Debug, Clone, Copy)]
struct Part {
    x: f64,
    y: f64,
    width: f64,
    height: f64,
}

impl Part {
    /// What a monitor shows. `in_points`: the system lays out its desktop in points, and a monitor's place comes from them by the
    /// monitor's own scale, so that places of monitors of different scales can't be compared.
    fn of(monitor: &MonitorInfo, in_points: bool) -> Self {
        let place = monitor.place;
        let unit = if in_points { monitor.scale } else { 1.0 };
        Self {
            x: f64::from(place.x) / unit,
            y: f64::from(place.y) / unit,
            width: f64::from(place.width) / unit,
            height: f64::from(place.height) / unit,
        }
    }

    fn area(self) -> f64 {
        self.width * self.height
    }

    fn area_in_common(self, other: Self) -> f64 {
        let width = (self.x + self.width).min(other.x + other.width) - self.x.max(other.x);
        let height = (self.y + self.height).min(other.y + other.height) - self.y.max(other.y);
        width.max(0.0) * height.max(0.0)
    }

    fn shows_the_same(self, other: Self) -> bool {
        self.area_in_common(other) > LITTLE * self.area().min(other.area())
    }
}

/// For each part which one's light it shows: its own, or that of a larger one, among equals of an earlier one.
fn leaders(parts: &[Part]) -> Vec<usize> {
    let mut by_size: Vec<usize> = (0..parts.len()).collect();
    // Equals stay in their order.
    by_size.sort_by(|&one, &other| parts[other].area().total_cmp(&parts[one].area()));
    let mut leaders = vec![0; parts.len()];
    let mut lit: Vec<usize> = Vec::new();
    for index in by_size {
        let mut larger = lit.iter().copied();
        let leader = larger.find(|&other| parts[index].shows_the_same(parts[other]));
        if leader.is_none() {
            lit.push(index);
        }
        leaders[index] = leader.unwrap_or(index);
    }
    leaders
}

#[cfg(test)]
mod tests {
    use super::super::Place;
    use super::*;

    fn part(x: f64, y: f64, width: f64, height: f64) -> Part {
        Part {
            x,
            y,
            width,
            height,
        }
    }

    fn monitor(key: &str, x: i32, width: u32, scale: f64) -> MonitorInfo {
        MonitorInfo {
            key: key.to_owned(),
            light_key: key.to_owned(),
            name: key.to_owned(),
            place: Place {
                x,
                y: 0,
                width,
                height: 1080,
            },
            scale,
        }
    }

    #[test]
    fn monitors_side_by_side_have_a_light_each() {
        let one = part(0.0, 0.0, 1920.0, 1080.0);
        let right = part(1920.0, 0.0, 1280.0, 720.0);
        let below = part(0.0, 1080.0, 1280.0, 720.0);
        assert_eq!(leaders(&[one, right, below]), [0, 1, 2]);
    }

    #[test]
    fn mirrored_monitors_share_one_light() {
        let one = part(0.0, 0.0, 1920.0, 1080.0);
        let aside = part(1920.0, 0.0, 1920.0, 1080.0);
        assert_eq!(leaders(&[one, aside, one]), [0, 1, 0]);
    }

    #[test]
    fn the_larger_of_two_has_the_light() {
        let large = part(0.0, 0.0, 1920.0, 1080.0);
        let small = part(0.0, 0.0, 1280.0, 720.0);
        let half_beside = part(1600.0, 0.0, 1280.0, 720.0);
        assert_eq!(leaders(&[small, large, half_beside]), [1, 1, 1]);
    }

    #[test]
    fn what_has_something_in_common_only_with_a_dark_one_has_a_light() {
        let large = part(0.0, 0.0, 1920.0, 1080.0);
        let middle = part(1600.0, 0.0, 1280.0, 720.0);
        let last = part(2600.0, 0.0, 800.0, 600.0);
        assert_eq!(leaders(&[large, middle, last]), [0, 0, 2]);
    }

    #[test]
    fn a_few_pixels_in_common_count_for_nothing() {
        let one = part(0.0, 0.0, 1920.0, 1080.0);
        let rounded = part(1918.0, 0.0, 1280.0, 720.0);
        assert_eq!(leaders(&[one, rounded]), [0, 1]);
    }

    #[test]
    fn places_are_compared_in_the_systems_own_unit() {
        // A screen of 1440 points at twice as many pixels, and an ordinary one to the right of it.
        let fine = monitor("fine", 0, 2880, 2.0);
        let coarse = monitor("coarse", 1440, 1920, 1.0);
        let parts = |in_points| [&fine, &coarse].map(|monitor| Part::of(monitor, in_points));
        assert_eq!(leaders(&parts(true)), [0, 1]);
        assert_eq!(leaders(&parts(false)), [0, 0]);
    }

    #[test]
    fn every_monitor_knows_whose_light_it_shows() {
        let mut monitors = [
            monitor("HDMI-1", 0, 1280, 1.0),
            monitor("eDP-1", 0, 1920, 1.0),
            monitor("DP-1", 1920, 1920, 1.0),
        ];
        share_lights(&mut monitors);
        let keys: Vec<&str> = monitors.iter().map(|m| m.light_key.as_str()).collect();
        assert_eq!(keys, ["eDP-1", "eDP-1", "DP-1"]);
    }
}
