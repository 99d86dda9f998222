import {
  type Browser,
  type BrowserContext,
  expect,
  type Page,
  type Response,
} from '@playwright/test';
import { type AccountSite, test } from './account/account-test.ts';
import { person, signIn, signUp } from './account/person.ts';
import { lookAround, openDemo } from './demo.ts';
import { chooseTab } from './site.ts';

interface Device {
  readonly context: BrowserContext;
  readonly page: Page;
}

const strength = (page: Page) => page.getByRole('slider', { name: 'Effect Intensity' });
const pitch = (page: Page) => page.getByRole('slider', { name: 'Tone pitch' });

async function openDevice(browser: Browser, { url }: AccountSite): Promise<Device> {
  const context = await browser.newContext({ baseURL: url });
  return { context, page: await context.newPage() };
}

/** The demo as somebody sees it who comes back to it, with nothing running. */
async function comeBack(page: Page): Promise<void> {
  await openDemo(page);
  await lookAround(page);
  await expect(page.getByRole('link', { name: 'Account', exact: true })).toBeVisible();
  await chooseTab(page, 'Tune');
  await expect(pitch(page)).toBeVisible();
}

/** Two devices of one person, both on the demo. */
async function openTwo(browser: Browser, site: AccountSite, name: string) {
  const one = await openDevice(browser, site);
  const two = await openDevice(browser, site);
  const who = person(name);
  await signUp(one.page, site.dataDir, who);
  await signIn(two.page, who);
  await comeBack(one.page);
  await comeBack(two.page);
  return { one, two };
}

/** Whether it is the answer to settings that were sent. */
const isOfSettings = (response: Response) =>
  response.request().method() === 'PUT' && new URL(response.url()).pathname === '/api/settings';

/** Resolves when the server has taken a change of this page. */
function taken(page: Page) {
  return page.waitForResponse((response) => isOfSettings(response) && response.ok());
}

async function move(slider: ReturnType<typeof strength>, key: 'Home' | 'End'): Promise<string> {
  await slider.focus();
  await slider.press(key);
  return slider.inputValue();
}

test('a change on one device is on the other as soon as it is looked at', async ({
  browser,
  site,
}) => {
  const { one, two } = await openTwo(browser, site, 'Lise Meitner');
  const change = taken(one.page);
  await move(strength(one.page), 'End');
  await change;
  await two.page.bringToFront();
  await expect(strength(two.page)).toHaveValue('1');

  const back = taken(two.page);
  await two.page.getByRole('radio', { name: 'Night' }).press('Space');
  await back;
  await one.page.bringToFront();
  await expect(one.page.getByRole('radio', { name: 'Night' })).toBeChecked();
  await one.context.close();
  await two.context.close();
});

test('nothing is lost of what two devices change without a network', async ({ browser, site }) => {
  const { one, two } = await openTwo(browser, site, 'Maria Mayer');
  await one.context.setOffline(true);
  await two.context.setOffline(true);
  await move(strength(one.page), 'Home');
  const high = await move(pitch(two.page), 'End');

  // A page that is opened anew sends what the one before it could not.
  const held = taken(one.page);
  await one.context.setOffline(false);
  await one.page.reload();
  await held;
  await lookAround(one.page);
  const other = taken(two.page);
  await two.context.setOffline(false);
  await other;

  await chooseTab(one.page, 'Tune');
  for (const { page } of [one, two]) {
    await expect(strength(page)).toHaveValue('0');
    await expect(pitch(page)).toHaveValue(high);
  }
  await one.context.close();
  await two.context.close();
});

test('a change made from an older state is refused, made again from the newer one, and both hold', async ({
  browser,
  site,
}) => {
  const { one, two } = await openTwo(browser, site, 'Chien Shiung Wu');
  // The second device hears of nothing, but can still send.
  await two.context.route('**/api/settings/events', (route) => route.abort());
  const known = two.page.waitForResponse(
    (response) =>
      response.request().method() === 'GET' && new URL(response.url()).pathname === '/api/settings',
  );
  await two.page.reload();
  await known;
  await lookAround(two.page);
  await expect(two.page.getByRole('link', { name: 'Account', exact: true })).toBeVisible();
  await chooseTab(two.page, 'Tune');

  const first = taken(one.page);
  await move(strength(one.page), 'End');
  await first;
  const answers: number[] = [];
  two.page.on('response', (response) => {
    if (isOfSettings(response)) answers.push(response.status());
  });
  const second = taken(two.page);
  const high = await move(pitch(two.page), 'End');
  await second;
  expect(answers).toEqual([412, 200]);
  for (const { page } of [one, two]) {
    await expect(strength(page)).toHaveValue('1');
    await expect(pitch(page)).toHaveValue(high);
  }
  await one.context.close();
  await two.context.close();
});
