import { createFakeHost, jsonResponse } from '@overtone/testkit/fake-host';
import { describe, expect, it } from 'vitest';
import { buyOffer } from './buy-offer.ts';

const CHECKOUT = '/api/billing/checkout';
const PORTAL = '/api/billing/portal';
const refusal = (code: string, error: string, status: number) => () =>
  jsonResponse({ code, error }, status);

function setUp(respond: () => Response) {
  const host = createFakeHost();
  host.respond(CHECKOUT, respond);
  return host;
}

describe('buying an offer', () => {
  it('leads to the payment page', async () => {
    const host = setUp(() => jsonResponse({ url: 'https://pay.example/1' }));
    expect(await buyOffer(host, 'annual')).toEqual({ goTo: 'https://pay.example/1' });
    expect(host.requests).toMatchObject([{ method: 'POST', body: { offerId: 'annual' } }]);
  });

  it('leads a visitor to the sign-in, with the offer', async () => {
    const host = setUp(refusal('unauthenticated', 'Please sign in first.', 401));
    expect(await buyOffer(host, 'annual-14')).toEqual({ goTo: '/sign-in?offer=annual-14' });
  });

  it('leads a subscriber to where the subscription is managed', async () => {
    const host = setUp(refusal('already_subscribed', 'You already have a subscription.', 409));
    host.respond(PORTAL, () => jsonResponse({ url: 'https://pay.example/portal' }));
    expect(await buyOffer(host, 'monthly')).toEqual({ goTo: 'https://pay.example/portal' });
  });

  it.each([
    ['purchases_closed', 'You can’t buy a plan here yet.', 503],
    ['offer_not_on_sale', 'This offer is not on sale at the moment.', 409],
  ])('says what the server says where it cannot be bought: %s', async (code, sentence, status) => {
    const host = setUp(refusal(code, sentence, status));
    expect(await buyOffer(host, 'hero')).toEqual({ refusal: sentence, isClosed: true });
  });

  it('has a sentence of its own where no answer came', async () => {
    const sentence = 'The payment page could not be opened. Please try again in a moment.';
    expect(await buyOffer(createFakeHost(), 'hero')).toEqual({
      refusal: sentence,
      isClosed: false,
    });
    const host = setUp(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    expect(await buyOffer(host, 'hero')).toEqual({ refusal: sentence, isClosed: false });
  });
});
