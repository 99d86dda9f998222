import { expect, type Page } from '@playwright/test';
import { QUESTION_STAYS_MS } from '../packages/client/src/usage/rating-asker.ts';
import { test } from './account/account-test.ts';
import { person, signUp } from './account/person.ts';
import { openDemo, startDemo } from './demo.ts';

const BEFORE = 'How focused are you right now?';
const AFTER = 'And now, how focused are you?';

const question = (page: Page, name: string) => page.getByRole('region', { name });

/** A question stays for ten seconds; while a slow machine looks for it, it stays ten times as long. */
async function letQuestionsStay(page: Page): Promise<void> {
  await page.addInitScript((staysMs) => {
    const wait = setTimeout;
    Reflect.set(globalThis, 'setTimeout', (run: () => void, ms: number, ...rest: unknown[]) =>
      wait(run, ms === staysMs ? 10 * ms : ms, ...rest),
    );
  }, QUESTION_STAYS_MS);
}

/** Lets somewhat more than a minute pass in steps that a computer takes that is awake. */
async function passAMinute(page: Page): Promise<void> {
  for (let step = 0; step < 7; step++) await page.clock.fastForward(10_000);
}

/** Resolves when the server has taken whether the person wants to be asked; other settings are sent in the same way. */
function wishKept(page: Page) {
  return page.waitForResponse(
    (response) =>
      response.request().method() === 'PUT' &&
      (response.request().postData() ?? '').includes('asksForRatings') &&
      response.ok(),
  );
}

test('a member who likes says how focused they are, and Insights shows it', async ({
  page,
  site,
}) => {
  await page.clock.install();
  await letQuestionsStay(page);
  await signUp(page, site.dataDir, person('Ruth Westheimer'));
  await openDemo(page);
  await startDemo(page);
  await question(page, BEFORE).getByRole('button', { name: '2 of 5' }).click();
  await expect(question(page, BEFORE)).toHaveCount(0);
  await passAMinute(page);
  const ended = page.waitForResponse(
    (response) => response.url().endsWith('/api/usage/sessions') && response.ok(),
  );
  await page.getByRole('switch', { name: 'Session on or off' }).press('Space');
  await ended;
  const rated = page.waitForResponse(
    (response) => (response.request().postData() ?? '').includes('ratingAfter') && response.ok(),
  );
  await question(page, AFTER).getByRole('button', { name: '4 of 5' }).click();
  await rated;

  await page.goto('/insights');
  await expect(
    page.getByText(/In one rated session your focus went from 2 to 4 out of 5/),
  ).toBeVisible();
});

test('the question is in nobody’s way, can be skipped, and stays away for whoever wants that', async ({
  page,
  site,
}) => {
  await letQuestionsStay(page);
  await signUp(page, site.dataDir, person('Virginia Apgar'));
  await openDemo(page);
  await startDemo(page);
  await expect(question(page, BEFORE)).toBeVisible();
  // It waits for whoever is at it.
  await question(page, BEFORE).hover();
  const input = page.getByRole('textbox', { name: 'What are you about to do?' });
  await input.fill('writing');
  await input.press('Enter');
  await expect(page.getByText('AI suggestion', { exact: true })).toHaveCount(1);
  await question(page, BEFORE).getByRole('button', { name: 'Skip' }).click();
  await expect(question(page, BEFORE)).toHaveCount(0);

  await page.reload();
  await startDemo(page);
  const told = wishKept(page);
  await question(page, BEFORE).getByRole('button', { name: 'Don’t ask again' }).click();
  await told;
  await page.reload();
  await startDemo(page);
  await expect(page.getByRole('link', { name: 'Account', exact: true })).toBeVisible();
  await expect(question(page, BEFORE)).toHaveCount(0);

  await page.goto('/insights');
  const wish = page.getByRole('switch', { name: /^Ask me how focused I am/ });
  await expect(wish).not.toBeChecked();
  const changed = wishKept(page);
  await wish.press('Space');
  await changed;
  await openDemo(page);
  await startDemo(page);
  await expect(question(page, BEFORE)).toBeVisible();
});

test('on a phone the question is one row of the controls, of which nothing is cut off', async ({
  page,
  site,
}) => {
  await letQuestionsStay(page);
  await signUp(page, site.dataDir, person('Mary Whiton Calkins'));
  await page.setViewportSize({ width: 390, height: 844 });
  await openDemo(page);
  await startDemo(page);
  const asked = question(page, BEFORE);
  await expect(asked).toBeVisible();
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 844 });
    const top = (await asked.boundingBox())?.y ?? 0;
    expect(844 - top, `${width} px`).toBeLessThanOrEqual(150);
    const buttons = await asked.getByRole('button').all();
    expect(buttons.length).toBeGreaterThanOrEqual(6);
    for (const thing of [asked.getByText(BEFORE), ...buttons]) {
      await expect(thing).toBeInViewport({ ratio: 1 });
    }
    const label = page.getByText('Effect Intensity', { exact: true }).first();
    const row = await asked.boundingBox();
    expect((row?.y ?? 0) + (row?.height ?? 0)).toBeLessThanOrEqual(
      (await label.boundingBox())?.y ?? 0,
    );
  }
});

test('a visitor is not asked', async ({ page }) => {
  await openDemo(page);
  await startDemo(page);
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(question(page, BEFORE)).toHaveCount(0);
});
