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

async function open(respond: () => Response) {
  const host = createFakeHost();
  host.respond(PATH, respond);
  return openPage('checkout-success.html', host);
}

describe('the page after a checkout', () => {
  it('celebrates a purchase that is real, counts down and offers the way home at once', async () => {
    const { host } = await open(() => jsonResponse({ isComplete: true, offerId: 'monthly' }));
    await expect.element(page.getByRole('heading', { name: "You're All Set!" })).toBeVisible();
    await expect
      .element(page.getByText('Unlimited daily usage, with no 15-minute limit'))
      .toBeVisible();
    await expect.element(page.getByText('All premium focus modes')).toBeVisible();
    await expect.element(page.getByText('Priority support and new features')).toBeVisible();
    await expect.element(page.getByRole('timer')).toMatchTextContent('10 seconds');
    await host.advance(1000);
    await expect.element(page.getByRole('timer')).toMatchTextContent('9 seconds');
    await expect
      .element(page.getByRole('link', { name: 'Go to Homepage Now' }))
      .toHaveAttribute('href', '/');
  });

  it.each<[number, string, string, string]>([
    [401, 'Sign in to see it', 'Sign in', '/sign-in?next='],
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
    await expect.element(page.getByRole('heading', { name: "We couldn't check" })).toBeVisible();
    isAway = false;
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect.element(page.getByRole('heading', { name: "You're All Set!" })).toBeVisible();
  });
});
