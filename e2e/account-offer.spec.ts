import { expect, type Page } from '@playwright/test';
import { test } from './account/account-test.ts';
import { mailedLink } from './account/kept-mails.ts';
import {
  confirmAddress,
  fillSignIn,
  fillSignUp,
  openMailedLink,
  person,
  signUp,
} from './account/person.ts';

async function chooseTheYear(page: Page): Promise<void> {
  await page.goto('/#pricing-section');
  await page.getByRole('link', { name: 'Start the annual trial' }).click();
  await page.waitForURL('**/sign-in?offer=annual');
  await expect(page.getByText('Free for 15 days, then $100 is charged')).toBeVisible();
}

async function expectCheckoutOfTheYear(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Checkout');
  await expect(page.getByText('100 usd a year')).toBeVisible();
  await expect(page.getByText('15 days free')).toBeVisible();
  await expect(page.getByText('Free for 15 days, then $100 is charged')).toBeVisible();
}

test('a member who chooses an offer while signed out goes on to pay for it after signing in', async ({
  page,
  site,
  context,
}) => {
  const emmy = person('Emmy Noether');
  await signUp(page, site.dataDir, emmy);
  await context.clearCookies();
  await chooseTheYear(page);
  await fillSignIn(page, { ...emmy, password: 'not the one' });
  await expect(page.getByRole('alert')).toContainText('is not right');
  await page.getByLabel('Password').fill(emmy.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expectCheckoutOfTheYear(page);
});

test('so does a member who signs in at Google', async ({ page, site }) => {
  await site.world.arrive('google', { id: 'g-9', email: 'g9@google.example', name: 'Nine' });
  await chooseTheYear(page);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expectCheckoutOfTheYear(page);
});

test('somebody new goes on to pay after confirming the address; who turns back finds the offer kept', async ({
  page,
  site,
}) => {
  const sofia = person('Sofia Kovalevskaya');
  await chooseTheYear(page);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.waitForURL('**/sign-up?offer=annual');
  await fillSignUp(page, sofia);
  await page.goto(await mailedLink(site.dataDir, sofia.email, /^Confirm/u));
  await expect(page.getByText('Then the payment page opens. Free for 15 days')).toBeVisible();
  await openMailedLink(page, site.dataDir, sofia);
  await expectCheckoutOfTheYear(page);
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.waitForURL('**/#pricing-section');

  await page.goto('/account');
  const plan = page.getByRole('region', { name: 'Plan' });
  await plan
    .getByRole('listitem')
    .first()
    .getByRole('button', { name: 'Start the 15-day trial' })
    .click();
  await expectCheckoutOfTheYear(page);
});

test('where the payment provider does not answer, the person reads that nothing was charged', async ({
  page,
  site,
}) => {
  const hedy = person('Hedy Lamarr');
  await page.route('**/api/billing/checkout', (route) =>
    route.fulfill({
      status: 503,
      json: { error: 'The payment service does not answer.', code: 'billing_unavailable' },
    }),
  );
  await page.goto('/sign-up?offer=monthly');
  await fillSignUp(page, hedy);
  await confirmAddress(page, site.dataDir, hedy);
  await expect(page.getByText('Nothing was charged')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('The payment service does not answer.');
  await page.getByRole('link', { name: 'Go to your account' }).click();
  await page.waitForURL('**/account');
});

test('the free queries of an offer are had from where they are shown, without a purchase', async ({
  page,
  site,
}) => {
  await page.goto('/#pricing');
  const block = page.locator('#pricing');
  await expect(block).toContainText('50 free AI queries');
  await block.getByRole('link', { name: 'Create a free account' }).click();
  await page.waitForURL('**/sign-up?offer=landing&next=/demo');
  await expect(page.getByText('Free, no card.')).toBeVisible();
  await expect(page.getByText('50 free AI queries')).toBeVisible();
  const lynn = person('Lynn Margulis');
  await fillSignUp(page, lynn);
  await confirmAddress(page, site.dataDir, lynn);
  await page.waitForURL(({ pathname }) => pathname === '/demo');
  const quota = await (await page.request.get('/api/quota')).json();
  expect(quota).toMatchObject({ used: 0, limit: 50 });
});

for (const offer of ['annual-14', 'annual']) {
  test(`every step from ${offer} to the account says the same of what is charged`, async ({
    page,
    site,
  }) => {
    const who = person(`Grace ${offer}`);
    const terms = /Free for 15 days, then \$100 is charged, and again every year until you cancel/;
    await page.goto('/#pricing');
    const link = page.locator(`a[data-offer="${offer}"]`);
    await expect(page.locator('[data-offer-cost]').filter({ has: link })).toContainText(terms);
    if (offer === 'annual-14') await page.getByText('Other ways to pay').click();
    await link.click();
    await page.waitForURL(`**/sign-in?offer=${offer}`);
    await expect(page.getByText(terms)).toBeVisible();
    await page.getByRole('link', { name: 'Create an account' }).click();
    await page.waitForURL(`**/sign-up?offer=${offer}`);
    await expect(page.getByText(terms)).toBeVisible();
    await expect(page.getByText('without a card')).toHaveCount(0);
    await fillSignUp(page, who);
    await confirmAddress(page, site.dataDir, who);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Checkout');
    await expect(page.getByText(terms)).toBeVisible();
    await page.getByRole('link', { name: 'Pay' }).click();
    await page.waitForURL('**/checkout-success?*');
    await page.goto('/account');
    const plan = page.getByRole('region', { name: 'Plan' });
    await expect(plan).toContainText('Trial, $100/year');
    await expect(plan).toContainText(
      /Free until .* 20\d\d, then \$100 is charged, and again every year/,
    );
  });
}
