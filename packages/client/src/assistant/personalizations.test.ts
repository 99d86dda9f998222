import { jsonResponse } from '@overtone/testkit/fake-host';
import { describe, expect, it } from 'vitest';
import { answering, PATH, REPLY, setUp } from './testing/set-up.ts';

describe('AI personalizations', () => {
  const quotaBody = { used: 3, limit: 10, aiSuggestions: true, answersWithinMs: 12_000 };

  it('left are known once it is prepared', async () => {
    const { host, assistant } = setUp();
    expect(assistant.$quota.get()).toBeNull();
    host.respond('/api/quota', () => jsonResponse(quotaBody));
    await assistant.prepare();
    expect(assistant.$quota.get()).toEqual({ used: 3, limit: 10 });
  });

  it('are not spoken of where there is no model, or nobody answers', async () => {
    const { host, assistant } = setUp();
    await assistant.prepare();
    host.respond('/api/quota', () => jsonResponse({ ...quotaBody, aiSuggestions: false }));
    await assistant.prepare();
    expect(assistant.$quota.get()).toBeNull();
    expect(host.logged).toEqual([]);
  });

  it('are not asked for where the server has said that it has no model', async () => {
    const { host, assistant, ask } = setUp();
    host.respond('/api/quota', () =>
      jsonResponse({ ...quotaBody, aiSuggestions: false, isOffline: true }),
    );
    host.respond(PATH, () => jsonResponse({ ...REPLY, source: 'offline' }));
    await ask('zero');
    expect(host.requests.at(-1)?.headers.get('prefer')).toBeNull();
    await assistant.prepare();
    await ask('one');
    expect(host.requests.at(-1)?.path).toBe(PATH);
    expect(host.requests.at(-1)?.headers.get('prefer')).toBe('offline');
    expect(assistant.$status.get()).toBe('reply');
  });

  it('follow every answer', async () => {
    const { host, assistant, ask } = answering({ ...REPLY, quota: { used: 4, limit: 10 } });
    const { promise: asked, resolve: answer } = Promise.withResolvers<Response>();
    host.respond('/api/quota', () => asked);
    const preparing = assistant.prepare();
    await ask('one');
    expect(assistant.$quota.get()).toEqual({ used: 4, limit: 10 });
    answer(jsonResponse(quotaBody));
    await preparing;
    expect(assistant.$quota.get()).toEqual({ used: 4, limit: 10 });
  });

  it('are those of whoever has signed in since', async () => {
    const { host, assistant } = setUp();
    host.respond('/api/quota', () => jsonResponse(quotaBody));
    await assistant.prepare();
    host.respond('/api/quota', () => jsonResponse({ ...quotaBody, used: 0, limit: 50 }));
    await assistant.prepare();
    expect(assistant.$quota.get()).toEqual({ used: 0, limit: 50 });
  });

  it('that are used up leave the offline suggestion, with the reason', async () => {
    const { assistant, session, ask } = answering(
      {
        error: 'You have used your 10 free AI personalizations',
        code: 'quota_exhausted',
        quota: { used: 10, limit: 10 },
        fallback: { ...REPLY, source: 'offline' },
      },
      402,
    );
    await ask('one');
    expect(assistant.$quota.get()).toEqual({ used: 10, limit: 10 });
    expect(assistant.$messages.get().at(-1)).toMatchObject({
      failureCode: 'quota_exhausted',
      suggestion: { source: 'offline' },
    });
    expect(session.$settings.get().centerModulationHz).toBe(10);
  });
});
