import { createFakeHost, jsonResponse } from '@overtone/testkit/fake-host';
import { describe, expect, it } from 'vitest';
import { createNewsletter } from './newsletter.ts';

const EMAIL = 'Ada@Example.com';
const PATH = '/api/newsletter-subscribers';

function setUp(status?: number) {
  const host = createFakeHost();
  if (status !== undefined) host.respond(PATH, () => jsonResponse({}, status));
  return { host, newsletter: createNewsletter(host) };
}

describe('the newsletter form', () => {
  it('is submitting while the address is on its way, and sends it once', async () => {
    const { host, newsletter } = setUp(201);
    const saved = newsletter.submit(EMAIL);
    expect(newsletter.$status.get()).toBe('submitting');
    expect(await newsletter.submit(EMAIL)).toBe(false);
    expect(await saved).toBe(true);
    expect(host.requests).toMatchObject([{ path: PATH, method: 'POST', body: { email: EMAIL } }]);
  });

  it('is done on success, and idle again after 3 seconds', async () => {
    const { host, newsletter } = setUp(201);
    expect(await newsletter.submit(EMAIL)).toBe(true);
    await host.advance(2999);
    expect(newsletter.$status.get()).toBe('success');
    await host.advance(1);
    expect(newsletter.$status.get()).toBe('idle');
  });

  it.each([500, undefined])(
    'says so on failure (%s), logs it, and is idle after 3 seconds',
    async (status) => {
      const { host, newsletter } = setUp(status);
      expect(await newsletter.submit(EMAIL)).toBe(false);
      expect(newsletter.$status.get()).toBe('error');
      expect(host.logged).toMatchObject([{ level: 'error' }]);
      await host.advance(3000);
      expect(newsletter.$status.get()).toBe('idle');
    },
  );
});
