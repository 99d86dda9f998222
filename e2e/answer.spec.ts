import { expect, type Page, test } from '@playwright/test';
import { openDemo } from './demo.ts';

async function ask(page: Page, words: string): Promise<void> {
  const input = page.getByRole('textbox', { name: 'What are you about to do?' });
  await input.fill(words);
  await input.press('Enter');
  await expect(page.getByRole('log').getByRole('article', { name: 'Assistant' })).toBeVisible();
}

test.beforeEach(async ({ page }) => {
  await openDemo(page);
  await page.getByRole('button', { name: 'Look around without light or sound' }).click();
  await page.getByRole('contentinfo').waitFor();
});

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`what was asked stays in view over all of its answer at ${width} x ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await ask(page, 'debugging a race condition');
    const sentence = page.getByText('debugging a race condition');
    await expect(sentence).toBeInViewport({ ratio: 1 });
    const words = page.getByRole('log').getByText(/Gamma rhythms/u);
    await expect(words).toBeInViewport();
    const [asked, said] = [await sentence.boundingBox(), await words.boundingBox()];
    expect(said?.y).toBeGreaterThanOrEqual((asked?.y ?? NaN) + (asked?.height ?? NaN));
    const area = page.getByRole('region', { name: 'Conversation' });
    await area.evaluate((box) => box.scrollTo(0, box.scrollHeight));
    await expect(page.getByText(/^Evidence:/u)).toBeInViewport();
    await expect(sentence).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('textbox', { name: 'What are you about to do?' })).toBeFocused();
    const input = page.getByRole('textbox', { name: 'What are you about to do?' });
    await expect(input).toBeInViewport({ ratio: 1 });
  });
}

test('a word of 300 letters wraps', async ({ page }) => {
  await ask(page, 'a'.repeat(300));
  const wider = await page
    .getByRole('region', { name: 'Conversation' })
    .evaluate((box) => box.scrollWidth - box.clientWidth);
  expect(wider).toBe(0);
});
