import { expect, test } from '@playwright/test';
import { complaints } from './findings.ts';
import { openDemo } from './demo.ts';

for (const [width, paneRem] of [
  [390, null],
  [768, null],
  [1440, null],
  // As somebody has set the divide between the two sides.
  [1440, 48],
] as const) {
  test.describe(`at ${width} px${paneRem === null ? '' : ` with a side of ${paneRem} rem`}`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('a self-test is sealed where all that is sealed has been seen, and what follows is seen from its beginning', async ({
      page,
    }) => {
      const heard = await complaints(page);
      await page.addInitScript((rem) => {
        if (rem !== null) localStorage.setItem('overtone.pane-rem', String(rem));
      }, paneRem);
      await openDemo(page, '#self-test');
      await page.getByRole('button', { name: 'Look around without light or sound' }).click();
      const seal = page.getByRole('button', { name: 'Seal and begin' });
      const sealed = page.getByText('You seal 20 pairs, 20 minutes each, of 3 Hz carrying 40 Hz.');
      const course = page.getByText(
        '40 sessions in this browser alone: about 20 days with two a day, at least 7 days.',
      );
      await expect(seal).toBeVisible();
      // What it asks of a person comes before anything that is decided.
      await expect(page.getByText(/^It asks for 40 sessions of at least/u)).toBeInViewport();
      // Without a press on "Read on", where there is one.
      await expect(page.getByText(/“Nothing found” is a likely answer/u)).toBeVisible();
      const last = page.getByRole('radiogroup', { name: 'Attention task after each session' });
      // Where the seal stays in view, it says what it seals.
      if (paneRem === null) await expect(seal).not.toBeInViewport();
      else {
        await expect(sealed).toBeInViewport();
        await expect(course).toBeInViewport();
      }
      await last.scrollIntoViewIfNeeded();
      const told = page.getByText(/could decrypt the order\.$/u);
      await told.scrollIntoViewIfNeeded();
      await expect(told).toBeInViewport({ ratio: 1 });
      await seal.scrollIntoViewIfNeeded();
      await expect(sealed).toBeInViewport();
      await expect(course).toBeInViewport();
      await expect(seal).toBeInViewport({ ratio: 1 });
      await seal.click();
      await expect(page.getByRole('region', { name: 'The next session' })).toBeFocused();
      await expect(page.getByRole('heading', { name: /^Does it work for me/u })).toBeInViewport();
      await expect(page.getByText(/^The first session may begin/u)).toBeInViewport();
      await expect(page.getByRole('button', { name: 'Start the session' })).toBeInViewport();
      expect(heard).toEqual([]);
    });
  });
}
