// `npm run setup:desktop`: installs what the desktop app needs to be built and tested on Debian or Ubuntu.
import { spawnSync } from 'node:child_process';
import { userInfo } from 'node:os';
import { fail, say } from '../progress.mjs';
import { missing, PACKAGES } from './toolchain.mjs';

/**
 * @param {string} program
 * @param {string[]} args
 */
function run(program, ...args) {
  const { status } = spawnSync(program, args, { stdio: 'inherit' });
  if (status !== 0) fail(`${program} ${args[0]} did not succeed.`);
}

if (process.platform !== 'linux') {
  fail('On macOS and Windows see docs/desktop.md: the tools come from Xcode or Visual Studio.');
}
if (missing('test').includes('cargo')) {
  fail('Rust is missing: see https://rustup.rs, then run this again.');
}
const apt = (userInfo().uid === 0 ? '' : 'sudo ') + 'apt-get';
run(
  'sh',
  '-c',
  `${apt} update && ${apt} install --yes --no-install-recommends ${PACKAGES.join(' ')}`,
);
if (missing('test').includes('tauri-driver')) {
  run('cargo', 'install', 'tauri-driver', '--locked', '--version', '2.1.0');
}
const still = missing('test');
if (still.length > 0) fail(`Still missing: ${still.join(', ')}.`);
say('Everything is there. `npm run desktop` starts the app.');
