import { createFakeHost, jsonResponse } from '@overtone/testkit/fake-host';
import { describe, expect, it } from 'vitest';
import { createNewsletter } from './newsletter.ts';

const PATH = '/api/newsletter-subscribers';

function setUp(status?: number) {
  const host = createFakeHost();
  if (status !== undefined) host.respond(PATH, () => jsonResponse({}, status));
  const newsletter = createNewsletter(host);
  newsletter.setEmail('Ada@Example.com');
  return { host, newsletter };
}

describe('the newsletter form', () => {
  it('is submitting while the address is on its way, and sends it once', async () => {
    const { host, newsletter } = setUp(201);
    const saved = newsletter.submit();
    expect(newsletter.$state.get().status).toBe('submitting');
    await newsletter.submit();
    await saved;
    expect(host.requests).toMatchObject([
      { path: PATH, method: 'POST', body: { email: 'Ada@Example.com' } },
    ]);
  });

  it('clears the address on success and is idle again after 3 seconds', async () => {
    const { host, newsletter } = setUp(201);
    await newsletter.submit();
    expect(newsletter.$state.get()).toEqual({ status: 'success', email: '' });
    await host.advance(2999);
    expect(newsletter.$state.get().status).toBe('success');
    await host.advance(1);
    expect(newsletter.$state.get().status).toBe('idle');
  });

  it.each([500, undefined])(
    'keeps the address on failure (%s), logs it, and is idle after 3 seconds',
    async (status) => {
      const { host, newsletter } = setUp(status);
      await newsletter.submit();
      expect(newsletter.$state.get()).toEqual({ status: 'error', email: 'Ada@Example.com' });
      expect(host.logged).toMatchObject([{ level: 'error' }]);
      await host.advance(3000);
      expect(newsletter.$state.get().status).toBe('idle');
    },
  );
});
