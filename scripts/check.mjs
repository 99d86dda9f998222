// `npm run check`: the fast gate before a commit.
import { ensureInstalled } from './install.mjs';
import { FAST_STEPS, runSteps } from './steps.mjs';

ensureInstalled();
process.exit((await runSteps(FAST_STEPS)) ? 0 : 1);
