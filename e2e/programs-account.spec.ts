import { expect } from '@playwright/test';
import { test } from './account/account-test.ts';
import { openBrowser } from './account/another-browser.ts';
import { person, signIn, signUp } from './account/person.ts';
import { axeFindings } from './findings.ts';
import {
  openPrograms,
  openWindDown,
  openYours,
  programName,
  rename,
  yours,
} from './programs-page.ts';

test('programs go with the account: from before it, to another browser, changed on both, and away with it', async ({
  browser,
  site,
}) => {
  // Two browsers, one after the other.
  test.slow();
  const who = person('Delia Derbyshire');
  const one = await openBrowser(browser, site);
  await openWindDown(one);
  await rename(one, 'Evening');
  await expect(one.getByText('Kept on this device.')).toBeVisible();

  // Made before there was an account, it is the account's once there is one.
  await signUp(one, site.dataDir, who);
  await openPrograms(one);
  await expect(openYours(one, 'Evening')).toBeVisible();
  await openYours(one, 'Evening').click();
  await expect(one.getByText('Saved with your account.')).toBeVisible();
  expect(await axeFindings(one)).toEqual([]);

  const two = await openBrowser(browser, site);
  await signIn(two, who);
  await openPrograms(two);
  await openYours(two, 'Evening').click();
  await expect(programName(two)).toHaveValue('Evening');

  // Both change it while the second hears of nothing.
  await two.context().setOffline(true);
  await rename(two, 'Evening at home');
  await rename(one, 'Evening at work');
  await expect(one.getByText('Saved with your account.')).toBeVisible();
  await two.context().setOffline(false);
  await expect(two.getByText(/Both are kept/u)).toBeVisible();
  await expect(programName(two)).toHaveValue('Evening at home (other version)');
  for (const page of [one, two]) {
    await page.getByRole('button', { name: 'All programs' }).click();
    await expect(openYours(page, 'Evening at work')).toBeVisible();
    await expect(openYours(page, 'Evening at home (other version)')).toBeVisible();
  }

  await one.goto('/account');
  await one.getByRole('button', { name: 'Delete my account…' }).click();
  const question = one.getByRole('alertdialog', { name: 'Delete your account?' });
  await question.getByLabel('Your password').fill(who.password);
  await question.getByRole('button', { name: 'Delete everything' }).click();
  await one.waitForURL('**/');
  await openPrograms(one);
  await expect(yours(one)).toHaveCount(0);
  await one.context().close();
  await two.context().close();
});
