import { expect, test, type Page } from '@playwright/test';
import { exampleTestAfter } from '../packages/domain/src/experiment/testing/example-test.ts';
import { withId } from './analytics-page.ts';
import {
  holdStill,
  NOW,
  type Picture,
  SCREENS,
  STILL,
  tagsOf,
  takePictures,
} from './pictures/picture.ts';
import { openReport } from './self-test-kept.ts';
import { openAlive } from './site.ts';

test.use(STILL);

const FOUND = exampleTestAfter((arm, session) => ({
  rating: (arm === 'real' ? 4 : 2) + (session % 3 === 0 ? 1 : 0),
  guess: session % 4 === 0 ? 'real' : 'noIdea',
}));

async function answerSentence(page: Page): Promise<void> {
  await openAlive(page, '/');
  await page
    .getByRole('textbox', { name: 'What are you about to do?' })
    .fill('write a difficult letter');
  await page.getByRole('button', { name: 'Show my rhythms' }).click();
  await expect(page.getByRole('link', { name: 'Feel it' })).toBeVisible();
}

async function askForDownload(page: Page): Promise<void> {
  await openAlive(page, '/');
  await page.getByRole('link', { name: /macOS/ }).first().click();
  await expect(page.getByRole('dialog', { name: 'Download on Your Desktop' })).toBeVisible();
}

/** The page after a checkout of which the server says so much. */
function checkout(name: string, status: number, title: string | RegExp): Picture {
  return {
    name: `checkout/${name}`,
    async open(page) {
      await page.route('**/api/billing/checkout/*', (route) =>
        route.fulfill({ status, json: { isComplete: true } }),
      );
      await page.clock.pauseAt(NOW);
      await page.goto('/checkout-success?session_id=cs_test_1');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    },
  };
}

const PICTURES: readonly Picture[] = [
  { name: 'home', gate: 'desk-day', open: (page) => openAlive(page, '/'), downTo: 'end' },
  { name: 'home-answered', gate: 'phone-night', open: answerSentence },
  {
    name: 'home-plate',
    gate: 'desk-night',
    async open(page) {
      await answerSentence(page);
      await page.getByRole('button', { name: 'Keep this as a plate' }).click();
      await expect(page.getByRole('dialog', { name: 'Your plate' })).toBeVisible();
    },
  },
  { name: 'download-asked', gate: 'phone-day', open: askForDownload },
  {
    name: 'download-refused',
    async open(page) {
      await askForDownload(page);
      const modal = page.getByRole('dialog', { name: 'Download on Your Desktop' });
      await modal.getByRole('textbox').fill('someone-else@example.com');
      await page.route('**/api/download-requests', (route) => route.fulfill({ status: 500 }));
      await modal.getByRole('button', { name: 'Send Download Links' }).click();
      await expect(modal.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'research',
    gate: 'desk-night',
    open: (page) => openAlive(page, '/research'),
    downTo: 'end',
  },
  { name: 'research-dev', open: (page) => openAlive(page, '/research-dev'), downTo: 'end' },
  {
    name: 'neuroscience',
    gate: 'phone-day',
    open: (page) => openAlive(page, '/neuroscience'),
    downTo: 'end',
  },
  { name: 'privacy-policy', open: (page) => openAlive(page, '/privacy-policy'), downTo: 1800 },
  { name: 'terms-of-service', open: (page) => openAlive(page, '/terms-of-service') },
  { name: 'cookie-policy', open: (page) => openAlive(page, '/cookie-policy') },
  { name: 'security', gate: 'desk-night', open: (page) => openAlive(page, '/security') },
  {
    name: 'consent-asked',
    async open(page) {
      await page.route('**/security', async (route) => {
        const response = await route.fetch();
        const body = withId(await response.text(), 'G-TEST1234');
        return route.fulfill({ response, body });
      });
      await page.goto('/security');
      await expect(page.getByRole('region', { name: 'Google Analytics' })).toBeVisible();
    },
  },
  { name: 'download-mac', open: (page) => openAlive(page, '/download/mac'), downTo: 'end' },
  { name: 'download-windows', open: (page) => openAlive(page, '/download/windows') },
  checkout('complete', 200, "You're All Set!"),
  checkout('signed-out', 401, 'Sign in to see your purchase'),
  checkout('unchecked', 503, /^We couldn.t check/u),
  { name: 'auth-success', open: (page) => openAlive(page, '/auth/success') },
  { name: 'unknown-path', open: (page) => openAlive(page, '/no/such/page') },
  {
    name: 'self-test/report',
    gate: 'desk-day',
    open: (page) => openReport(page, FOUND),
    downTo: 'end',
  },
];

for (const [screen, options] of SCREENS) {
  test.describe(screen, () => {
    test.use(options);
    for (const picture of PICTURES) {
      test(
        `${picture.name} looks as in its pictures`,
        { tag: tagsOf(picture, screen) },
        async ({ page }) => {
          await holdStill(page);
          await picture.open(page);
          await takePictures(page, screen, picture);
        },
      );
    }
  });
}
