//! An X server with nothing on it, for a test.

use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// What hangs is given up; only the machine's own slowness counts towards it.
const HANGS: Duration = Duration::from_secs(20);

/// A screen that nobody sees, and no keyboard or mouse of the machine's.
const CONFIG: &str = r#"
Section "Device"
  Identifier "card"
  Driver "dummy"
EndSection
Section "ServerFlags"
  Option "AutoAddDevices" "false"
  Option "AutoAddGPU" "false"
EndSection
"#;

/// A server that runs until it is dropped.
pub struct XServer {
    process: Child,
    folder: PathBuf,
    /// Its name, such as `:7`.
    pub display: String,
}

impl XServer {
    pub fn start(name: &str) -> Self {
        Self::with(name, &[])
    }

    /// With more arguments.
    pub fn with(name: &str, arguments: &[&str]) -> Self {
        let folder = std::env::temp_dir().join(format!("overtone-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let config = folder.join("xorg.conf");
        std::fs::write(&config, CONFIG).unwrap();
        let mut process = Command::new("Xorg")
            .args(["-displayfd", "1", "-noreset", "-novtswitch", "-sharevts"])
            .args(["-nolisten", "tcp", "-config"])
            .arg(&config)
            .arg("-logfile")
            .arg(folder.join("xorg.log"))
            .args(arguments)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut number = String::new();
        let answer = process.stdout.take().unwrap();
        BufReader::new(answer).read_line(&mut number).unwrap();
        let number = number.trim();
        assert!(!number.is_empty(), "the X server did not start");
        Self {
            display: format!(":{number}"),
            process,
            folder,
        }
    }

    /// Runs a program on it to its end.
    pub fn run(&self, program: &str, arguments: &[&str]) {
        let status = Command::new(program)
            .args(arguments)
            .env("DISPLAY", &self.display)
            .status()
            .unwrap();
        assert!(status.success(), "{program} {arguments:?}");
    }
}

impl Drop for XServer {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// What `look` finds, as soon as it does.
pub fn until<Found>(what: &str, look: impl Fn() -> Option<Found>) -> Found {
    let begun = Instant::now();
    loop {
        if let Some(found) = look() {
            return found;
        }
        assert!(begun.elapsed() < HANGS, "{what} did not come");
        std::thread::yield_now();
    }
}
