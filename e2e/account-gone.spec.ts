import { expect, type Page } from '@playwright/test';
import { test } from './account/account-test.ts';
import { openBrowser, openSelfTests } from './account/another-browser.ts';
import { person, signIn, signUp } from './account/person.ts';

const SENTENCE = /has been deleted, so this browser has erased what it kept of it/u;

/** Everything that a browser keeps, as text. */
function keptIn(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name = '' }) => name);
    return JSON.stringify([
      databases.toSorted(),
      Object.entries(localStorage),
      Object.entries(sessionStorage),
    ]);
  });
}

test('an account that is deleted in one browser leaves nothing of it in the others, which say so once', async ({
  browser,
  site,
}) => {
  // Three browsers, one after the other.
  test.slow();
  const who = person('Daphne Oram');
  const one = await openBrowser(browser, site);
  await signUp(one, site.dataDir, who);
  const account = await (await one.request.get('/api/account')).json();
  const id = String((account as { id: unknown }).id);

  // Something without an account, and then something with it.
  const two = await openBrowser(browser, site);
  await openSelfTests(two);
  await two.getByRole('button', { name: 'Seal and begin' }).click();
  const own = await two.getByTestId('commitment').textContent();
  await signIn(two, who);
  await openSelfTests(two);
  await two.getByRole('button', { name: 'Seal and begin' }).click();
  await expect(two.getByTestId('commitment')).not.toHaveText(own ?? '');
  expect(await keptIn(two)).toContain(id);

  const three = await openBrowser(browser, site);
  await signIn(three, who);
  await openSelfTests(three);
  await expect.poll(() => keptIn(three)).toContain(id);
  await three.goto('about:blank');

  await one.getByRole('button', { name: 'Delete my account…' }).click();
  const question = one.getByRole('alertdialog', { name: 'Delete your account?' });
  await question.getByLabel('Your password').fill(who.password);
  await question.getByRole('button', { name: 'Delete everything' }).click();
  await one.waitForURL('**/');

  // A page that is open hears of it by itself.
  await expect(two.getByText(SENTENCE)).toBeVisible({ timeout: 30_000 });
  const left = await keptIn(two);
  expect(left).not.toContain(id);
  expect(left).not.toContain('overtone.member');
  expect(left).toContain('"overtone.self-tests"');
  await two.reload();
  await openSelfTests(two);
  await expect(two.getByTestId('commitment')).toHaveText(own ?? '');
  await expect(two.getByText(SENTENCE)).toHaveCount(0);

  // One that is opened later says it in place of the sign-in.
  await three.goto('/account');
  await expect(three.getByText(SENTENCE)).toBeVisible();
  expect(await keptIn(three)).not.toContain(id);
  await three.reload();
  await three.waitForURL('**/sign-in**');
  await expect(three.getByText(SENTENCE)).toHaveCount(0);
});
