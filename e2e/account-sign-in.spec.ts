import { expect, type Page } from '@playwright/test';
import { test } from './account/account-test.ts';
import { mailedLink, mailTo } from './account/kept-mails.ts';
import { confirmAddress, fillSignIn, person, signIn, signUp } from './account/person.ts';
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
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(newcomer.name);
    await expect(waysIn(page)).toContainText(name);
    await expect(waysIn(page).getByRole('button', { name: 'Remove' })).toHaveCount(0);

    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL('**/');
    await page.goto('/sign-in');
    await page.getByRole('button', { name: `Continue with ${name}` }).click();
    await page.waitForURL('**/account');
    await expect(you(page)).toContainText(newcomer.email);
  });
}

test('an account with a password is connected to Google and Microsoft, and to each only on purpose', async ({
  page,
  context,
  site,
}) => {
  const grace = person('Grace Hopper');
  await signUp(page, grace);

  // Nobody's address is confirmed yet, so the same address at Google is not enough.
  const atGoogle = { id: 'g-grace', email: grace.email, email_verified: true, name: grace.name };
  await site.world.arrive('google', atGoogle);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL('**/');
  await page.goto('/sign-in');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('alert')).toContainText('There is already an account');
  await context.clearCookies();

  await signIn(page, grace);
  await waysIn(page).getByRole('button', { name: 'Connect Google' }).click();
  await expect(waysIn(page).getByRole('alert')).toContainText('confirm your email address first');
  await confirmAddress(page, site.dataDir, grace);
  await page.goto('/account');

  await waysIn(page).getByRole('button', { name: 'Connect Google' }).click();
  await expect(waysIn(page).getByText('Google', { exact: false }).first()).toBeVisible();
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

  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL('**/');
  await page.goto('/sign-in');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.waitForURL('**/account');
  await expect(you(page)).toContainText(grace.email);
});

test('a forgotten password is replaced by mail, and every other sign-in ends', async ({
  page,
  browser,
  site,
}) => {
  const alan = person('Alan Turing');
  await signUp(page, alan);
  const elsewhere = await browser.newContext({ baseURL: site.url });
  const other = await elsewhere.newPage();
  await other.goto('/sign-in');
  await other.getByRole('link', { name: 'Forgot your password?' }).click();
  await other.getByLabel('Email address').fill(alan.email.toUpperCase());
  await other.getByRole('button', { name: 'Send me the link' }).click();
  await expect(other.getByRole('status')).toContainText('a link is on its way');

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
  await signUp(page, rosa);
  const phone = await browser.newContext({ baseURL: site.url, userAgent: 'A phone' });
  const other = await phone.newPage();
  await signIn(other, rosa);

  await page.reload();
  await expect(places(page).getByRole('listitem')).toHaveCount(2);
  const elsewhere = places(page).getByRole('listitem').filter({ hasText: 'A phone' });
  await elsewhere.getByRole('button', { name: 'End' }).click();
  await expect(places(page).getByRole('listitem')).toHaveCount(1);
  await other.reload();
  await other.waitForURL('**/sign-in?next=%2Faccount');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(rosa.name);
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
  await signUp(await before.newPage(), katherine);
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
