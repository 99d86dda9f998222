// What the desktop app needs to be built and tested here, and how to get it.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { isOnPath } from '../on-path.mjs';

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
  pulseaudio: 'pulseaudio',
  parec: 'pulseaudio-utils',
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
  'libpulse-dev',
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

/** The driver of a screen that nobody sees, where Debian puts it. */
const DUMMY_DRIVER = '/usr/lib/xorg/modules/drivers/dummy_drv.so';

/** Parts of a Rust toolchain that a small installation leaves out. */
const COMPONENTS = ['clippy', 'fmt'];

/** Every Debian package that building and testing take. */
export const PACKAGES = [
  ...new Set(Object.values(PROGRAMS).filter((name) => name !== null)),
  ...LIBRARIES,
];

/** @param {string} component */
function isPartOfCargo(component) {
  return spawnSync('cargo', [component, '--version']).status === 0;
}

/**
 * What is missing for `purpose`, in words; empty when nothing is.
 * @param {'build' | 'test'} purpose
 * @returns {string[]}
 */
export function missing(purpose) {
  const needed = purpose === 'build' ? ['cargo', 'pkg-config'] : Object.keys(PROGRAMS);
  const programs = needed.filter((program) => !isOnPath(program));
  if (process.platform !== 'linux') {
    return purpose === 'build' ? programs.filter((name) => name === 'cargo') : ['Linux'];
  }
  const libraries = isBuildable() ? [] : ['libraries to build against'];
  if (purpose === 'build') return [...programs, ...libraries];
  const components = COMPONENTS.filter((name) => !isPartOfCargo(name));
  const drivers = existsSync(DUMMY_DRIVER) ? [] : ["Xorg's dummy driver"];
  return [...programs, ...components.map((name) => `cargo ${name}`), ...libraries, ...drivers];
}

function isBuildable() {
  const names = ['webkit2gtk-4.1', 'gtk+-3.0', 'ayatana-appindicator3-0.1', 'dbus-1', 'libpulse'];
  return spawnSync('pkg-config', ['--exists', ...names]).status === 0;
}
