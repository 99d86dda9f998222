import { createFakeHost, jsonResponse } from '@overtone/testkit/fake-host';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../testing/open-page.ts';

async function openHome() {
  const host = createFakeHost();
  const { root } = await openPage('index.html', host);
  root.querySelector('#pricing-section')?.scrollIntoView();
  return host;
}

const plans = () => page.getByRole('region', { name: 'Two plans' });

describe('the plans on the home page', () => {
  it('are links that carry the offer, also before anything lives', async () => {
    await openHome();
    await expect
      .element(plans().getByRole('link', { name: 'Start the monthly trial' }))
      .toHaveAttribute('href', '/sign-in?offer=monthly');
    await expect
      .element(plans().getByRole('link', { name: 'Start the annual trial' }))
      .toHaveAttribute('href', '/sign-in?offer=annual');
  });

  it('ask the server for the page to pay on, and say why there is none', async () => {
    const listens = vi.spyOn(HTMLAnchorElement.prototype, 'addEventListener');
    onTestFinished(() => listens.mockRestore());
    const host = await openHome();
    host.respond('/api/billing/checkout', () =>
      jsonResponse({ code: 'billing_unavailable', error: 'The payment service is away.' }, 503),
    );
    const annual = plans().getByRole('link', { name: 'Start the annual trial' });
    // What sells the plans is loaded once they are near; until then the link leads away.
    await expect.poll(() => listens.mock.contexts.includes(annual.element())).toBe(true);
    await annual.click();
    await expect.element(plans().getByText('The payment service is away.')).toBeVisible();
    expect(host.requests).toContainEqual(
      expect.objectContaining({ path: '/api/billing/checkout', body: { offerId: 'annual' } }),
    );
  });
});
