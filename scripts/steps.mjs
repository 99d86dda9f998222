// The steps of `npm run check` and `npm test`, run one after another, with the tests of each counted.
import { spawn } from 'node:child_process';
import { changedFiles } from './changed-files.mjs';
import { pinnedEnv, ROOT } from './install.mjs';
import { say } from './progress.mjs';
import { countsOf, failedTests } from './test-outcome.mjs';

/** Colours would hide the counts from the patterns below. */
const PLAIN = { NO_COLOR: '1', FORCE_COLOR: '0' };

/** A line that must not be overlooked, such as what was not tested at all and why. */
const WARNING = /^!! .+$/gm;

/**
 * @param {string} command
 * @param {(text: string) => void} tell is given its output as it comes
 * @returns {Promise<{ output: string, status: number | null, tookMs: number }>}
 */
function run(command, tell) {
  return new Promise((resolve) => {
    const startedAt = Date.now();
    let output = '';
    const child = spawn(command, {
      cwd: ROOT,
      shell: true,
      env: pinnedEnv(PLAIN),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (text) => {
        output += text;
        tell(text);
      });
    }
    child.on('close', (status) => resolve({ output, status, tookMs: Date.now() - startedAt }));
  });
}

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} command
 * @property {boolean} [isBeside] Runs beside the steps after it, on what they leave of the machine, and is told of when it and they have ended.
 */

/**
 * Runs every step, also after one has failed, and ends with the warnings of all of them, the tests that failed and `N passed, N failed`. A program that
 * fails without naming a failed test counts as one failure.
 * @param {Step[]} steps
 * @returns {Promise<boolean>} whether everything passed
 */
export async function runSteps(steps) {
  let passed = 0;
  let failed = 0;
  /** @type {string[]} */
  const failures = [];
  /** @type {string[]} */
  const warnings = [];
  const beside = [];

  /**
   * @param {Step} step
   * @param {Awaited<ReturnType<typeof run>>} result
   */
  function count({ name }, { output, status, tookMs }) {
    const counts = countsOf(output, status);
    passed += counts.passed;
    failed += status === 0 ? counts.failed : Math.max(1, counts.failed);
    if (status !== 0) failures.push([name, ...failedTests(output)].join('\n  '));
    warnings.push(...(output.match(WARNING) ?? []));
    say(`── ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${(tookMs / 1000).toFixed(1)} s`);
  }

  for (const step of steps) {
    if (step.isBeside) {
      say(`\n── ${step.name}: beside what follows`);
      beside.push({ step, result: run(unhurried(step.command), () => undefined) });
      continue;
    }
    say(`\n── ${step.name}`);
    count(step, await run(step.command, (text) => process.stdout.write(text)));
  }
  for (const { step, result } of beside) {
    const ended = await result;
    say(`\n── ${step.name}`);
    process.stdout.write(ended.output);
    count(step, ended);
  }
  if (warnings.length > 0) say(`\n${warnings.join('\n')}`);
  if (failures.length > 0) say(`\nFailed:\n${failures.join('\n')}`);
  say(`\n${passed} passed, ${failed} failed`);
  return failed === 0;
}

/**
 * What gives way to everything else that wants to run.
 * @param {string} command
 */
const unhurried = (command) => (process.platform === 'win32' ? command : `nice -n 19 ${command}`);

const UNIT_TESTS = 'vitest run --project shared --project node';

export const FAST_STEPS = [
  { name: 'format', command: 'oxfmt --check .' },
  { name: 'lint', command: 'oxlint' },
  { name: 'types', command: 'node scripts/types.mjs' },
  { name: 'unit tests', command: UNIT_TESTS },
];

const LINTED = /\.(?:m?js|tsx?)$/u;

/**
 * The fast steps for what has changed since a commit: files that changed are formatted and linted, every room's types are
 * checked against what the compiler remembers, and the unit tests that reach a changed file run.
 * @param {string} commit
 */
export function changedSteps(commit) {
  const changed = changedFiles(commit);
  /** @param {string[]} files */
  const words = (files) => files.map((file) => JSON.stringify(file)).join(' ');
  const linted = changed.filter((file) => LINTED.test(file));
  return [
    ...(changed.length > 0
      ? [
          {
            name: 'format',
            command: `oxfmt --check --no-error-on-unmatched-pattern ${words(changed)}`,
          },
        ]
      : []),
    ...(linted.length > 0
      ? [{ name: 'lint', command: `oxlint --no-error-on-unmatched-pattern ${words(linted)}` }]
      : []),
    { name: 'types', command: 'node scripts/types.mjs' },
    {
      name: 'unit tests',
      command: `${UNIT_TESTS} --changed ${JSON.stringify(commit)}`,
    },
  ];
}

/** Thousands of hostile requests, killed servers, full disks; some minutes. */
export const SLOW_STEPS = [{ name: 'slow tests', command: 'vitest run --project slow' }];

/** Minutes of calculation that wait for nothing, beside the steps that wait most of their time. */
export const SEARCH_STEPS = [
  { name: 'searches', command: 'vitest run --project searches', isBeside: true },
];

export const BROWSER_STEPS = [
  { name: 'browser tests', command: 'vitest run --project browser' },
  { name: 'end-to-end tests', command: 'playwright test' },
];

/** Says so, and passes, where the desktop app cannot be built; it installs nothing. */
export const DESKTOP_STEPS = [{ name: 'desktop app', command: 'node scripts/desktop/test.ts' }];
