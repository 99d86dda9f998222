import { errorBodySchema } from '@overtone/domain/contract/error-body';
import { providerPageSchema } from '@overtone/domain/contract/sign-in';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CONNECTIONS_HELD } from '../../../database/connection-shares.ts';
import { credentials, signIns, users } from '../../../database/tables/identity.ts';
import { mails } from '../../../database/tables/mails.ts';
import { type OidcStandIn, startOidcStandIn } from '../../../testing/stand-ins/oidc-stand-in.ts';
import { captureLog, makeFolders, testApp, type TestFolders } from '../../../testing/test-app.ts';
import { linksIn, signUp } from '../../../testing/sign-up.ts';
import { openBrowser, type TestBrowser } from '../../../testing/test-browser.ts';
import { makeTestDatabase, type TestDatabase } from '../../../testing/databases/test-database.ts';
import { testIdentity } from '../../../testing/test-identity.ts';
import type { Identity } from '../identity.ts';
import { providerTokens } from './provider-tokens.ts';

const ADA = { email: 'ada@example.com', password: 'correct horse', name: 'Ada Lovelace' };
const AT_GOOGLE = { id: 'g-1', email: ADA.email, email_verified: true, name: 'Ada at Google' };
const AT_MICROSOFT = { id: 'm-1', email: ADA.email, name: 'Ada at Microsoft' };
const CALLBACK = { google: '/api/auth/callback/google', microsoft: '/api/auth/callback/microsoft' };

let folders: TestFolders;
let test: TestDatabase;
let google: OidcStandIn;
let microsoft: OidcStandIn;
let now: Date;
let identity: Identity;

beforeAll(async () => {
  [folders, test] = await Promise.all([makeFolders(), makeTestDatabase()]);
});
beforeEach(async () => {
  [google, microsoft] = await Promise.all([
    startOidcStandIn('google', `http://localhost${CALLBACK.google}`),
    startOidcStandIn('microsoft', `http://localhost${CALLBACK.microsoft}`),
  ]);
  google.arrive(AT_GOOGLE);
  microsoft.arrive(AT_MICROSOFT);
  await test.clear();
  now = new Date();
});
afterEach(() => Promise.all([google.stop(), microsoft.stop()]));
afterAll(() => Promise.all([folders.remove(), test.close()]));

function server(more: { discoveryUrl?: string } = {}) {
  identity = testIdentity({
    database: test.database,
    now: () => now,
    providers: {
      google: { ...google, ...more },
      microsoft: { ...microsoft, authority: microsoft.origin },
    },
  });
  return testApp(folders, { database: test.database, wallClock: () => now, identity });
}

type ProviderName = keyof typeof CALLBACK;
const standIn = (provider: ProviderName) => (provider === 'google' ? google : microsoft);

/** Begins at `path`, goes through the provider's pages and comes back; says where that ends. */
async function through(
  browser: TestBrowser,
  provider: ProviderName,
  path = '/api/auth/sign-in/social',
  more: object = {},
): Promise<string> {
  const begun = await browser.post(path, {
    provider,
    callbackURL: '/account',
    errorCallbackURL: '/sign-in',
    ...more,
  });
  if (begun.status !== 200) return errorBodySchema.parse(await begun.json()).code;
  const { url } = providerPageSchema.parse(await begun.json());
  const back = await standIn(provider).agree(url);
  const landed = await browser.get(`${back.pathname}${back.search}`);
  expect(landed.status).toBe(302);
  return landed.headers.get('location') ?? '';
}

const signIn = (provider: ProviderName, more: object = {}, browser = openBrowser(server())) =>
  through(browser, provider, '/api/auth/sign-in/social', more);

async function signedUp(app = server(), isConfirmed = true): Promise<TestBrowser> {
  const browser = openBrowser(app);
  await signUp(browser, ADA, linksIn(test.database));
  if (!isConfirmed) await test.database.update(users).set({ emailVerified: false });
  return browser;
}

const link = (browser: TestBrowser, provider: ProviderName, purpose: 'sign-in' | 'calendar') =>
  through(browser, provider, '/api/auth/link-social', { purpose });

async function userId(): Promise<string> {
  const [user] = await test.database.select().from(users);
  return user?.id ?? '';
}

describe.each(['google', 'microsoft'] as const)('signing in with %s', (provider) => {
  it('makes an account, with the offer and the time zone that came along', async () => {
    const browser = openBrowser(server());
    const end = await signIn(provider, { offerId: 'annual', timeZone: 'Asia/Tokyo' }, browser);
    expect(end).toBe('/account');
    expect(await test.database.select().from(users)).toMatchObject([
      {
        email: ADA.email,
        name: provider === 'google' ? 'Ada at Google' : 'Ada at Microsoft',
        // Microsoft vouches for no address; the person is asked.
        emailVerified: provider === 'google',
        offerId: 'annual',
        timeZone: 'Asia/Tokyo',
        image: null,
      },
    ]);
    expect(await test.database.$count(mails)).toBe(provider === 'google' ? 0 : 1);
    expect(await (await browser.get('/api/account')).json()).toMatchObject({
      signInMethods: [provider],
    });
  });

  it('takes a name with characters that no database keeps', async () => {
    standIn(provider).arrive({
      ...(provider === 'google' ? AT_GOOGLE : AT_MICROSOFT),
      name: 'A\u0000da',
    });
    expect(await signIn(provider)).toBe('/account');
    expect(await test.database.select().from(users)).toMatchObject([{ name: 'Ada' }]);
  });

  it('keeps no token that only a sign-in needed', async () => {
    await signIn(provider);
    expect(await test.database.select().from(credentials)).toMatchObject([
      { providerId: provider, accessToken: null, refreshToken: null, idToken: null },
    ]);
  });

  it('finds the account again, also after the address at the provider changed', async () => {
    const app = server();
    await signIn(provider, {}, openBrowser(app));
    const moved = {
      ...AT_GOOGLE,
      id: provider === 'google' ? 'g-1' : 'm-1',
      email: 'new@example.com',
    };
    standIn(provider).arrive(moved);
    expect(await signIn(provider, {}, openBrowser(app))).toBe('/account');
    expect(await test.database.select().from(users)).toMatchObject([{ email: ADA.email }]);
    expect(await test.database.$count(signIns)).toBe(2);
  });

  it('never enters an account whose address was not confirmed', async () => {
    const app = server();
    await signedUp(app, false);
    const browser = openBrowser(app);
    const end = await signIn(provider, {}, browser);
    expect(end).toBe('/sign-in?error=account_not_linked');
    expect(browser.cookies.has('auth-token')).toBe(false);
    expect(await test.database.$count(credentials)).toBe(1);
  });

  it('drops what an altered page makes of offer and time zone', async () => {
    const answer = await openBrowser(server()).post('/api/auth/sign-in/social', {
      provider,
      callbackURL: '/account',
      offerId: 'free-for-ever',
    });
    expect(answer.status).toBe(400);
  });

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', ''])(
    'comes back to this site only, not to %j',
    async (callbackURL) => {
      const answer = await openBrowser(server()).post('/api/auth/sign-in/social', {
        provider,
        callbackURL,
      });
      expect(answer.status).toBe(400);
    },
  );
});

describe('an account whose address was confirmed', () => {
  it('is entered with Google, which vouches for the same address', async () => {
    const app = server();
    await signedUp(app);
    expect(await signIn('google', {}, openBrowser(app))).toBe('/account');
    expect(await test.database.$count(users)).toBe(1);
    expect(await test.database.$count(credentials)).toBe(2);
  });

  it('is not entered with a provider that does not vouch for the address', async () => {
    const app = server();
    await signedUp(app);
    google.arrive({ ...AT_GOOGLE, email_verified: false });
    for (const provider of ['google', 'microsoft'] as const) {
      const end = await signIn(provider, {}, openBrowser(app));
      expect(end).toBe('/sign-in?error=account_not_linked');
    }
    expect(await test.database.$count(credentials)).toBe(1);
  });
});

describe('an account with two-step sign-in', () => {
  it('is not entered by whoever has its address at Google, but with one that was connected', async () => {
    const browser = await signedUp();
    await test.database.update(users).set({ twoFactorEnabled: true });
    expect(await signIn('google')).toContain('error=account_not_linked');
    expect(await test.database.$count(credentials)).toBe(1);
    expect(await link(browser, 'google', 'sign-in')).toBe('/account');
    expect(await signIn('google')).toBe('/account');
  });
});

describe('connecting a provider', () => {
  it.each(['google', 'microsoft'] as const)(
    'takes a calendar of another address, with encrypted tokens, from %s',
    async (provider) => {
      const browser = await signedUp();
      standIn(provider).arrive({ ...AT_MICROSOFT, id: 'work', email: 'ada@work.example' });
      expect(await link(browser, provider, 'calendar')).toBe('/account');
      const [row] = await test.database
        .select()
        .from(credentials)
        .where(eq(credentials.providerId, provider));
      expect(row?.accessToken).toMatch(/^.{40,}$/u);
      const given = await providerTokens(identity, captureLog().log).accessTokenFor(
        await userId(),
        provider,
        { isRefused: false },
      );
      expect(given.ok && given.value).toMatch(/^[\w-]{43}$/u);
      expect(given.ok && row?.accessToken?.includes(given.value)).toBe(false);
      expect(await (await browser.get('/api/auth/list-accounts')).json()).toMatchObject({
        methods: [{ kind: 'password' }, { kind: provider, hasCalendar: true }],
      });
    },
  );

  it('is told by mail, once, so that nobody else does it unnoticed', async () => {
    const app = server();
    const browser = await signedUp(app);
    const told = () => test.database.$count(mails, eq(mails.kind, 'sign_in_added'));
    expect(await told()).toBe(0);
    await link(browser, 'google', 'sign-in');
    expect(await told()).toBe(1);
    await signIn('google', {}, openBrowser(app));
    expect(await told()).toBe(1);
  });

  it('waits until the address is confirmed', async () => {
    const browser = await signedUp(server(), false);
    expect(await link(browser, 'google', 'calendar')).toBe('email_unverified');
  });

  it('takes no account that belongs to somebody else', async () => {
    const app = server();
    google.arrive({ ...AT_GOOGLE, email: 'eve@example.com' });
    await signIn('google', {}, openBrowser(app));
    const browser = await signedUp(app);
    expect(await link(browser, 'google', 'calendar')).toBe(
      '/sign-in?error=account_already_linked_to_different_user',
    );
  });

  it('is not undone by a sign-in that asks for less', async () => {
    const app = server();
    const browser = await signedUp(app);
    await link(browser, 'google', 'calendar');
    const before = await test.database.select().from(credentials);
    await signIn('google', {}, openBrowser(app));
    expect(await test.database.select().from(credentials)).toEqual(before);
  });

  it('can be undone, but not for the last way to sign in', async () => {
    const app = server();
    const browser = openBrowser(app);
    await signIn('google', {}, browser);
    const [only] = await test.database.select().from(credentials);
    const answer = await browser.post('/api/auth/unlink-account', { id: only?.id });
    expect(errorBodySchema.parse(await answer.json()).code).toBe('last_sign_in_method');

    await link(browser, 'microsoft', 'sign-in');
    expect((await browser.post('/api/auth/unlink-account', { id: only?.id })).status).toBe(200);
    expect(await test.database.select().from(credentials)).toMatchObject([
      { providerId: 'microsoft' },
    ]);
  });
});

describe('a token for a calendar', () => {
  async function connected(provider: ProviderName) {
    const browser = await signedUp();
    await link(browser, provider, 'calendar');
    const { log, lines } = captureLog();
    const { accessTokenFor } = providerTokens(identity, log);
    const id = await userId();
    return {
      lines,
      ask: (isRefused = false) => accessTokenFor(id, provider, { isRefused }),
      expire: () =>
        test.database.update(credentials).set({ accessTokenExpiresAt: now, updatedAt: now }),
    };
  }

  it.each(['google', 'microsoft'] as const)(
    'of %s is renewed once when five ask for it at its end, and all five get it',
    async (provider) => {
      const { ask, expire } = await connected(provider);
      const first = await ask();
      await expire();
      const five = await Promise.all([ask(), ask(), ask(), ask(), ask()]);
      expect(five.every(({ ok }) => ok)).toBe(true);
      expect(new Set(five.map((given) => given.ok && given.value)).size).toBe(1);
      expect(five[0]).not.toEqual(first);
      expect(standIn(provider).renewals()).toEqual({ granted: 1, refused: 0 });

      // The token that replaced the used one works, too.
      await expire();
      expect((await ask()).ok).toBe(true);
      expect(standIn(provider).renewals()).toEqual({ granted: 2, refused: 0 });
    },
  );

  it('holds no more than its share of the connections while it is renewed, however many ask', async () => {
    const { expire } = await connected('google');
    await expire();
    let open = 0;
    let mostOpen = 0;
    const { database, together } = identity.transactions;
    const counted: typeof together = async (work) => {
      mostOpen = Math.max(mostOpen, ++open);
      return together(work).finally(() => open--);
    };
    const transactions = { database, together: counted };
    const { accessTokenFor } = providerTokens({ ...identity, transactions }, captureLog().log);
    const id = await userId();
    const asked = Array.from({ length: 5 }, () =>
      accessTokenFor(id, 'google', { isRefused: false }),
    );
    expect((await Promise.all(asked)).every(({ ok }) => ok)).toBe(true);
    expect(mostOpen).toBe(CONNECTIONS_HELD.tokens);
  });

  it('is not renewed while it lasts, unless it was refused', async () => {
    const { ask } = await connected('google');
    const first = await ask();
    expect(await ask()).toEqual(first);
    expect(await ask(true)).toEqual(first);
    now = new Date(now.getTime() + 2 * 60_000);
    expect(await ask(true)).not.toEqual(first);
    expect(google.renewals().granted).toBe(1);
  });

  it('needs a new consent when the person took it back', async () => {
    const { ask, expire, lines } = await connected('google');
    await expire();
    google.takeBack();
    expect(await ask()).toEqual({ ok: false, reason: 'needs_consent' });
    expect(lines()).toMatchObject([{ provider: 'google', reason: 'invalid_grant' }]);
    expect(JSON.stringify(lines())).not.toContain('example.com');
  });

  it('is not there while the provider is away, and is when it is back', async () => {
    const { ask, expire } = await connected('microsoft');
    await expire();
    await microsoft.stop();
    expect(await ask()).toEqual({ ok: false, reason: 'unavailable' });
    microsoft = await startOidcStandIn('microsoft', `http://localhost${CALLBACK.microsoft}`);
  });

  it('is nobody else’s, and none where no calendar was connected', async () => {
    const browser = await signedUp();
    await link(browser, 'google', 'sign-in');
    const { accessTokenFor } = providerTokens(identity, captureLog().log);
    for (const id of [await userId(), 'somebody else']) {
      expect(await accessTokenFor(id, 'google', { isRefused: false })).toEqual({
        ok: false,
        reason: 'needs_consent',
      });
    }
  });
});

describe('a provider', () => {
  it('that is not configured, or away, can not be signed in with; the rest goes on', async () => {
    const app = server({ discoveryUrl: 'http://127.0.0.1:1/.well-known/openid-configuration' });
    expect(await signIn('google', {}, openBrowser(app))).toBe('provider_unavailable');
    expect(await signIn('microsoft', {}, openBrowser(app))).toBe('/account');
    const without = testApp(folders, { database: test.database });
    expect(await signIn('google', {}, openBrowser(without))).toBe('provider_unavailable');
  });

  it('says so in the capabilities', async () => {
    expect(await (await server().request('/api/capabilities')).json()).toMatchObject({
      accounts: true,
      signInWithGoogle: true,
      signInWithMicrosoft: true,
    });
    expect(await (await testApp(folders).request('/api/capabilities')).json()).toMatchObject({
      signInWithGoogle: false,
      signInWithMicrosoft: false,
    });
  });

  it('that sends back a made-up or somebody else’s answer signs nobody in', async () => {
    const app = server();
    const browser = openBrowser(app);
    const begun = await browser.post('/api/auth/sign-in/social', {
      provider: 'google',
      callbackURL: '/account',
    });
    const { url } = providerPageSchema.parse(await begun.json());
    const back = await google.agree(url);
    const stranger = openBrowser(app);
    for (const [who, query] of [
      [stranger, back.search],
      [browser, '?code=made-up&state=made-up'],
      [browser, ''],
    ] as const) {
      const landed = await who.get(`${CALLBACK.google}${query}`);
      expect(landed.status).toBe(302);
      expect(landed.headers.get('location')).toMatch(/\/sign-in\?error=\w+$/u);
      expect(who.cookies.has('auth-token')).toBe(false);
    }
    expect(await test.database.$count(users)).toBe(0);
  });
});
