import { expect } from '@playwright/test';
import { test } from './account/account-test.ts';
import { keepSessions } from './account/kept-sessions.ts';
import { person, signUp } from './account/person.ts';
import { axeFindings, complaints } from './findings.ts';
import { overflow } from './site.ts';

const DAYS = [20, 16, 14, 12, 9, 6, 5, 3, 2, 1];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('insights with sessions are sound at every width, and the browser complains of nothing', async ({
      page,
      site,
    }) => {
      // Four states are looked at by axe.
      test.slow();
      const heard = await complaints(page);
      await signUp(page, site.dataDir, person(`Mary ${colorScheme}`));
      await keepSessions(page, site.url, DAYS);
      await page.goto('/insights');
      const score = page.getByRole('figure', { name: 'Your sessions, day by day' });
      // Wide first: what was drawn for a wide window must not keep a narrow one from being narrow.
      for (const width of [1440, 768, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await expect(score.getByRole('list', { name: 'Sessions' }).getByRole('button')).toHaveCount(
          DAYS.length,
        );
        await expect.poll(() => overflow(page), `${width} px`).toBeLessThanOrEqual(0);
        expect(await axeFindings(page), `${width} px`).toEqual([]);
      }
      await page.getByRole('button', { name: 'The same as tables' }).click();
      await expect(page.getByRole('table', { name: 'Sessions of the last 30 days' })).toBeVisible();
      expect(await axeFindings(page), 'tables').toEqual([]);
      expect(heard).toEqual([]);
    });
  });
}

test('insights agree with the account, and read every session out to the keyboard', async ({
  page,
  site,
}) => {
  await signUp(page, site.dataDir, person('Maria Mitchell'));
  await keepSessions(page, site.url, DAYS);
  await page.goto('/account');
  await expect(page.getByText('4 h 15 min so far')).toBeVisible();
  await page.goto('/insights');
  await expect(page.getByText('4 h 15 min', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Ten sessions in 30 days\b/)).toBeVisible();

  const score = page.getByRole('figure', { name: 'Your sessions, day by day' });
  const keys = score.getByRole('list', { name: 'Sessions' }).getByRole('button');
  await keys.last().focus();
  for (let step = DAYS.length - 1; step > 0; step -= 1) await page.keyboard.press('ArrowLeft');
  await expect(keys.first()).toBeFocused();
  await expect(score.getByRole('status')).toContainText('25 min3 Hz carrying 40 Hz');

  const minutes = page.getByRole('figure', { name: 'Minutes by day' });
  await minutes.getByRole('slider').press('ArrowLeft');
  const readOut = await minutes.getByText('25 min', { exact: true }).boundingBox();
  const axis = await minutes.getByText('30', { exact: true }).boundingBox();
  expect((readOut?.x ?? 0) + (readOut?.width ?? NaN)).toBeLessThanOrEqual(axis?.x ?? NaN);

  for (const [name, ending] of [
    ['Save the picture as SVG', 'svg'],
    ['Save it as PNG', 'png'],
  ] as const) {
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    expect((await saving).suggestedFilename()).toBe(`overtone-sessions.${ending}`);
  }
});
