import { expect, type Page } from '@playwright/test';
import { test } from './account/account-test.ts';
import { admin } from './account/admin-program.ts';
import { person, signUp } from './account/person.ts';
import { axeFindings, complaints } from './findings.ts';
import { overflow } from './site.ts';

/** Two visits, of which one led to a download button, and somebody who wants the newsletter. */
async function visit(page: Page, url: string): Promise<void> {
  const timestamp = new Date().toISOString();
  const fields = { page_name: 'Demo', user_id: null, timestamp };
  const click = { platform: 'mac', location: 'footer', userId: null, timestamp };
  const headers = { 'user-agent': 'Mozilla/5.0 (Macintosh)' };
  for (const data of [
    { event: 'page_view', fields },
    { event: 'page_view', fields: { ...fields, page_name: 'Home page V2' } },
    { event: 'download_click', fields: click },
  ]) {
    await page.request.post(`${url}/api/events`, { data, headers });
  }
  const data = { email: 'reader@example.com' };
  await page.request.post(`${url}/api/newsletter-subscribers`, { data });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('an admin sees what visitors did, and takes it away as a file', async ({ page, site }) => {
      // Its page is looked at by axe at three widths.
      test.slow();
      const heard = await complaints(page);
      const who = person(`Olga ${colorScheme}`);
      await visit(page, site.url);
      await signUp(page, site.dataDir, who);
      expect(await admin(site.dataDir, 'grant', who.email)).toContain(who.email);
      await page.goto('/admin');

      const visits = page.getByRole('region', { name: 'Visits', exact: true });
      const views = visits.getByRole('figure', { name: /^Page views: [1-9]\d* in 30 days$/u });
      await expect(views).toBeVisible();
      await expect(visits.getByRole('figure', { name: /^Download clicks: [1-9]/u })).toBeVisible();
      const day = views.getByRole('slider', { name: 'Day' });
      await expect(day).toHaveAttribute('aria-valuetext', /: [1-9]\d*$/u);
      await day.press('ArrowLeft');
      await expect(day).toHaveAttribute('aria-valuetext', /: 0$/u);

      await visits.getByText('7 days', { exact: true }).click();
      await expect(visits.getByRole('figure', { name: /^Page views: .* 7 days$/u })).toBeVisible();
      await visits.getByRole('button', { name: 'All figures, by day and page' }).click();
      await expect(visits.getByRole('cell', { name: 'footer mac' })).toBeVisible();

      const subscribers = page.getByRole('region', { name: 'Newsletter subscribers', exact: true });
      await expect(subscribers.getByRole('cell', { name: 'reader@example.com' })).toBeVisible();
      await expect(
        page
          .getByRole('region', { name: 'Outbox', exact: true })
          .getByRole('cell', { name: 'reader@example.com' }),
      ).toBeVisible();
      await expect(page.getByRole('region', { name: 'Download requests' })).toContainText(
        'Nothing yet.',
      );
      const download = page.waitForEvent('download');
      await subscribers.getByRole('link', { name: 'As CSV' }).click();
      expect((await download).suggestedFilename()).toBe('subscribers.csv');

      for (const width of [390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(() => overflow(page), `${width} px`).toBeLessThanOrEqual(0);
        expect(await axeFindings(page), `${width} px`).toEqual([]);
      }
      expect(heard).toEqual([]);
    });
  });
}

test('a table that cannot be read says so and is read again when asked', async ({ page, site }) => {
  const who = person('Oskar');
  await signUp(page, site.dataDir, who);
  await admin(site.dataDir, 'grant', who.email);
  let isBroken = true;
  await page.route('**/api/admin/reports/outbox', (route) =>
    isBroken ? route.abort() : route.continue(),
  );
  await page.goto('/admin');
  const outbox = page.getByRole('region', { name: 'Outbox', exact: true });
  await expect(outbox.getByRole('alert')).toContainText('This table could not be read');
  isBroken = false;
  await outbox.getByRole('button', { name: 'Try again' }).click();
  await expect(outbox.getByRole('alert')).toBeHidden();
  await expect(outbox).toContainText(who.email);
});
