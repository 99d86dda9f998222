// Writes what a release adds to the app's configuration, from the environment, and refuses an incomplete one:
// `node scripts/desktop/release-config.mjs desktop-v1.2.3`. The names are in docs/release.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, say } from '../progress.mjs';
import { APP, SHELL } from './build-app.mjs';

/** @param {string} name */
function needed(name) {
  const value = process.env[name];
  if (!value) fail(`${name} is not set; see docs/release.md.`);
  return value;
}

const tag = process.argv[2] ?? '';
const { version } = JSON.parse(readFileSync(join(APP, 'package.json'), 'utf8'));
if (tag !== `desktop-v${version}`) {
  fail(`The tag ${tag} and version ${version} of apps/desktop/package.json do not agree.`);
}
if (!needed('OVERTONE_SITE_URL').startsWith('https://')) {
  fail('OVERTONE_SITE_URL must be an https address.');
}
const endpoint = needed('UPDATER_ENDPOINT');
if (!endpoint.startsWith('https://')) fail('UPDATER_ENDPOINT must be an https address.');

const account = process.env['AZURE_SIGNING_ACCOUNT'];
const signing = account
  ? {
      signCommand: `trusted-signing-cli -e ${needed('AZURE_SIGNING_ENDPOINT')} -a ${account} -c ${needed('AZURE_SIGNING_PROFILE')} -d Overtone %1`,
    }
  : {};
const config = {
  bundle: { createUpdaterArtifacts: true, windows: signing },
  plugins: { updater: { pubkey: needed('UPDATER_PUBKEY'), endpoints: [endpoint] } },
};
writeFileSync(join(SHELL, 'tauri.release.conf.json'), JSON.stringify(config, null, 2));
say(`Release ${version}${account ? '' : ', not signed for Windows'}.`);
