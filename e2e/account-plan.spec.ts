import { expect } from '@playwright/test';
import { test } from './account/account-test.ts';
import { person, signUp } from './account/person.ts';

test('a plan is kept after a change of mind, paid for after its trial, and over when it was cancelled', async ({
  page,
  site,
}) => {
  await signUp(page, site.dataDir, person('Mary Somerville'));
  const plan = page.getByRole('region', { name: 'Plan' });
  await plan.getByRole('button', { name: 'Start the 7-day trial' }).click();
  await page.getByRole('link', { name: 'Pay' }).click();
  await page.waitForURL('**/checkout-success?*');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("You're All Set!");

  await page.goto('/account');
  await plan.getByRole('button', { name: 'Cancel my plan' }).click();
  await expect(plan).toContainText('Cancelled. Everything stays open until');
  await plan.getByRole('button', { name: 'Keep my plan' }).click();
  await expect(plan).toContainText('Free until');

  const planAfterTime = async (words: string) => {
    await site.world.endPeriods();
    await expect(async () => {
      await page.reload();
      await expect(plan).toContainText(words, { timeout: 5_000 });
    }).toPass();
  };
  await planAfterTime('$20 is charged on');
  await expect(plan).toContainText('Subscribed, $20/month');
  await plan.getByRole('button', { name: 'Cancel my plan' }).click();
  await expect(plan).toContainText('Cancelled. Everything stays open until');
  await planAfterTime('Your subscription ended on');

  // The trial was used; what is bought now is paid for at once.
  await plan.getByRole('button', { name: 'Subscribe for $20/month' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Checkout');
  await expect(page.getByText('days free')).toHaveCount(0);
});
