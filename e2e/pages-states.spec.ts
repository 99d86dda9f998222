import { expect, test } from '@playwright/test';
import { withId } from './analytics-page.ts';
import { axeFindings } from './findings.ts';
import { chooseTab, END_PAGES, openAlive, overflow, READ_PAGES, stayFromHome } from './site.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    // What has just appeared is judged as it stays.
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('axe finds nothing in the download modal, asking and refused', async ({ page }) => {
      await openAlive(page, '/');
      await page.getByRole('link', { name: /macOS/ }).first().click();
      const modal = page.getByRole('dialog', { name: 'Download on Your Desktop' });
      await expect(modal).toBeVisible();
      expect(await axeFindings(page), 'asking').toEqual([]);
      await modal.getByRole('textbox').fill('someone-else@example.com');
      await page.route('**/api/download-requests', (route) => route.fulfill({ status: 500 }));
      await modal.getByRole('button', { name: 'Send Download Links' }).click();
      await expect(modal.getByRole('alert')).toBeVisible();
      // What lies under the veil keeps axe from telling the modal's colours.
      await page.locator('#root').evaluate((root) => root.setAttribute('hidden', ''));
      expect(await axeFindings(page, 'dialog'), 'refused').toEqual([]);
    });

    test('axe finds nothing in the download modal once the mail is promised', async ({ page }) => {
      // axe has pauses of its own, so that the clock cannot stand still; only the one before the modal closes does.
      await page.addInitScript((closesAfterMs) => {
        const wait = setTimeout;
        Reflect.set(globalThis, 'setTimeout', (run: () => void, ms: number) =>
          ms === closesAfterMs ? 0 : wait(run, ms),
        );
      }, 2000);
      await openAlive(page, '/');
      await page.getByRole('link', { name: /macOS/ }).first().click();
      const modal = page.getByRole('dialog', { name: 'Download on Your Desktop' });
      await modal.getByRole('textbox').fill('someone-else@example.com');
      await page.route('**/api/download-requests', (route) =>
        route.fulfill({ status: 201, json: { ok: true } }),
      );
      await modal.getByRole('button', { name: 'Send Download Links' }).click();
      await expect(modal).toContainText('Check your email for download links!');
      await page.locator('#root').evaluate((root) => root.setAttribute('hidden', ''));
      expect(await axeFindings(page, 'dialog'), 'promised').toEqual([]);
      await expect(modal).toContainText('Check your email for download links!');
    });

    test('axe finds nothing in any of the four ideas', async ({ page }) => {
      await openAlive(page, '/neuroscience');
      for (const name of [
        'Neural Entrainment',
        'Network Modulation',
        'Neuroplastic Conditioning',
        'Perceptual Load',
      ]) {
        await chooseTab(page, name);
        await expect(page.getByRole('tabpanel', { name })).toBeVisible();
        expect(await axeFindings(page), name).toEqual([]);
      }
    });

    test('axe finds nothing on the home page once it was used', async ({ page }) => {
      await openAlive(page, '/');
      await page
        .getByRole('textbox', { name: 'What are you about to do?' })
        .fill('write a difficult letter');
      await page.getByRole('button', { name: 'Show my rhythms' }).click();
      await expect(page.getByRole('link', { name: 'Feel it' })).toBeVisible();
      await page.locator('summary', { hasText: 'Is it safe?' }).click();
      await page.getByRole('button', { name: 'Show testimonial 3 of 4' }).click();
      await page.getByRole('textbox', { name: 'Team size' }).fill('25');
      await page.route('**/api/newsletter-subscribers', (route) => route.fulfill({ status: 500 }));
      await page.getByRole('textbox', { name: 'Email address' }).fill('a@example.com');
      await page.getByRole('button', { name: 'Subscribe' }).click();
      await expect(page.getByText('Something went wrong. Please try again.')).toBeVisible();
      expect(await axeFindings(page), 'used').toEqual([]);
    });

    test('axe finds nothing after a checkout that is complete, or that is not known of', async ({
      page,
    }) => {
      await stayFromHome(page);
      for (const [status, title] of [
        [200, "You're All Set!"],
        [401, 'Sign in to see your purchase'],
        [503, 'We couldn’t check'],
      ] as const) {
        await page.route('**/api/billing/checkout/*', (route) =>
          route.fulfill({ status, json: { isComplete: true } }),
        );
        await page.goto('/checkout-success?session_id=cs_test_1');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        expect(await axeFindings(page), title).toEqual([]);
      }
    });

    test('axe finds nothing while the consent to Google Analytics is asked for', async ({
      page,
    }) => {
      for (const path of ['/security', '/cookie-policy']) {
        await page.route(`**${path}`, async (route) => {
          const response = await route.fetch();
          const body = withId(await response.text(), 'G-TEST1234');
          return route.fulfill({ response, body });
        });
      }
      await page.goto('/security');
      await expect(page.getByRole('region', { name: 'Google Analytics' })).toBeVisible();
      expect(await axeFindings(page), 'asked').toEqual([]);
      await page.goto('/cookie-policy');
      await expect(page.getByRole('radio', { name: 'No thanks' })).toBeVisible();
      expect(await axeFindings(page), 'chosen').toEqual([]);
    });
  });
}

for (const path of [...READ_PAGES, ...END_PAGES]) {
  test(`${path} is nowhere wider than a phone, a tablet or a desk`, async ({ page }) => {
    await openAlive(page, path);
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => overflow(page), `${width} px`).toBeLessThanOrEqual(0);
    }
  });
}

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('every section of the home page stands there at once', async ({ page }) => {
    await openAlive(page, '/');
    await expect(page.locator('[data-reveal="waiting"]')).toHaveCount(0);
  });
});

test('the film shows its controls once it was played', async ({ page }) => {
  await openAlive(page, '/');
  const film = page.locator('video').filter({ visible: true });
  const play = page.getByRole('button', { name: 'Play the film' });
  await expect(play).toBeVisible();
  expect(await film.evaluate((video) => Reflect.get(video, 'controls'))).toBe(false);
  await play.click();
  await expect(play).toBeHidden();
  expect(await film.evaluate((video) => Reflect.get(video, 'controls'))).toBe(true);
  await expect
    .poll(() => film.evaluate((video) => Number(Reflect.get(video, 'currentTime'))))
    .toBeGreaterThan(0);
});
