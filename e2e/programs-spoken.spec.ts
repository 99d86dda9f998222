import { expect, test } from '@playwright/test';
import { lookAround, openDemo } from './demo.ts';
import { openWindDown } from './programs-page.ts';
import { chooseTab } from './site.ts';
import { offeredProgram, say } from './spoken.ts';

test('a link that is wrong or damaged says so on the page that it opens', async ({ page }) => {
  for (const fragment of ['program=', 'program=AAAA', `program=${'A'.repeat(5_000)}`]) {
    await page.goto('about:blank');
    await page.goto(`/demo#${fragment}`);
    await lookAround(page);
    await expect(page.getByRole('alert')).toHaveText(
      'This link is damaged or was cut off; ask for it again.',
    );
    await expect(page.getByRole('button', { name: /^Open .*, \d/u })).toHaveCount(10);
  }
});

test('what only sounds like a program gets a pair and no program, and a risk gets neither', async ({
  page,
}) => {
  await openDemo(page);
  await lookAround(page);
  await say(page, 'I have two hours of meetings');
  await expect(page.getByRole('log')).toContainText('Calm and alert');
  await say(page, 'half an hour to wind down after my seizure');
  await expect(page.getByRole('log')).toContainText('doctor');
  await expect(offeredProgram(page)).toHaveCount(0);
});

test('a program that gave way to an answer is named in view on a phone, with the way back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWindDown(page);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await chooseTab(page, 'Assistant');
  await say(page, 'I’m debugging a tricky problem in my code');
  await expect(page.getByText(/^“Wind down” gave way at 0:\d\d\.$/u)).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Go on with it' }).click();
  await chooseTab(page, 'Programs');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
});
