import { readFile } from 'node:fs/promises';
import { type Browser, expect, type Page } from '@playwright/test';
import type { AccountSite } from './account-test.ts';
import { openDemo, startDemo } from '../demo.ts';
import { mailTo } from './kept-mails.ts';
import { fillSignIn, type Person, person, signUp } from './person.ts';

const FREE = 10;
const TASKS = [
  'writing a letter',
  'debugging a parser',
  'reading a contract',
  'sketching a logo',
  'preparing a talk',
  'sorting my inbox',
  'revising chemistry',
  'planning a trip',
  'reviewing a budget',
  'learning a song',
  'naming a product',
] as const;

/** An account from its first day to its last, as a person sees it in a browser. */
export async function takeThroughLife(page: Page, browser: Browser, site: AccountSite) {
  const ada = person('Ada Lovelace');
  await signUp(page, site.dataDir, ada);
  await expect(page.getByText('(confirmed)')).toBeVisible();

  await useFreePersonalizations(page);
  // Midnight may pass meanwhile.
  const firstEnd = inAWeek();
  await buy(page);
  await manageAndCancel(page, firstEnd);
  await takeEverythingAlong(page, ada);
  await leave(page, browser, site, ada);
}

async function useFreePersonalizations(page: Page): Promise<void> {
  await openDemo(page);
  await startDemo(page);
  await expect(page.getByRole('link', { name: 'Account', exact: true })).toBeVisible();
  const left = page.getByText(/free AI personalizations left/);
  await expect(left).toContainText(`${FREE} of ${FREE}`);
  for (const [index, task] of TASKS.slice(0, FREE).entries()) {
    await ask(page, task);
    await expect(page.getByText('AI suggestion', { exact: true })).toHaveCount(index + 1);
    if (index + 1 < FREE) await expect(left).toContainText(`${FREE - index - 1} of ${FREE}`);
  }
  await expect(page.getByText('No free AI personalizations left.')).toBeVisible();

  await ask(page, TASKS[FREE]);
  await expect(page.getByText('Offline suggestion', { exact: true })).toHaveCount(1);
  const log = page.getByRole('log', { name: 'Messages' });
  await expect(log).toContainText('Your free AI personalizations are used up');
  await expect(log).toContainText('$20 is charged');
  await log.getByRole('link', { name: 'See the plans' }).click();
  await page.waitForURL('**/#pricing-section');
}

async function ask(page: Page, task: string): Promise<void> {
  const input = page.getByRole('textbox', { name: 'What are you about to do?' });
  await expect(input).toBeEnabled();
  await input.fill(task);
  await input.press('Enter');
}

async function buy(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Start the monthly trial' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Checkout');
  await expect(page.getByText('7 days free')).toBeVisible();
  await page.getByRole('link', { name: 'Pay' }).click();
  await page.waitForURL('**/checkout-success?*');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("You're All Set!");
  await expect(page.getByText('Unlimited daily usage, with no 15-minute limit')).toBeVisible();
  await expect(page.getByRole('timer')).toBeVisible();

  await page.goto('/account');
  const plan = page.getByRole('region', { name: 'Plan' });
  await expect(plan).toContainText('Trial, $20/month');
  await expect(plan).toContainText('then $20 is charged, and again every month until you cancel');
  await expect(plan).toContainText('without a limit');
}

/** The day on which a trial of a week ends that begins now, as the account says it. */
function inAWeek(): string {
  const until = new Date(Date.now() + 7 * 24 * 60 * 60_000);
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(until);
}

async function manageAndCancel(page: Page, firstEnd: string): Promise<void> {
  const plan = page.getByRole('region', { name: 'Plan' });
  await plan.getByRole('button', { name: 'Payments and invoices' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Customer portal');
  await page.getByRole('link', { name: 'Return' }).click();
  await page.waitForURL('**/account');

  await plan.getByRole('button', { name: 'Cancel my plan' }).click();
  await expect(plan).toContainText('Cancelled. Everything stays open until');
  await expect(plan).toContainText(new RegExp(`${firstEnd}|${inAWeek()}`, 'u'));
  await page.reload();
  await expect(plan).toContainText('Cancelled. Everything stays open until');
  await expect(plan.getByRole('button', { name: 'Keep my plan' })).toBeVisible();
}

async function takeEverythingAlong(page: Page, { name, email }: Person): Promise<void> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export everything' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/\.json$/u);
  const { tables } = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(tables).toMatchObject({
    users: [{ name, email, emailVerified: true }],
    sign_ins: [{ userAgent: expect.stringContaining('Chrome') }],
    subscriptions: [{ status: 'trialing', offerId: 'monthly', endsAt: expect.any(String) }],
    personalization_counts: [{ used: FREE }],
  });
  expect(tables.suggestion_history).toHaveLength(TASKS.length);
  expect(tables.usage_sessions.length).toBeGreaterThan(0);
  expect(tables.credentials).toEqual([
    expect.not.objectContaining({ password: expect.anything() }),
  ]);
}

async function leave(
  page: Page,
  browser: Browser,
  { url, dataDir }: AccountSite,
  ada: Person,
): Promise<void> {
  await page.getByRole('button', { name: 'Delete my account…' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete your account?' });
  await question.getByLabel('Your password').fill('not my password');
  await question.getByRole('button', { name: 'Delete everything' }).click();
  await expect(question.getByRole('alert')).not.toBeEmpty();
  await question.getByLabel('Your password').fill(ada.password);
  await question.getByRole('button', { name: 'Delete everything' }).click();
  await page.waitForURL(`${url}/`);
  await mailTo(dataDir, ada.email, /account has been deleted$/u);

  await page.goto('/account');
  await page.waitForURL('**/sign-in?next=%2Faccount');
  await fillSignIn(page, ada);
  await expect(page.getByRole('alert')).toContainText('is not right');

  const elsewhere = await browser.newContext({ baseURL: url });
  const other = await elsewhere.newPage();
  await other.goto('/sign-in');
  await fillSignIn(other, ada);
  await expect(other.getByRole('alert')).toContainText('is not right');
  await elsewhere.close();
}
