import { createFakeHost, jsonResponse } from '@overtone/testkit/fake-host';
import { describe, expect, it } from 'vitest';
import { createCheckoutCheck } from './checkout-check.ts';

const PATH = '/api/billing/checkout/cs_test_1';

function setUp(
  respond?: () => Response | Promise<Response>,
  sessionId: string | null = 'cs_test_1',
) {
  const host = createFakeHost();
  if (respond) host.respond(PATH, respond);
  return { host, check: createCheckoutCheck(host, () => sessionId) };
}

describe('checking a purchase', () => {
  it.each<[string, () => Response, string]>([
    ['one that is complete', () => jsonResponse({ isComplete: true }), 'complete'],
    ['somebody who is not signed in', () => jsonResponse({}, 401), 'signedOut'],
    ['one that is not the person’s own', () => jsonResponse({}, 404), 'unknown'],
    ['a payment service that is away', () => jsonResponse({}, 503), 'failed'],
    ['an answer that is no answer', () => new Response('<h1>Hello</h1>'), 'failed'],
  ])('knows %s', async (_, respond, status) => {
    const { host, check } = setUp(respond);
    check.start();
    expect(check.$status.get()).toBe('checking');
    await host.advance(0);
    expect(check.$status.get()).toBe(status);
  });

  it('celebrates nothing when the network is down', async () => {
    const { host, check } = setUp();
    check.start();
    await host.advance(0);
    expect(check.$status.get()).toBe('failed');
  });

  it('asks nothing about an address that names no purchase', async () => {
    const { host, check } = setUp(undefined, null);
    check.start();
    await host.advance(0);
    expect(check.$status.get()).toBe('unnamed');
    expect(host.requests).toEqual([]);
  });

  it('asks five times about one that is not paid yet, and takes the first yes', async () => {
    const { host, check } = setUp(() => jsonResponse({ isComplete: host.requests.length > 3 }));
    check.start();
    for (let second = 0; second < 20; second += 1) await host.advance(1000);
    expect(check.$status.get()).toBe('complete');
    expect(host.requests).toHaveLength(4);

    const other = setUp(() => jsonResponse({ isComplete: false }));
    other.check.start();
    for (let second = 0; second < 20; second += 1) await other.host.advance(1000);
    expect(other.check.$status.get()).toBe('pending');
    expect(other.host.requests).toHaveLength(5);
  });

  it('is silent once it is stopped, and can be started again', async () => {
    const { host, check } = setUp(() => jsonResponse({ isComplete: host.requests.length > 1 }));
    const stop = check.start();
    await host.advance(0);
    stop();
    stop();
    await host.advance(10_000);
    expect(host.requests).toHaveLength(1);
    check.start();
    await host.advance(0);
    expect(check.$status.get()).toBe('complete');
  });

  it('keeps what is in the address where it belongs', async () => {
    const { host, check } = setUp(undefined, '../../account');
    check.start();
    await host.advance(0);
    expect(host.requests[0]?.path).toBe('/api/billing/checkout/..%2F..%2Faccount');
  });
});
