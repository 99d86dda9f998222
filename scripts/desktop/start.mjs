// `npm run desktop`: builds the desktop app and runs it.
import { spawn } from 'node:child_process';
import { ensureInstalled } from '../install.mjs';
import { fail } from '../progress.mjs';
import { buildApp, DEBUG_APP } from './build-app.mjs';
import { missing } from './toolchain.mjs';

ensureInstalled();
const gaps = missing('build');
if (gaps.length > 0) fail(`Missing: ${gaps.join(', ')}. \`npm run setup:desktop\` installs it.`);
buildApp();
spawn(DEBUG_APP, process.argv.slice(2), { stdio: 'inherit' }).on('exit', (status) => {
  process.exit(status ?? 1);
});
