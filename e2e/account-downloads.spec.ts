import { expect } from '@playwright/test';
import { DOWNLOAD_MODAL_CLOSE_MS } from '../packages/domain/src/contact/download-request.ts';
import { test } from './account/account-test.ts';
import { mailTo } from './account/kept-mails.ts';
import { openAlive } from './site.ts';

test.use({
  settings: [{ DOWNLOAD_URL_MAC: 'https://files.example/overtone.dmg' }, { scope: 'worker' }],
});

test('a download on a machine that has no build opens the modal, sends the links and closes', async ({
  page,
  site,
}) => {
  await page.clock.install();
  await openAlive(page, '/');
  await page.getByRole('link', { name: /macOS/ }).first().click();
  const modal = page.getByRole('dialog', { name: 'Download on Your Desktop' });
  await expect(modal).toContainText('waiting for you at your desk');
  await modal.getByRole('textbox').fill('someone@example.com');
  // Time stands still until it was read.
  await page.clock.pauseAt(Date.now() + 60_000);
  await modal.getByRole('button', { name: /send/i }).click();
  await expect(modal).toContainText('Check your email for download links!');
  await page.clock.runFor(DOWNLOAD_MODAL_CLOSE_MS);
  await expect(modal).toBeHidden();
  const text = await mailTo(site.dataDir, 'someone@example.com', /download links$/u);
  expect(text).toContain('/download/mac');
  expect(text).not.toContain('/download/windows');

  const [forget = ''] = /^http\S+forget-request\?token=\S+$/mu.exec(text) ?? [];
  await page.goto(forget);
  await page.getByRole('button', { name: 'Forget it' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Your address has been forgotten',
  );
});
