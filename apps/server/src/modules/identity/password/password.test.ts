import { MAX_PASSWORD_LENGTH } from '@overtone/domain/account/password';
import { errorBodySchema } from '@overtone/domain/contract/error-body';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { credentials, signIns, users, verifications } from '../../../database/tables/identity.ts';
import { mails } from '../../../database/tables/mails.ts';
import { mailedLinks } from '../../../testing/mails/mailed-links.ts';
import { memoryRateLimiter } from '../../../testing/in-memory/memory-rate-limiter.ts';
import { captureLog, makeFolders, testApp, type TestFolders } from '../../../testing/test-app.ts';
import { linksIn, signUp } from '../../../testing/sign-up.ts';
import { openBrowser } from '../../../testing/test-browser.ts';
import { makeTestDatabase, type TestDatabase } from '../../../testing/databases/test-database.ts';
import { testIdentity } from '../../../testing/test-identity.ts';
import type { IdentityOptions } from '../identity.ts';

const ADA = { email: 'ada@example.com', password: 'correct horse', name: 'Ada Lovelace' };
const NEW_PASSWORD = 'battery staple';

let folders: TestFolders;
let test: TestDatabase;
let now: Date;

beforeAll(async () => {
  [folders, test] = await Promise.all([makeFolders(), makeTestDatabase()]);
});
beforeEach(async () => {
  await test.clear();
  now = new Date();
});
afterAll(() => Promise.all([folders.remove(), test.close()]));

const pass = (ms: number) => {
  now = new Date(now.getTime() + ms);
};

function server(more: Partial<IdentityOptions> = {}) {
  const identity = testIdentity({ database: test.database, now: () => now, ...more });
  return testApp(folders, {
    database: test.database,
    wallClock: () => now,
    identity,
    ...(more.log && { log: more.log }),
  });
}

async function signedUp(app = server(), person = ADA) {
  const browser = openBrowser(app);
  await signUp(browser, person, linksIn(test.database));
  return browser;
}

async function codeOf(response: Response): Promise<[number, string]> {
  return [response.status, errorBodySchema.parse(await response.json()).code];
}

const tokenIn = (link: URL | undefined) => link?.searchParams.get('token') ?? '';

describe('signing in', () => {
  it('takes the address in any case, and shows nobody a token', async () => {
    const app = server();
    await signedUp(app);
    const browser = openBrowser(app);
    const answer = await browser.post('/api/auth/sign-in/email', {
      email: 'ADA@EXAMPLE.com',
      password: ADA.password,
    });
    expect(Object.keys(z.record(z.string(), z.unknown()).parse(await answer.json()))).toEqual([
      'user',
    ]);
    const session = await browser.get('/api/auth/get-session');
    expect(await session.json()).toMatchObject({ user: { email: ADA.email } });
  });

  it('answers the same to a wrong password and to an unknown address', async () => {
    const app = server();
    await signedUp(app);
    const tries = [
      { email: ADA.email, password: 'wrong password' },
      { email: 'nobody@example.com', password: 'wrong password' },
    ].map((body) => openBrowser(app).post('/api/auth/sign-in/email', body));
    const answers = await Promise.all(
      (await Promise.all(tries)).map(async (answer) => {
        const { requestId: _, ...rest } = errorBodySchema.parse(await answer.json());
        return [answer.status, rest];
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.[0]).toBe(401);
  });

  it('takes a password that is longer than any for a wrong one', async () => {
    const app = server();
    const browser = await signedUp(app);
    const password = 'x'.repeat(MAX_PASSWORD_LENGTH + 1);
    const signIn = openBrowser(app).post('/api/auth/sign-in/email', { email: ADA.email, password });
    expect(await codeOf(await signIn)).toEqual([401, 'invalid_credentials']);
    const change = { currentPassword: password, newPassword: NEW_PASSWORD };
    expect(await codeOf(await browser.post('/api/auth/change-password', change))).toEqual([
      403,
      'wrong_password',
    ]);
  });

  it('ends at sign-out, on the server too', async () => {
    const app = server();
    const browser = await signedUp(app);
    const stolen = browser.cookies.get('auth-token') ?? '';
    expect((await browser.post('/api/auth/sign-out', {})).status).toBe(200);
    expect(browser.cookies.has('auth-token')).toBe(false);
    const thief = await app.request('/api/account', {
      headers: { cookie: `auth-token=${stolen}` },
    });
    expect(await codeOf(thief)).toEqual([401, 'unauthenticated']);
  });

  it('is asked about with HEAD as with GET', async () => {
    const app = server();
    await signedUp(app);
    const head = await app.request('/api/auth/get-session', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  it('can’t be ended by an id that no id can be', async () => {
    const browser = await signedUp(server());
    const answer = await browser.post('/api/auth/revoke-session', { id: '\0' });
    expect(await codeOf(answer)).toEqual([400, 'invalid_request']);
  });

  it('believes no cookie that this server did not sign', async () => {
    const app = server();
    const browser = await signedUp(app);
    const [row] = await test.database.select().from(signIns);
    for (const value of [row?.token ?? '', `${row?.token}.`, `${row?.token}.AAAA`, 'x.y', '.']) {
      for (const headers of [
        { cookie: `auth-token=${value}` },
        { authorization: `Bearer ${value}` },
      ]) {
        expect((await app.request('/api/account', { headers })).status).toBe(401);
      }
    }
    expect((await browser.get('/api/account')).status).toBe(200);
  });

  it('is prolonged while it is used, and over thirty days after it was last used', async () => {
    const app = server();
    const browser = await signedUp(app);
    const days = (count: number) => count * 86_400_000;
    pass(days(20));
    expect((await browser.get('/api/account')).status).toBe(200);
    pass(days(29));
    expect((await browser.get('/api/account')).status).toBe(200);
    pass(days(31));
    expect((await browser.get('/api/account')).status).toBe(401);
  });

  it('ends half a year after it began, however often it is used', async () => {
    const app = server();
    const browser = await signedUp(app);
    for (let day = 20; day < 180; day += 20) {
      pass(20 * 86_400_000);
      expect((await browser.get('/api/account')).status).toBe(200);
    }
    pass(21 * 86_400_000);
    expect((await browser.get('/api/account')).status).toBe(401);
    expect(await (await browser.get('/api/auth/get-session')).json()).toEqual({ user: null });
  });

  it('is taken by browsers from this host alone, where people use HTTPS', async () => {
    const siteUrl = 'https://overtone.example';
    const browser = openBrowser(server({ siteUrl, origins: [siteUrl] }), siteUrl);
    await signUp(browser, ADA, linksIn(test.database));
    const answer = await browser.post('/api/auth/sign-in/email', {
      email: ADA.email,
      password: ADA.password,
    });
    const cookie = answer.headers.getSetCookie().find((text) => text.includes('auth-token='));
    expect(cookie).toMatch(/^__Host-auth-token=/u);
    expect(cookie).toMatch(/; Path=\/;/u);
    expect(cookie).toMatch(/; Secure/u);
    expect(cookie).toMatch(/; HttpOnly/u);
    expect(cookie).not.toMatch(/domain/iu);
    expect((await browser.get('/api/account')).status).toBe(200);
    expect((await browser.post('/api/auth/sign-out', {})).status).toBe(200);
    // What stays says only that this browser is known.
    expect([...browser.cookies.keys()]).toEqual(['__Host-overtone_browser']);
  });

  it('that is not to be remembered ends with the browser, or within a day', async () => {
    const app = server();
    await signedUp(app);
    const browser = openBrowser(app);
    const answer = await browser.post('/api/auth/sign-in/email', {
      email: ADA.email,
      password: ADA.password,
      rememberMe: false,
    });
    const cookie = answer.headers.getSetCookie().find((text) => text.startsWith('auth-token='));
    expect(cookie).not.toMatch(/max-age|expires/iu);
    pass(23 * 3_600_000);
    expect((await browser.get('/api/account')).status).toBe(200);
    pass(2 * 3_600_000);
    expect((await browser.get('/api/account')).status).toBe(401);
  });

  it('can be tried only so often, from one address and with one account', async () => {
    const few = memoryRateLimiter({ perMinute: 2, now: () => 0 });
    const many = memoryRateLimiter({ perMinute: 1000, now: () => 0 });
    const attempt = { email: 'nobody@example.com', password: 'wrong password' };
    for (const limiters of [
      {
        attempts: few,
        passwords: many,
        mails: many,
        changes: many,
        codes: many,
        newBrowsers: many,
        wrongTries: many,
        wrongTryMails: many,
      },
      {
        attempts: many,
        passwords: memoryRateLimiter({ perMinute: 2, now: () => 0 }),
        mails: many,
        changes: many,
        codes: many,
        newBrowsers: many,
        wrongTries: many,
        wrongTryMails: many,
      },
    ]) {
      const browser = openBrowser(server({ limiters }));
      const statuses = [];
      for (let index = 0; index < 3; index++) {
        statuses.push((await browser.post('/api/auth/sign-in/email', attempt)).status);
      }
      expect(statuses).toEqual([401, 401, 429]);
    }
  });
});

describe('a sign-in that somebody else prepared', () => {
  it('is not the one that a person gets', async () => {
    const app = server();
    const attacker = await signedUp(app, { ...ADA, email: 'mallory@example.com' });
    await signedUp(app);
    const planted = attacker.cookies.get('auth-token') ?? '';
    const answer = await app.request('/api/auth/sign-in/email', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: 'http://localhost',
        cookie: `auth-token=${planted}`,
      },
      body: JSON.stringify({ email: ADA.email, password: ADA.password }),
    });
    const [given = ''] = answer.headers.getSetCookie();
    expect(given).toMatch(/^auth-token=/u);
    expect(given).not.toContain(planted);
    const account = await (await attacker.get('/api/account')).json();
    expect(account).toMatchObject({ email: 'mallory@example.com' });
  });
});

describe('a request from another site', () => {
  const evil = 'https://evil.example';

  it.each([
    ['/api/auth/sign-out', {}],
    ['/api/auth/change-password', { currentPassword: ADA.password, newPassword: NEW_PASSWORD }],
    ['/api/auth/revoke-other-sessions', {}],
    [
      '/api/auth-handover',
      {
        state: 's'.repeat(16),
        codeChallenge: 'c'.repeat(43),
        redirect: 'app.overtone://auth/callback',
      },
    ],
  ])('to %s in the name of somebody who is signed in is refused', async (path, body) => {
    const app = server();
    const { cookies } = await signedUp(app);
    const cookie = `auth-token=${cookies.get('auth-token')}`;
    for (const headers of [{ cookie, origin: evil }, { cookie }, { cookie, origin: 'null' }]) {
      const answer = await app.request(path, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      expect(await codeOf(answer)).toEqual([403, 'forbidden']);
    }
    expect(await test.database.$count(signIns)).toBe(1);
  });

  it('can not sign somebody in with a form', async () => {
    const app = server();
    await signedUp(app);
    const answer = await app.request('/api/auth/sign-in/email', {
      method: 'POST',
      headers: { origin: evil, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ email: ADA.email, password: ADA.password }),
    });
    expect(answer.status).toBe(415);
  });
});

describe('a forgotten password', () => {
  async function resetLink(app = server()) {
    await openBrowser(app).post('/api/auth/request-password-reset', { email: ADA.email });
    return (await mailedLinks(test.database, ADA.email)).find(
      ({ pathname }) => pathname === '/reset-password',
    );
  }

  it('is replaced with the mailed link, once, and every sign-in ends', async () => {
    const app = server();
    const browser = await signedUp(app);
    const token = tokenIn(await resetLink(app));
    const answer = await openBrowser(app).post('/api/auth/reset-password', {
      token,
      newPassword: NEW_PASSWORD,
    });
    expect(await answer.json()).toEqual({ ok: true });
    expect((await browser.get('/api/account')).status).toBe(401);
    const signIn = (password: string) =>
      openBrowser(app).post('/api/auth/sign-in/email', { email: ADA.email, password });
    expect((await signIn(ADA.password)).status).toBe(401);
    expect((await signIn(NEW_PASSWORD)).status).toBe(200);
    expect(
      await codeOf(
        await openBrowser(app).post('/api/auth/reset-password', {
          token,
          newPassword: 'again again',
        }),
      ),
    ).toEqual([400, 'link_expired']);
    const kinds = (await test.database.select().from(mails)).map(({ kind }) => kind);
    expect(kinds).toContain('password_changed');
  });

  it('is not replaced by one that is too short or too common, and the link may be used again', async () => {
    const app = server();
    await signedUp(app);
    const token = tokenIn(await resetLink(app));
    const reset = async (newPassword: string) =>
      openBrowser(app).post('/api/auth/reset-password', { token, newPassword });
    for (const newPassword of ['', 'seven77', 'x'.repeat(1000), 'football']) {
      expect((await codeOf(await reset(newPassword)))[0]).toBe(400);
    }
    expect((await reset('eight 88')).status).toBe(200);
  });

  it('is replaced once, however many links were asked for: all others end with the first', async () => {
    const app = server();
    await signedUp(app);
    for (let asked = 0; asked < 3; asked++) {
      await openBrowser(app).post('/api/auth/request-password-reset', { email: ADA.email });
    }
    const tokens = (await mailedLinks(test.database, ADA.email))
      .filter(({ pathname }) => pathname === '/reset-password')
      .map(tokenIn);
    const answers = [];
    for (const token of tokens) {
      const body = { token, newPassword: NEW_PASSWORD };
      answers.push((await openBrowser(app).post('/api/auth/reset-password', body)).status);
    }
    expect(answers).toEqual([200, 400, 400]);
    expect(await test.database.$count(verifications)).toBe(0);
  });

  it('is answered the same for an address without an account, with no mail', async () => {
    const app = server();
    await signedUp(app);
    const ask = async (email: string) => {
      const answer = await openBrowser(app).post('/api/auth/request-password-reset', { email });
      return [answer.status, await answer.json()];
    };
    expect(await ask('nobody@example.com')).toEqual(await ask(ADA.email));
    expect(await mailedLinks(test.database, 'nobody@example.com')).toEqual([]);
  });

  it('leaves no usable token in the database', async () => {
    const app = server();
    await signedUp(app);
    const token = tokenIn(await resetLink(app));
    expect(token.length).toBeGreaterThan(20);
    const rows = JSON.stringify([
      await test.database.select().from(verifications),
      await test.database.select().from(mails),
    ]);
    expect(rows).not.toContain(token);
  });

  it('can no longer be replaced an hour later', async () => {
    const app = server();
    await signedUp(app);
    const token = tokenIn(await resetLink(app));
    pass(3_600_000);
    const late = await openBrowser(app).post('/api/auth/reset-password', {
      token,
      newPassword: NEW_PASSWORD,
    });
    expect(await codeOf(late)).toEqual([400, 'link_expired']);
  });

  it('gives the account to whoever reads its mails, and to nobody who was there before', async () => {
    const app = server();
    const intruder = await signedUp(app);
    const [user] = await test.database.update(users).set({ emailVerified: false }).returning();
    await test.database.insert(credentials).values({
      id: 'intruders-google',
      accountId: '1',
      providerId: 'google',
      userId: user?.id ?? '',
      createdAt: now,
      updatedAt: now,
    });
    await openBrowser(app).post('/api/auth/reset-password', {
      token: tokenIn(await resetLink(app)),
      newPassword: NEW_PASSWORD,
    });
    expect((await intruder.get('/api/account')).status).toBe(401);
    expect(await test.database.select().from(credentials)).toMatchObject([
      { providerId: 'credential' },
    ]);
    expect(await test.database.select().from(users)).toMatchObject([{ emailVerified: true }]);
  });
});

describe('changing the password', () => {
  it('needs the old one, ends the other sign-ins, and is told by mail', async () => {
    const app = server();
    const browser = await signedUp(app);
    const other = openBrowser(app);
    await other.post('/api/auth/sign-in/email', { email: ADA.email, password: ADA.password });
    const change = (currentPassword: string, newPassword = NEW_PASSWORD) =>
      browser.post('/api/auth/change-password', { currentPassword, newPassword });
    expect(await codeOf(await change('not my password'))).toEqual([403, 'wrong_password']);
    expect(await codeOf(await change(ADA.password, 'iloveyou'))).toEqual([400, 'common_password']);
    expect((await change(ADA.password)).status).toBe(200);
    expect((await browser.get('/api/account')).status).toBe(200);
    expect((await other.get('/api/account')).status).toBe(401);
    const rows = await test.database.select().from(mails).where(eq(mails.kind, 'password_changed'));
    expect(rows).toMatchObject([{ recipient: ADA.email }]);
  });
});

it('changing the password ends mailed links, and what was begun at a provider with the account', async () => {
  const app = server();
  const browser = await signedUp(app);
  await browser.post('/api/auth/request-password-reset', { email: ADA.email });
  const [user] = await test.database.select().from(users);
  const begun = (id: string, link?: { userId: string | undefined }) => ({
    id,
    identifier: `auth-state:${id}`,
    value: JSON.stringify({ link }),
    createdAt: now,
    updatedAt: now,
    expiresAt: now,
  });
  await test.database
    .insert(verifications)
    .values([begun('linking', { userId: user?.id }), begun('of somebody else')]);
  await browser.post('/api/auth/change-password', {
    currentPassword: ADA.password,
    newPassword: NEW_PASSWORD,
  });
  expect((await test.database.select().from(verifications)).map(({ id }) => id)).toEqual([
    'of somebody else',
  ]);
});

describe('the sign-in library', () => {
  it.each([
    ['POST', '/api/auth/update-user'],
    ['POST', '/api/auth/delete-user'],
    ['POST', '/api/auth/change-email'],
    ['GET', '/api/auth/verify-email'],
    ['GET', '/api/auth/ok'],
    ['GET', '/api/auth/error'],
    ['POST', '/api/auth/get-access-token'],
    ['POST', '/api/auth/refresh-token'],
    ['GET', '/api/auth/account-info'],
    ['GET', '/api/auth/reset-password/abc'],
    ['GET', '/api/auth//list-sessions'],
    ['GET', '/api/auth/callback/github'],
  ])('has nothing at %s %s that was not meant', async (method, path) => {
    const browser = await signedUp();
    const answer = method === 'GET' ? await browser.get(path) : await browser.post(path, {});
    expect(await codeOf(answer)).toEqual([404, 'not_found']);
  });

  it('logs nothing about who tried what', async () => {
    const { log, lines } = captureLog();
    const app = server({ log });
    await signedUp(app);
    await openBrowser(app).post('/api/auth/sign-up/email', ADA);
    await openBrowser(app).post('/api/auth/sign-in/email', {
      email: ADA.email,
      password: 'wrong one',
    });
    await openBrowser(app).post('/api/auth/request-password-reset', {
      email: 'secret@example.com',
    });
    expect(JSON.stringify(lines())).not.toMatch(/example\.com|Lovelace|correct horse|wrong one/u);
  });
});
