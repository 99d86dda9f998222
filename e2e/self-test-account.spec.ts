import { expect } from '@playwright/test';
import { test } from './account/account-test.ts';
import { openBrowser, openSelfTests } from './account/another-browser.ts';
import { person, signIn, signUp } from './account/person.ts';
import { start, startSession } from './self-test-page.ts';

test('a self-test goes with the account, and its order only from browser to browser', async ({
  browser,
  site,
}) => {
  const who = person('Pauline Oliveros');
  const one = await openBrowser(browser, site);
  await signUp(one, site.dataDir, who);
  const sent: string[] = [];
  one.on('request', (request) => sent.push(request.postData() ?? ''));
  await openSelfTests(one);
  await one.getByRole('button', { name: 'Seal and begin' }).click();
  const commitment = await one.getByTestId('commitment').textContent();

  const two = await openBrowser(browser, site);
  await signIn(two, who);
  await openSelfTests(two);
  await expect(two.getByTestId('commitment')).toHaveText(commitment ?? '');
  await expect(two.getByText(/^This browser cannot open the sealed order/u)).toBeVisible();
  await expect(start(two)).toHaveCount(0);

  // The first seals the order for the second as soon as it has heard of it.
  const sealed = one.waitForResponse(
    (response) =>
      (response.request().postData() ?? '').split('ciphertext').length > 2 && response.ok(),
  );
  await one.reload();
  await openSelfTests(one);
  await expect(one.getByTestId('commitment')).toHaveText(commitment ?? '');
  await sealed;
  await two.reload();
  await openSelfTests(two);
  await startSession(two);
  await two.getByRole('button', { name: 'Stop this test…' }).click();
  await two.getByRole('button', { name: 'Stop the test for good' }).click();
  await expect(two.getByText(/so there is no verdict/u)).toBeVisible();
  expect(sent.join('\n')).not.toMatch(/hasBeat|\breal\b|\bsham\b/u);

  await one.reload();
  await openSelfTests(one);
  await expect(one.getByText(/so there is no verdict/u)).toBeVisible();
});

test('a self-test that one browser has deleted is not brought back by another that had not heard of it', async ({
  browser,
  site,
}) => {
  const who = person('Beatriz Ferreyra');
  const one = await openBrowser(browser, site);
  await signUp(one, site.dataDir, who);
  await openSelfTests(one);
  const told = one.waitForResponse(
    (response) =>
      response.request().method() === 'PUT' && response.url().includes('/api/self-tests/'),
  );
  await one.getByRole('button', { name: 'Seal and begin' }).click();
  expect((await told).ok()).toBe(true);
  await one.goto('about:blank');

  const two = await openBrowser(browser, site);
  await signIn(two, who);
  await openSelfTests(two);
  await two.getByRole('button', { name: 'Stop this test…' }).click();
  await two.getByRole('button', { name: 'Stop the test for good' }).click();
  await two.getByRole('button', { name: 'Delete this test…' }).click();
  const forgotten = two.waitForResponse((response) => response.request().method() === 'DELETE');
  await two.getByRole('button', { name: 'Delete it for good' }).click();
  expect((await forgotten).status()).toBe(204);

  await openSelfTests(one);
  await expect(one.getByText(/was deleted from your account, probably in/u)).toBeVisible();
  await expect(one.getByRole('button', { name: 'Seal and begin' })).toBeVisible();
  const account = await one.request.get('/api/self-tests');
  expect(await account.json()).toMatchObject({ tests: [] });
});

test('an account that is deleted while a session plays ends it with a word, and leaves no self-test in the browser', async ({
  browser,
  site,
}) => {
  // It waits until the session is written down again.
  test.slow();
  const who = person('Else Marie Pade');
  const one = await openBrowser(browser, site);
  await signUp(one, site.dataDir, who);
  await openSelfTests(one);
  await one.getByRole('button', { name: 'Seal and begin' }).click();
  await startSession(one);
  const kept = () =>
    one.evaluate(async () => (await indexedDB.databases()).map(({ name = '' }) => name));
  expect(await kept()).toContainEqual(expect.stringMatching(/^overtone\.self-tests\../u));

  const two = await one.context().newPage();
  await two.goto('/account');
  await two.getByRole('button', { name: 'Delete my account…' }).click();
  const question = two.getByRole('alertdialog', { name: 'Delete your account?' });
  await question.getByLabel('Your password').fill(who.password);
  await question.getByRole('button', { name: 'Delete everything' }).click();
  await two.waitForURL('**/');
  await two.close();

  // The next note of the session finds nothing to be written in.
  await expect(one.getByText(/the account was deleted and its tests with it/u)).toBeVisible({
    timeout: 60_000,
  });
  await expect.poll(kept).not.toContainEqual(expect.stringMatching(/^overtone\.self-tests\../u));
  await one.reload();
  await openSelfTests(one);
  await expect(one.getByRole('button', { name: 'Seal and begin' })).toBeVisible();
});

test('an open page of one person puts nothing into the account of another who signs in in another tab', async ({
  browser,
  site,
}) => {
  const [first, second] = [person('Laurie Spiegel'), person('Suzanne Ciani')];
  const other = await openBrowser(browser, site);
  await signUp(other, site.dataDir, second);
  const one = await openBrowser(browser, site);
  await signUp(one, site.dataDir, first);
  await openSelfTests(one);
  await expect(one.getByRole('button', { name: 'Seal and begin' })).toBeVisible();

  const two = await one.context().newPage();
  await one.context().clearCookies();
  await signIn(two, second);
  const told = one.waitForResponse(
    (response) =>
      response.request().method() === 'PUT' && response.url().includes('/api/self-tests/'),
  );
  await one.getByRole('button', { name: 'Seal and begin' }).click();
  expect((await told).status()).toBe(401);
  await expect(one.getByText(/somebody else has signed in/u)).toBeVisible();
  await expect(one.getByTestId('commitment')).toBeVisible();
  const account = await two.request.get('/api/self-tests');
  expect(await account.json()).toMatchObject({ tests: [] });

  // Signed in again, the first has what was kept for them.
  await one.context().clearCookies();
  await signIn(two, first);
  await openSelfTests(two);
  await expect(two.getByTestId('commitment')).toBeVisible();
});
