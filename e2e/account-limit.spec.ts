import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './account/account-test.ts';
import { person, signUp } from './account/person.ts';
import { openDemo, startDemo } from './demo.ts';

/** A zone in which it is noon, so that what was used a quarter of an hour ago was used today. */
function zoneAtNoon(): string {
  const hoursAhead = 12 - new Date().getUTCHours();
  return `Etc/GMT${hoursAhead > 0 ? '-' : '+'}${Math.abs(hoursAhead)}`;
}

test.use({ settings: { DAILY_LIMIT: 'on' }, timezoneId: zoneAtNoon() });

const FREE_SECONDS = 15 * 60;

/** A visitor who has had all but the last 50 seconds of their day. */
async function useDayUp(page: Page): Promise<void> {
  await page.addInitScript(
    (usedMs) => {
      const day = new Intl.DateTimeFormat('sv-SE').format();
      const used = JSON.stringify({ day, usedMs, countedToMs: 0 });
      localStorage.setItem('overtone.usage.day', used);
    },
    1000 * (FREE_SECONDS - 50),
  );
}

test('where the day is limited, the session ends, says why, and offers the plan', async ({
  page,
  site,
}) => {
  await signUp(page, site.dataDir, person('Dorothy Hodgkin'));
  const used = await page.request.post('/api/usage/sessions', {
    headers: { origin: site.url },
    data: {
      id: randomUUID(),
      sittingId: randomUUID(),
      deviceId: 'another device',
      source: 'desktop',
      globalModulationHz: 3,
      centerModulationHz: 40,
      startedSecondsAgo: FREE_SECONDS,
      seenSecondsAgo: 0,
      isEnded: true,
    },
  });
  expect(used.ok()).toBe(true);

  await openDemo(page);
  await startDemo(page);
  // Wherever the person is on the page.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const notice = page.getByRole('alert').filter({ hasText: 'That was today’s free time' });
  await expect(notice).toBeInViewport({ ratio: 1 });
  await expect(notice).toContainText('They start again tomorrow');
  await expect(page.getByRole('switch', { name: 'Session on or off' })).not.toBeChecked();
  await expect(notice).toContainText('A plan has no daily limit. Free for 7 days, then $20');
  await notice.getByRole('link', { name: 'See the plans' }).click();
  await page.waitForURL('**/#pricing-section');
});

test('a visitor is told a minute before, where they are on the page', async ({ page }) => {
  await useDayUp(page);
  await openDemo(page);
  await startDemo(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const soon = page.getByText('Your free time today ends within a minute');
  await expect(soon).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(soon).toBeHidden();
});

test('on a phone the notices leave the field free in which a person types', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.install();
  await useDayUp(page);
  await openDemo(page);
  await startDemo(page);
  const field = page.getByRole('textbox', { name: 'What are you about to do?' });
  /** Whether nothing lies over the middle of it. */
  const isFree = (place: Locator) =>
    place.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  const soon = page.getByText('Your free time today ends within a minute');
  await expect(soon).toBeInViewport({ ratio: 1 });
  await expect.poll(() => isFree(soon)).toBe(true);
  await field.click();
  await expect.poll(() => isFree(field)).toBe(true);
  await page.clock.fastForward(50_000);
  const notice = page.getByRole('alert').filter({ hasText: 'That was today’s free time' });
  await expect(notice).toBeInViewport({ ratio: 1 });
  await expect.poll(() => isFree(notice.getByText('That was today’s free time'))).toBe(true);
  await expect.poll(() => isFree(field)).toBe(true);

  // What a keyboard on the screen leaves; browsers put the field that is typed in into the middle of it.
  await page.setViewportSize({ width: 390, height: 480 });
  await field.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect.poll(() => isFree(field)).toBe(true);
  await expect(notice).toBeInViewport({ ratio: 1 });
  await expect(notice).toContainText('They start again tomorrow');
  await expect(notice.getByRole('link', { name: 'See the plans' })).toBeVisible();

  const dismiss = notice.getByRole('button', { name: 'Dismiss' });
  await field.focus();
  const before = await stopsUntil(page, dismiss);
  await page.keyboard.press('Enter');
  await expect(notice).toBeHidden();
  await expect(before).toBeFocused();
});

/** Tabs on until `goal` has the focus; what had it before. */
async function stopsUntil(page: Page, goal: Locator): Promise<Locator> {
  const mark = 'data-before-goal';
  for (let stop = 0; stop < 40; stop += 1) {
    await page.evaluate((name) => {
      document.querySelector(`[${name}]`)?.removeAttribute(name);
      document.activeElement?.setAttribute(name, '');
    }, mark);
    await page.keyboard.press('Tab');
    const isInNotice = await goal.evaluate((element) =>
      element.closest('[role=alert]')?.contains(document.activeElement),
    );
    if (isInNotice) break;
  }
  for (let stop = 0; stop < 3; stop += 1) {
    if (await goal.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(goal).toBeFocused();
  return page.locator(`[${mark}]`);
}

test('where the day is limited, no page calls light and sound unlimited for those who do not pay', async ({
  page,
}) => {
  const html = await (await page.request.get('/')).text();
  expect(html).not.toContain('Unlimited audio-visual stimulation');
  expect(html).not.toContain('free and unlimited');
  expect(html).toContain('15 minutes of stimulation a day are free');
  await page.goto('/');
  const hero = page.getByRole('main').getByText('15 minutes free daily').first();
  await expect(hero).toBeVisible();
});
