import { expect, type Page } from '@playwright/test';
import { test } from './account/account-test.ts';
import { MAIL_COMES, mailedLink, mailTo } from './account/kept-mails.ts';
import {
  confirmAddress,
  fillSignIn,
  fillSignUp,
  openMailedLink,
  person,
  signIn,
  signUp,
} from './account/person.ts';
import { openDemo, startDemo } from './demo.ts';

const you = (page: Page) => page.getByRole('region', { name: 'You', exact: true });
const waysIn = (page: Page) => page.getByRole('region', { name: 'How you sign in' });
const places = (page: Page) => page.getByRole('region', { name: 'Where you are signed in' });

for (const provider of ['google', 'microsoft'] as const) {
  const name = provider === 'google' ? 'Google' : 'Microsoft';

  test(`somebody new comes through ${name}, and comes back by the same way`, async ({
    page,
    site,
  }) => {
    const newcomer = {
      id: `${provider}-1`,
      email: `new@${provider}.example`,
      name: 'Mary Shelley',
    };
    await site.world.arrive(provider, newcomer);
    await page.goto('/sign-up');
    await page.getByRole('button', { name: `Continue with ${name}` }).click();
    await page.waitForURL('**/account');
    await expect(page.getByRole('main').getByText(newcomer.name, { exact: true })).toBeVisible();
    await expect(waysIn(page)).toContainText(name);
    await expect(waysIn(page).getByRole('button', { name: 'Remove' })).toHaveCount(0);

    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.waitForURL('**/');
    await page.goto('/sign-in');
    await page.getByRole('button', { name: `Continue with ${name}` }).click();
    await page.waitForURL('**/account');
    await expect(you(page)).toContainText(newcomer.email);
  });
}

test('an account with a password is connected to Google and Microsoft, and to each only on purpose', async ({
  page,
  site,
}) => {
  const grace = person('Grace Hopper');
  await signUp(page, site.dataDir, grace);

  const atGoogle = { id: 'g-grace', email: grace.email, email_verified: true, name: grace.name };
  await site.world.arrive('google', atGoogle);
  await waysIn(page).getByRole('button', { name: 'Connect Google' }).click();
  await expect(waysIn(page).getByRole('listitem').filter({ hasText: 'Google' })).toBeVisible();
  await expect(waysIn(page).getByRole('button', { name: 'Connect Google' })).toHaveCount(0);
  await site.world.arrive('microsoft', { id: 'm-1', email: 'grace@work.example', name: 'Grace' });
  await waysIn(page).getByRole('button', { name: 'Connect Microsoft' }).click();
  await expect(waysIn(page).getByRole('listitem')).toHaveCount(3);

  await waysIn(page)
    .getByRole('listitem')
    .filter({ hasText: 'Microsoft' })
    .getByRole('button', { name: 'Remove' })
    .click();
  await expect(waysIn(page).getByRole('listitem')).toHaveCount(2);

  await page.evaluate(() => localStorage.setItem('overtone.program-left', '{}'));
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.waitForURL('**/');
  expect(await page.evaluate(() => localStorage.getItem('overtone.program-left'))).toBeNull();
  await page.goto('/sign-in');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.waitForURL('**/account');
  await expect(you(page)).toContainText(grace.email);
});

test('whoever signs in before the address is confirmed reads what to do, and gets a new link', async ({
  page,
  site,
}) => {
  const hannah = person('Hannah Arendt');
  await page.goto('/sign-up');
  await fillSignUp(page, hannah);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email');
  await expect(page.getByRole('status')).toContainText(hannah.email);
  await expect(page.getByRole('status')).toBeFocused();
  const old = await mailedLink(site.dataDir, hannah.email, /^Confirm/u);

  await page.goto('/sign-in');
  await fillSignIn(page, { ...hannah, password: 'not the one' });
  await expect(page.getByRole('alert')).toContainText('is not right');
  await expect(page.getByRole('button', { name: 'Send me a new link' })).toHaveCount(0);
  await page.getByLabel('Password').fill(hannah.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert').first()).toContainText('confirm your email address first');
  await page.getByRole('button', { name: 'Send me a new link' }).click();
  await expect(page.getByRole('status')).toContainText('A new link is on its way');
  const newest = () => mailedLink(site.dataDir, hannah.email, /^Confirm/u);
  await expect.poll(newest, MAIL_COMES).not.toBe(old);
  await openMailedLink(page, site.dataDir, hannah);
  await page.waitForURL('**/account');
});

test('an address with an account is not given away by a sign-up; its mailbox is told', async ({
  page,
  site,
}) => {
  const simone = person('Simone Weil');
  await signUp(page, site.dataDir, simone);
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.waitForURL('**/');
  await page.goto('/sign-up');
  await fillSignUp(page, { ...simone, name: 'Somebody', password: 'another password' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email');
  expect(await mailTo(site.dataDir, simone.email, /already have an Overtone account/u)).toContain(
    '/forgot-password',
  );
  await signIn(page, simone);
  await expect(page.getByRole('main').getByText(simone.name, { exact: true })).toBeVisible();
});

test('a desktop app that waits is asked about after the mail, too', async ({ page, site }) => {
  const asked = new URLSearchParams({
    client: 'desktop',
    state: 's'.repeat(22),
    code_challenge: 'c'.repeat(43),
    redirect: 'app.overtone://auth/callback',
  });
  await page.goto(`/sign-in?${asked.toString()}`);
  await page.getByRole('link', { name: 'Create an account' }).click();
  const ada = person('Augusta King');
  await fillSignUp(page, ada);
  await confirmAddress(page, site.dataDir, ada);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to the desktop app?');
});

test('a forgotten password is replaced by mail, and every other sign-in ends', async ({
  page,
  browser,
  site,
}) => {
  // Two browsers, and every password is worked out anew.
  test.slow();
  const alan = person('Alan Turing');
  await signUp(page, site.dataDir, alan);
  const elsewhere = await browser.newContext({ baseURL: site.url });
  const other = await elsewhere.newPage();
  await other.goto('/sign-in');
  await other.getByRole('link', { name: 'Forgot your password?' }).click();
  await other.getByLabel('Email address').fill(alan.email.toUpperCase());
  await other.getByRole('button', { name: 'Send me the link' }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Check your email');
  await expect(other.getByRole('main')).toContainText('a link is on its way');
  await expect(other.getByRole('status')).toBeFocused();

  const link = await mailedLink(site.dataDir, alan.email, /password$/u);
  await other.goto(link);
  await other.getByLabel('New password').fill('short');
  await other.getByRole('button', { name: 'Use this password' }).click();
  await expect(other.getByRole('alert')).toContainText('8');
  await other.getByLabel('New password').fill('a longer password');
  await other.getByRole('button', { name: 'Use this password' }).click();
  await expect(other.getByRole('status')).toContainText('Your new password is set');
  await mailTo(site.dataDir, alan.email, /password was changed$/u);

  await page.reload();
  await page.waitForURL('**/sign-in?next=%2Faccount');
  await fillSignIn(page, alan);
  await expect(page.getByRole('alert')).toContainText('is not right');
  await page.getByLabel('Password').fill('a longer password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/account');

  await other.goto(link);
  await other.getByLabel('New password').fill('yet another one');
  await other.getByRole('button', { name: 'Use this password' }).click();
  await expect(other.getByRole('alert')).not.toBeEmpty();
  await elsewhere.close();
});

test('a sign-in elsewhere is listed, and ends where it is told to', async ({
  page,
  browser,
  site,
}) => {
  const rosa = person('Rosa Luxemburg');
  await signUp(page, site.dataDir, rosa);
  const phone = await browser.newContext({ baseURL: site.url, userAgent: 'A phone' });
  const other = await phone.newPage();
  await signIn(other, rosa);

  await page.reload();
  await expect(places(page).getByRole('listitem')).toHaveCount(2);
  const elsewhere = places(page).getByRole('listitem').filter({ hasText: 'A phone' });
  await elsewhere.getByRole('button', { name: 'Sign out there' }).click();
  await expect(places(page).getByRole('listitem')).toHaveCount(1);
  await other.reload();
  await other.waitForURL('**/sign-in?next=%2Faccount');
  await page.reload();
  await expect(page.getByRole('main').getByText(rosa.name, { exact: true })).toBeVisible();
  await phone.close();
});

test('signing in from the demo happens beside it, and what runs there runs on', async ({
  page,
  context,
  browser,
  site,
}) => {
  const katherine = person('Katherine Johnson');
  const before = await browser.newContext({ baseURL: site.url });
  await signUp(await before.newPage(), site.dataDir, katherine);
  await before.close();

  await openDemo(page);
  await startDemo(page);
  const opening = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Sign in' }).click();
  const popup = await opening;
  await fillSignIn(popup, katherine);
  await popup.waitForURL('**/auth/success?state=*');
  await expect(popup.getByRole('heading', { level: 1 })).toHaveText('Authentication Successful!');
  await expect(popup.getByText('You are signed in.')).toBeVisible();

  await expect(page.getByRole('link', { name: 'Account', exact: true })).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Session on or off' })).toBeChecked();
  const closing = popup.waitForEvent('close');
  const close = popup.getByRole('button', { name: 'Close Window' });
  // The window can be gone before the browser has reported the click; that it goes is what counts.
  await Promise.all([closing, close.click().catch(() => undefined)]);
});
