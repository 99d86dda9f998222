import { expect, it } from 'vitest';
import { countsOf, failedTests } from './test-outcome.mjs';

const VITEST = `
 ✓ |shared| packages/domain/src/units.test.ts (8 tests) 2ms
 FAIL  |node| apps/server/src/billing/storm.test.ts > an account > goes
AssertionError: expected 1 to be +0
 FAIL  |node| apps/server/src/mail/delivery.test.ts [ apps/server/src/mail/delivery.test.ts ]

 Test Files  2 failed | 661 passed (663)
      Tests  2 failed | 7012 passed (7014)
`;

const PLAYWRIGHT = `
  ✘  1 [pages] › e2e/forms.spec.ts:12:1 › a form says what is wrong (3.1s)

  1) [pages] › e2e/forms.spec.ts:12:1 › a form says what is wrong ──────────────

    Error: expect(locator).toBeVisible() failed

  1 failed
    [pages] › e2e/forms.spec.ts:12:1 › a form says what is wrong ───────────────
  444 passed (45.7m)
`;

it('is told by the closing lines of Vitest and of Playwright', () => {
  expect(countsOf(VITEST, 1)).toEqual({ passed: 7012, failed: 2 });
  expect(countsOf(PLAYWRIGHT, 1)).toEqual({ passed: 444, failed: 1 });
});

it('is one test where a program has none', () => {
  expect(countsOf('Finished.', 0)).toEqual({ passed: 1, failed: 0 });
  expect(countsOf('Finished.', 2)).toEqual({ passed: 0, failed: 1 });
});

it('names the tests that failed, each once', () => {
  expect(failedTests(VITEST)).toEqual([
    '|node| apps/server/src/billing/storm.test.ts > an account > goes',
    '|node| apps/server/src/mail/delivery.test.ts [ apps/server/src/mail/delivery.test.ts ]',
  ]);
  expect(failedTests(PLAYWRIGHT)).toEqual([
    '[pages] › e2e/forms.spec.ts:12:1 › a form says what is wrong',
  ]);
  expect(failedTests('All is well.')).toEqual([]);
});
