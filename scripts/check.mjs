// `npm run check`: the fast gate before a commit. With `-- --changed`, what has changed since the last commit is checked;
// with `-- --changed=main`, what has since that one.
import { ensureInstalled } from './install.mjs';
import { changedSteps, FAST_STEPS, runSteps } from './steps.mjs';

const CHANGED = /^--changed(?:=(.+))?$/u;

ensureInstalled();
const changed = process.argv.map((word) => CHANGED.exec(word)).find((match) => match !== null);
const steps = changed ? changedSteps(changed[1] ?? 'HEAD') : FAST_STEPS;
process.exit((await runSteps(steps)) ? 0 : 1);
