// What a test program's output says of how its tests ended.

const VITEST_COUNT = /^\s*Tests\s+(?:(\d+) failed)?[\s|]*(?:(\d+) passed)?/m;
const PLAYWRIGHT_PASSED = /^\s*(\d+) passed/m;
const PLAYWRIGHT_FAILED = /^\s*(\d+) failed/m;

/** How Vitest says of a test that it failed, and how Playwright lists those at its end. */
const FAILED_TEST = /^(?: FAIL {2}| {4}(?=\[[\w-]+\] › ))(.+?)(?: ─+)?$/gm;

/**
 * Tests that a program's closing lines speak of; a step without tests counts as one.
 * @param {string} output
 * @param {number | null} status
 */
export function countsOf(output, status) {
  const vitest = VITEST_COUNT.exec(output);
  if (vitest && (vitest[1] || vitest[2])) {
    return { passed: Number(vitest[2] ?? 0), failed: Number(vitest[1] ?? 0) };
  }
  const passed = PLAYWRIGHT_PASSED.exec(output);
  const failed = PLAYWRIGHT_FAILED.exec(output);
  if (passed || failed)
    return { passed: Number(passed?.[1] ?? 0), failed: Number(failed?.[1] ?? 0) };
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * The tests that failed, as the program names them.
 * @param {string} output
 * @returns {string[]}
 */
export function failedTests(output) {
  return [...new Set([...output.matchAll(FAILED_TEST)].map(([, name = '']) => name))];
}
