import { expect, test } from '@playwright/test';
import { NEWSLETTER_STATUS_RESET_MS } from '../packages/domain/src/contact/newsletter-subscriber.ts';
import { keptMails, mailTo } from './account/kept-mails.ts';
import { openAlive } from './site.ts';

const DATA_DIR = process.env['OVERTONE_E2E_DATA'] ?? '';

test('the newsletter says thanks, writes a mail, and is ready again after three seconds', async ({
  page,
}) => {
  await page.clock.install();
  await openAlive(page, '/');
  const form = page
    .locator('form')
    .filter({ has: page.getByRole('button', { name: 'Subscribe' }) });
  const thanks = page.getByText('Thanks for subscribing! Check your inbox soon.');
  await form.getByRole('textbox').fill('Reader@Example.com');
  // Time stands still until it was read.
  await page.clock.pauseAt(Date.now() + 60_000);
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(thanks).toBeVisible();
  await page.clock.runFor(NEWSLETTER_STATUS_RESET_MS - 1);
  await expect(thanks).toBeVisible();
  await page.clock.runFor(1);
  await expect(thanks).toBeHidden();
  await expect(form.getByRole('textbox')).toHaveValue('');
  await mailTo(DATA_DIR, 'reader@example.com', /newsletter$/u);
});

test('where there is no release a download on a machine without a build says that the address is kept, and mails nothing', async ({
  page,
}) => {
  await openAlive(page, '/');
  await page.getByRole('link', { name: /macOS/ }).first().click();
  const modal = page.getByRole('dialog', { name: 'Download on Your Desktop' });
  await expect(modal).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
  await modal.getByRole('textbox').fill('someone@example.com');
  await modal.getByRole('button', { name: /send/i }).click();
  await expect(modal).toContainText('We have kept your address.');
  await expect(modal).not.toContainText('Check your email');
  await modal.getByRole('button', { name: 'Close' }).click();
  await expect(modal).toBeHidden();
  const mails = await keptMails(DATA_DIR);
  expect(mails.flatMap(({ to = [] }) => to.map(({ address }) => address))).not.toContain(
    'someone@example.com',
  );
});

test('the success page counts down to the home page, or goes at once', async ({ page }) => {
  await page.route('**/api/billing/checkout/*', (route) =>
    route.fulfill({ json: { isComplete: true, offerId: 'monthly' } }),
  );
  await page.clock.install();
  await page.goto('/checkout-success?session_id=cs_test_1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("You're All Set!");
  await page.clock.runFor(10_500);
  await page.waitForURL('/');
  // It goes by itself after ten seconds, so that time stands still until the button was pressed.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto('/checkout-success?session_id=cs_test_1');
  await page
    .getByRole('button', { name: 'Go to Homepage Now' })
    .or(page.getByRole('link', { name: 'Go to Homepage Now' }))
    .click();
  await page.waitForURL('/');
});

test('the success page says what a subscription brings where no purchase is named', async ({
  page,
}) => {
  // It says ten seconds for one second only, so that time stands still until that was read.
  await page.clock.install({ time: '2026-11-23T10:00:00' });
  await page.clock.pauseAt('2026-11-23T11:00:00');
  await page.goto('/checkout-success');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("You're All Set!");
  await expect(page.getByText('All premium focus modes')).toBeVisible();
  await expect(page.getByRole('timer')).toContainText('10 seconds');
  await page.clock.runFor(10_500);
  await page.waitForURL('/');
});

test('the success page celebrates no purchase that nobody made', async ({ page }) => {
  await page.route('**/api/billing/checkout/*', (route) =>
    route.fulfill({ status: 404, json: {} }),
  );
  await page.goto('/checkout-success?session_id=cs_test_none');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing to see here yet');
  await expect(page.getByRole('timer')).toHaveCount(0);
  await page.getByRole('link', { name: 'See the plans' }).click();
  await page.waitForURL('/#pricing-section');
});
