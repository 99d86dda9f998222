import { type Browser, expect, type Page } from '@playwright/test';
import { type AccountSite, test } from './account/account-test.ts';
import { person, signIn, signUp } from './account/person.ts';
import { openDemo } from './demo.ts';
import { axeFindings } from './findings.ts';
import { chooseTab } from './site.ts';

async function openBrowser(browser: Browser, { url }: AccountSite): Promise<Page> {
  const context = await browser.newContext({ baseURL: url });
  return context.newPage();
}

/** The programs of the demo, as somebody sees them who comes back. */
async function openPrograms(page: Page): Promise<void> {
  await openDemo(page);
  await page.getByRole('button', { name: 'Look around without light or sound' }).click();
  await page.getByRole('contentinfo').waitFor();
  await chooseTab(page, 'Programs');
  await expect(page.getByRole('button', { name: /^Open Wind down/u })).toBeVisible();
}

const yours = (page: Page) => page.getByRole('region', { name: /^Yours, / });
const open = (page: Page, name: string) =>
  yours(page).getByRole('button', { name: `Open ${name},` });

const name = (page: Page) => page.getByRole('textbox', { name: 'Name of the program' });

async function rename(page: Page, to: string): Promise<void> {
  await name(page).fill(to);
  await page.keyboard.press('Enter');
}

test('programs go with the account: from before it, to another browser, changed on both, and away with it', async ({
  browser,
  site,
}) => {
  const who = person('Delia Derbyshire');
  const one = await openBrowser(browser, site);
  await openPrograms(one);
  await one.getByRole('button', { name: /^Open Wind down/u }).click();
  await rename(one, 'Evening');
  await expect(one.getByText('Kept on this device.')).toBeVisible();

  // Made before there was an account, it is the account's once there is one.
  await signUp(one, site.dataDir, who);
  await openPrograms(one);
  await expect(open(one, 'Evening')).toBeVisible();
  await open(one, 'Evening').click();
  await expect(one.getByText('Saved with your account.')).toBeVisible();
  expect(await axeFindings(one)).toEqual([]);

  const two = await openBrowser(browser, site);
  await signIn(two, who);
  await openPrograms(two);
  await open(two, 'Evening').click();
  await expect(name(two)).toHaveValue('Evening');

  // Both change it while the second hears of nothing.
  await two.context().setOffline(true);
  await rename(two, 'Evening at home');
  await rename(one, 'Evening at work');
  await expect(one.getByText('Saved with your account.')).toBeVisible();
  await two.context().setOffline(false);
  await expect(two.getByText(/Both are kept/u)).toBeVisible();
  await expect(name(two)).toHaveValue('Evening at home (other version)');
  for (const page of [one, two]) {
    await page.getByRole('button', { name: 'All programs' }).click();
    await expect(open(page, 'Evening at work')).toBeVisible();
    await expect(open(page, 'Evening at home (other version)')).toBeVisible();
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
