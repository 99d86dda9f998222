import { expect, test } from '@playwright/test';
import { lookAround, openDemo } from './demo.ts';
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
