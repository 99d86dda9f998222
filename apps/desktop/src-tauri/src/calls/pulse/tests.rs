//! Against a real sound server of their own, with a microphone and a loudspeaker that are not there.

use super::*;
use std::os::unix::net::UnixStream;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{channel, Receiver, RecvTimeoutError};
use std::time::Instant;

/// A call must be noticed within this time.
const NOTICED: Duration = Duration::from_secs(1);

/// What hangs is given up; only the machine's own slowness counts towards it.
const HANGS: Duration = Duration::from_secs(20);

struct Server {
    process: Child,
    folder: PathBuf,
}

impl Server {
    fn start(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("overtone-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let socket = folder.join("native");
        let process = Command::new("pulseaudio")
            .args([
                "-n",
                "--daemonize=no",
                "--exit-idle-time=-1",
                "--use-pid-file=no",
            ])
            .args(["-L", "module-null-sink sink_name=speaker"])
            .args(["-L", "module-null-source source_name=microphone"])
            .args([
                "-L",
                &format!(
                    "module-native-protocol-unix auth-anonymous=1 socket={}",
                    socket.display()
                ),
            ])
            .env("HOME", &folder)
            .env("XDG_RUNTIME_DIR", &folder)
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let begun = Instant::now();
        while UnixStream::connect(&socket).is_err() {
            assert!(
                begun.elapsed() < HANGS,
                "the server does not open its socket"
            );
            std::thread::yield_now();
        }
        Self { process, folder }
    }

    fn address(&self) -> String {
        format!("unix:{}", self.folder.join("native").display())
    }

    /// Changes that a listener is told.
    fn changes(&self) -> Receiver<bool> {
        let (sender, receiver) = channel();
        let address = self.address();
        std::thread::spawn(move || {
            listen(Some(&address), |is_in_call| {
                let _ = sender.send(is_in_call);
            });
        });
        receiver
    }

    fn run(&self, program: &str, arguments: &[&str]) -> Running {
        let child = Command::new(program)
            .args(["--server", &self.address()])
            .args(arguments)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .spawn()
            .unwrap();
        Running(child)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[test]
fn notices_every_call_and_its_end() {
    let server = Server::start("calls");
    let changes = server.changes();
    // Whatever is told first, the server is there by then.
    for call in 0..CALLS {
        let recorder = server.run("parec", &["-d", "microphone"]);
        assert_eq!(changes.recv_timeout(HANGS), Ok(true), "call {call}");
        drop(recorder);
        assert_eq!(changes.recv_timeout(HANGS), Ok(false), "call {call}");
    }
}

/// Calls in a row.
const CALLS: u32 = 200;

#[test]
fn what_is_played_is_no_call_even_where_it_is_recorded() {
    let server = Server::start("playback");
    let changes = server.changes();
    let first = server.run("parec", &["-d", "microphone"]);
    assert_eq!(changes.recv_timeout(HANGS), Ok(true));
    drop(first);
    assert_eq!(changes.recv_timeout(HANGS), Ok(false));
    let _player = server.run("pacat", &["--playback", "-d", "speaker", "/dev/zero"]);
    let _recorder = server.run("parec", &["-d", "speaker.monitor"]);
    assert_eq!(
        changes.recv_timeout(NOTICED),
        Err(RecvTimeoutError::Timeout)
    );
    // It listens all the same.
    let _call = server.run("parec", &["-d", "microphone"]);
    assert_eq!(changes.recv_timeout(HANGS), Ok(true));
}
