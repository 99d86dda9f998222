import { createFakeHost, jsonResponse } from '@overtone/testkit/fake-host';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../testing/open-page.ts';

const PATH = '/api/billing/checkout/cs_test_1';
let address: string;

beforeEach(() => {
  address = location.href;
  history.replaceState(null, '', '?session_id=cs_test_1');
});
afterEach(() => history.replaceState(null, '', address));

async function open(respond: () => Response, billing?: object) {
  const host = createFakeHost();
  if (billing !== undefined) host.respond('/api/billing', () => jsonResponse(billing));
  host.respond(PATH, respond);
  return openPage('checkout-success.html', host);
}

async function expectBenefits(): Promise<void> {
  await expect.element(page.getByRole('heading', { name: "You're All Set!" })).toBeVisible();
  await expect
    .element(page.getByText('Unlimited daily usage, with no 15-minute limit'))
    .toBeVisible();
  await expect.element(page.getByText('All premium focus modes')).toBeVisible();
  await expect.element(page.getByText('Priority support and new features')).toBeVisible();
  await expect.element(page.getByRole('timer')).toMatchTextContent('10 seconds');
  await expect
    .element(page.getByRole('link', { name: 'Go to Homepage Now' }))
    .toHaveAttribute('href', '/');
}

describe('the page after a checkout', () => {
  it('is as it is described where no checkout is named, and asks nothing', async () => {
    history.replaceState(null, '', location.pathname);
    const { host } = await open(() => jsonResponse({}, 404));
    await expectBenefits();
    await expect.element(page.getByText(/Thank you/)).not.toBeInTheDocument();
    expect(host.requests.filter(({ path }) => path.includes('checkout'))).toEqual([]);
  });

  it('promises no mail that nobody sends', async () => {
    await open(() => jsonResponse({ isComplete: true, offerId: 'monthly' }));
    await expectBenefits();
    await expect
      .element(page.getByRole('main').getByText(/receipt|mail/iu))
      .not.toBeInTheDocument();
    await expect
      .element(page.getByRole('main').getByRole('link', { name: 'your account page' }))
      .toHaveAttribute('href', '/account');
  });

  it('celebrates a purchase that is real, counts down and offers the way home at once', async () => {
    const { host } = await open(() => jsonResponse({ isComplete: true, offerId: 'monthly' }));
    await expectBenefits();
    await host.advance(1000);
    await expect.element(page.getByRole('timer')).toMatchTextContent('9 seconds');
  });

  it('says which plan was bought and when it is charged, and leads to a session', async () => {
    await open(() => jsonResponse({ isComplete: true, offerId: 'monthly' }), {
      purchases: true,
      subscription: 'active',
      offerId: 'monthly',
      trialEndsAt: null,
      renewsAt: '2026-12-26T12:00:00.000Z',
      cancelAtPeriodEnd: false,
      endsAt: null,
      isPaymentDue: false,
      refundDays: 30,
      trialUsed: true,
    });
    await expectBenefits();
    const main = page.getByRole('main');
    await expect.element(main.getByText('Subscribed, $20/month')).toBeVisible();
    await expect.element(main.getByText(/\$20 is charged on 26 December 2026/u)).toBeVisible();
    await expect
      .element(main.getByRole('link', { name: 'Begin a session' }))
      .toHaveAttribute('href', '/demo');
  });

  it.each<[number, string, string, string]>([
    [401, 'Sign in to see your purchase', 'Sign in', '/sign-in?next='],
    [404, 'Nothing to see here yet', 'See the plans', '/#pricing-section'],
  ])('celebrates nothing after %d, and shows a way on', async (status, title, name, href) => {
    await open(() => jsonResponse({}, status));
    await expect.element(page.getByRole('heading', { name: title })).toBeVisible();
    const way = page.getByRole('main').getByRole('link', { name, exact: true });
    expect(way.element().getAttribute('href')).toContain(href);
    await expect.element(page.getByRole('timer')).not.toBeInTheDocument();
    await expect.element(page.getByText("You're All Set!")).not.toBeInTheDocument();
  });

  it('asks again when it is told to', async () => {
    let isAway = true;
    await open(() => jsonResponse({ isComplete: true }, isAway ? 503 : 200));
    await expect.element(page.getByRole('heading', { name: 'We couldn’t check' })).toBeVisible();
    isAway = false;
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect.element(page.getByRole('heading', { name: "You're All Set!" })).toBeVisible();
  });
});
