import { expect } from '@playwright/test';
import {
  DEVICE_STORAGE,
  FOREIGN_COOKIES,
  OWN_COOKIES,
  WINDOW_STORAGE,
} from '../packages/domain/src/privacy/browser-data.ts';
import { PAGES } from '../apps/web/src/content/pages.ts';
import { test } from './account/account-test.ts';
import { person, signUp } from './account/person.ts';

const COOKIES = [...OWN_COOKIES, ...FOREIGN_COOKIES].map(({ name }): string => name);

/** Pages that send whoever is signed in on to their account. */
const SENT_ON = ['/sign-in', '/sign-up'];

test('all that pages leave in a browser is named on the cookie page', async ({ page, site }) => {
  // Every page is opened, one after the other.
  test.slow();
  await page.goto('/demo');
  await page.getByRole('button', { name: 'Start Demo Experience' }).click();
  await page.getByRole('textbox', { name: 'What are you about to do?' }).fill('Debugging');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await page.context().cookies()).length).toBeGreaterThan(0);
  await signUp(page, site.dataDir, person('Kept By Pages'));
  // What a page keeps outlives it, so that the last page tells of all.
  for (const { path } of Object.values(PAGES)) {
    if (SENT_ON.includes(path)) {
      await page.goto(path, { waitUntil: 'commit' });
      await page.waitForURL('**/account');
    } else await page.goto(path);
  }
  const { onDevice, inWindow } = await page.evaluate(() => ({
    onDevice: Object.keys(localStorage),
    inWindow: Object.keys(sessionStorage),
  }));
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  expect(cookies).toEqual(expect.arrayContaining(['auth-token', 'overtone_quota']));
  expect(onDevice).not.toEqual([]);
  expect(inWindow).not.toEqual([]);
  expect(cookies.filter((name) => !COOKIES.includes(name))).toEqual([]);
  expect(onDevice.filter((key) => !Object.hasOwn(DEVICE_STORAGE, key))).toEqual([]);
  expect(inWindow.filter((key) => !Object.hasOwn(WINDOW_STORAGE, key))).toEqual([]);

  await page.goto('/cookie-policy');
  for (const name of [...cookies, ...onDevice, ...inWindow]) {
    await expect(page.getByRole('term').filter({ hasText: name }).first()).toBeVisible();
  }
});
