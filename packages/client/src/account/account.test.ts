import { createFakeHost, jsonResponse, settled } from '@overtone/testkit/fake-host';
import { describe, expect, it } from 'vitest';
import { createAccountApi } from './account-api.ts';
import { createAccountStore } from './account-store.ts';
import { keepMemberMark } from './member-mark.ts';
import { returnPath } from './return-path.ts';

const SESSION = '/api/auth/get-session';
const ADA = { id: 'a', email: 'ada@example.org', name: 'Ada', emailVerified: true, role: 'member' };

describe('the account client', () => {
  it('gives the server’s own sentence and code for a refusal', async () => {
    const host = createFakeHost();
    host.respond('/api/auth/sign-in/email', () =>
      jsonResponse({ error: 'Not right.', code: 'invalid_credentials' }, 401),
    );
    expect(await createAccountApi(host).signIn('a@b.example', 'x')).toEqual({
      ok: false,
      reason: { sentence: 'Not right.', code: 'invalid_credentials' },
    });
  });

  it('says what to do when no answer comes', async () => {
    const reply = await createAccountApi(createFakeHost()).billing();
    expect(reply).toMatchObject({ ok: false, reason: { code: null } });
  });

  it('sends what was typed, and the offer with it', async () => {
    const host = createFakeHost();
    host.respond('/api/auth/sign-up/email', () => jsonResponse({ ok: true }));
    const account = { name: 'Ada', email: 'ada@example.org', password: 'longenough' };
    const asked = { ...account, offerId: 'landing', next: '/demo' } as const;
    expect(await createAccountApi(host).signUp(asked)).toMatchObject({ ok: true });
    expect(host.requests).toMatchObject([{ body: asked }]);
  });
});

describe('who sits here', () => {
  it('is asked at once and whenever the page is shown', async () => {
    const host = createFakeHost();
    let user: typeof ADA | null = null;
    host.respond(SESSION, () => jsonResponse({ user }));
    const store = createAccountStore(createAccountApi(host), host);
    expect(store.$who.get()).toEqual({ kind: 'unknown' });
    await settled();
    expect(store.$who.get()).toEqual({ kind: 'visitor' });
    user = ADA;
    host.setVisible(true);
    await settled();
    expect(store.$who.get()).toEqual({ kind: 'member', user: ADA });
    store.stop();
    host.setVisible(true);
    await settled();
    expect(host.requests).toHaveLength(2);
  });

  it('is not forgotten when the server is away for a while', async () => {
    const host = createFakeHost();
    const store = createAccountStore(createAccountApi(host), host);
    await settled();
    expect(store.$who.get()).toEqual({ kind: 'away' });
    host.respond(SESSION, () => jsonResponse({ user: ADA }));
    await store.refresh();
    host.respond(SESSION, () => jsonResponse({ error: 'x', code: 'unavailable' }, 503));
    await store.refresh();
    expect(store.$who.get()).toMatchObject({ kind: 'member' });
  });
});

describe('an account that was deleted somewhere else', () => {
  it('leaves nothing of it in this browser, which says so once', async () => {
    const host = createFakeHost();
    let answer: object = { user: ADA };
    host.respond(SESSION, () => jsonResponse(answer));
    const store = createAccountStore(createAccountApi(host), host);
    keepMemberMark(store.$who, host.storage);
    await settled();
    host.storage.write('overtone.settings.server', JSON.stringify({ person: ADA.id }));
    host.storage.write('overtone.programs', '[]');

    answer = { user: null };
    await store.refresh();
    expect(store.$isAccountGone.get()).toBe(false);
    expect(host.storage.read('overtone.settings.server')).not.toBeNull();

    answer = { user: null, goneAccount: ADA.id };
    await store.refresh();
    expect(store.$who.get()).toEqual({ kind: 'visitor' });
    expect(store.$isAccountGone.get()).toBe(true);
    expect(host.storage.read('overtone.settings.server')).toBeNull();
    expect(host.storage.read('overtone.programs')).toBe('[]');

    const later = createAccountStore(createAccountApi(host), host);
    await later.refresh();
    expect(later.$isAccountGone.get()).toBe(false);
  });
});

describe('the page to come back to', () => {
  it.each([
    ['/account', '/account'],
    ['/insights?days=90', '/insights?days=90'],
    ['//evil.example', '/home'],
    ['/\\evil.example', '/home'],
    ['https://evil.example', '/home'],
    ['javascript:alert(1)', '/home'],
    [null, '/home'],
  ])('for %j is %s', (next, expected) => {
    expect(returnPath(next, '/home')).toBe(expected);
  });
});
