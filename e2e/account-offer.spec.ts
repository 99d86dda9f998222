import { expect, type Page } from '@playwright/test';
import { test } from './account/account-test.ts';
import { confirmAddress, fillSignIn, fillSignUp, person, signUp } from './account/person.ts';

async function chooseTheYear(page: Page): Promise<void> {
  await page.goto('/#pricing-section');
  await page.getByRole('link', { name: 'Start the annual trial' }).click();
  await page.waitForURL('**/sign-in?offer=annual');
  await expect(page.getByText('$100/year')).toBeVisible();
}

async function expectCheckoutOfTheYear(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Checkout');
  await expect(page.getByText('100 usd a year')).toBeVisible();
  await expect(page.getByText('15 days free')).toBeVisible();
}

test('a member who chooses an offer while signed out goes on to pay for it after signing in', async ({
  page,
  context,
}) => {
  const emmy = person('Emmy Noether');
  await signUp(page, emmy);
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

test('somebody new goes on to pay after signing up; who turns back finds the offer kept after confirming', async ({
  page,
  site,
}) => {
  const sofia = person('Sofia Kovalevskaya');
  await chooseTheYear(page);
  await page.getByRole('link', { name: 'Make an account' }).click();
  await page.waitForURL('**/sign-up?offer=annual');
  await fillSignUp(page, sofia);
  await expectCheckoutOfTheYear(page);
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.waitForURL('**/#pricing-section');

  await confirmAddress(page, site.dataDir, sofia);
  await page.getByRole('link', { name: 'Go to your account' }).click();
  const plan = page.getByRole('region', { name: 'Plan' });
  await plan.getByRole('listitem').first().getByRole('button', { name: 'Choose' }).click();
  await expectCheckoutOfTheYear(page);
});

test('where the payment provider does not answer, the person reads that nothing was charged', async ({
  page,
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
  await expect(page.getByText('Nothing was charged')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('The payment service does not answer.');
  await page.getByRole('link', { name: 'Go to your account' }).click();
  await page.waitForURL('**/account');
});
