// What the desktop app needs to be built and tested here, and how to get it.
import { spawnSync } from 'node:child_process';

/** Programs, each with the Debian package that holds it; null where another tool installs it. */
const PROGRAMS = {
  cargo: null,
  'tauri-driver': null,
  'pkg-config': 'pkg-config',
  WebKitWebDriver: 'webkit2gtk-driver',
  Xorg: 'xserver-xorg-core',
  xfwm4: 'xfwm4',
  picom: 'picom',
  xdotool: 'xdotool',
  xprop: 'x11-utils',
  xsetroot: 'x11-xserver-utils',
  'dbus-daemon': 'dbus',
};

/** Packages without a program of their own: libraries to build against, and drivers. */
const LIBRARIES = [
  'libwebkit2gtk-4.1-dev',
  'libgtk-3-dev',
  'libayatana-appindicator3-dev',
  'librsvg2-dev',
  'libxdo-dev',
  'libssl-dev',
  'libdbus-1-dev',
  'patchelf',
  'build-essential',
  'xserver-xorg-video-dummy',
  'dbus-x11',
  'libgl1-mesa-dri',
  'libegl1',
  'libgles2',
  'gstreamer1.0-plugins-base',
  'gstreamer1.0-plugins-good',
  'at-spi2-core',
];

/** Every Debian package that building and testing take. */
export const PACKAGES = [
  ...new Set(Object.values(PROGRAMS).filter((name) => name !== null)),
  ...LIBRARIES,
];

/** @param {string} program */
function isThere(program) {
  return spawnSync('sh', ['-c', `command -v '${program}'`]).status === 0;
}

/**
 * What is missing for `purpose`, in words; empty when nothing is.
 * @param {'build' | 'test'} purpose
 * @returns {string[]}
 */
export function missing(purpose) {
  const needed = purpose === 'build' ? ['cargo', 'pkg-config'] : Object.keys(PROGRAMS);
  const programs = needed.filter((program) => !isThere(program));
  if (process.platform !== 'linux') {
    return purpose === 'build' ? programs.filter((name) => name === 'cargo') : ['Linux'];
  }
  const hasLibraries =
    spawnSync('pkg-config', ['--exists', 'webkit2gtk-4.1', 'ayatana-appindicator3-0.1', 'dbus-1'])
      .status === 0;
  return hasLibraries ? programs : [...programs, 'libraries to build against'];
}
