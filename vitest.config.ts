import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserLaunch } from './scripts/browser.mjs';

/** Tests with a database process of their own, or thousands of cases; `npm run check` leaves them to `npm test`. */
const slowTests = ['{packages,apps}/*/src/**/*.slow.test.ts', 'scripts/**/*.slow.test.ts'];
/** Those of them that calculate for minutes and wait for nothing, so that they can run beside the tests that mostly wait. */
const searches = ['packages/{domain,nature,testkit}/src/**/*.slow.test.ts'];
/** Nothing that a file here does is seen by the next, so one worker loads each module once for all of them. */
const sharedTests = [
  'packages/*/src/**/*.test.{ts,tsx}',
  'apps/{web,desktop}/src/**/*.test.{ts,tsx}',
];
const browserTests = ['{packages,apps}/*/src/**/*.browser.test.{ts,tsx}'];
/** What a test waits for comes later on a machine with much else to do. */
const patience = { poll: { timeout: 15_000 } };

export default defineConfig({
  test: {
    reporters: ['default', './scripts/vitest/slowest-files.ts'],
    globalSetup: 'apps/server/src/testing/shared-postgres/global-setup.ts',
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['apps/server/src/**/*.test.ts', '{scripts,apps/web/scripts}/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...slowTests],
          maxWorkers: '100%',
          testTimeout: 180_000,
          hookTimeout: 120_000,
          expect: patience,
        },
      },
      {
        test: {
          name: 'shared',
          environment: 'node',
          include: sharedTests,
          exclude: ['**/node_modules/**', ...browserTests, ...slowTests],
          isolate: false,
          maxWorkers: '100%',
          testTimeout: 180_000,
          hookTimeout: 120_000,
          expect: patience,
        },
      },
      {
        test: {
          name: 'slow',
          environment: 'node',
          include: slowTests,
          exclude: ['**/node_modules/**', ...searches],
          maxWorkers: '100%',
          // Only what hangs is stopped; a machine with much else to do may take its time.
          testTimeout: 900_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'searches',
          environment: 'node',
          include: searches,
          maxWorkers: 1,
          // They take what the rest leaves them.
          testTimeout: 7_200_000,
        },
      },
      {
        plugins: [react()],
        publicDir: 'packages/nature/tracks',
        worker: { format: 'es' },
        test: {
          name: 'browser',
          include: browserTests,
          // Sound and frames keep time only where nothing else is busy.
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
          testTimeout: 180_000,
          expect: patience,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: browserLaunch() }),
            instances: [{ browser: 'chromium', viewport: { width: 1024, height: 768 } }],
          },
        },
      },
    ],
  },
});
