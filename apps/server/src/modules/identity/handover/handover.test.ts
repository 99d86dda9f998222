import { createHash, randomBytes } from 'node:crypto';
import { errorBodySchema } from '@overtone/domain/contract/error-body';
import {
  HANDOVER_DEEP_LINK,
  handoverResponseSchema,
  handoverTokenResponseSchema,
} from '@overtone/domain/contract/handover';
import { signInPlacesSchema } from '@overtone/domain/contract/sign-in';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signInHandovers, signIns } from '../../../database/tables/identity.ts';
import {
  captureLog,
  makeFolders,
  postJson,
  testApp,
  type TestFolders,
} from '../../../testing/test-app.ts';
import { linksIn, signUp } from '../../../testing/sign-up.ts';
import { openBrowser, type TestBrowser } from '../../../testing/test-browser.ts';
import { makeTestDatabase, type TestDatabase } from '../../../testing/databases/test-database.ts';
import { waitingForLocks } from '../../../testing/databases/waiting-for-locks.ts';
import { testIdentity } from '../../../testing/test-identity.ts';
import { HANDOVER_MS } from './handover-service.ts';

const ADA = { email: 'ada@example.com', password: 'correct horse', name: 'Ada Lovelace' };
const VERIFIER = randomBytes(32).toString('base64url');
const REQUEST = {
  state: randomBytes(16).toString('base64url'),
  codeChallenge: createHash('sha256').update(VERIFIER).digest('base64url'),
  redirect: HANDOVER_DEEP_LINK,
};

let folders: TestFolders;
let test: TestDatabase;
let now: Date;
const { log, lines } = captureLog();

beforeAll(async () => {
  [folders, test] = await Promise.all([makeFolders(), makeTestDatabase()]);
});
beforeEach(async () => {
  await test.clear();
  now = new Date();
});
afterAll(() => Promise.all([folders.remove(), test.close()]));

async function setUp() {
  const identity = testIdentity({ database: test.database, now: () => now });
  const app = testApp(folders, {
    database: test.database,
    wallClock: () => now,
    identity,
    log,
  });
  const browser = openBrowser(app);
  await signUp(browser, ADA, linksIn(test.database));
  const exchange = (body: object) =>
    app.request('/api/auth-handover/token', postJson(body, { 'user-agent': 'Overtone/1.2.3' }));
  return { app, browser, exchange };
}

async function codeFrom(browser: TestBrowser, request: object = REQUEST): Promise<URL> {
  const answer = await browser.post('/api/auth-handover', request);
  return new URL(handoverResponseSchema.parse(await answer.json()).redirectTo);
}

const proofOf = (link: URL) => ({
  code: link.searchParams.get('code') ?? '',
  state: REQUEST.state,
  codeVerifier: VERIFIER,
});

const INVALID = { code: 'handover_invalid' };

describe('handing a sign-in over', () => {
  it('signs the app in, as a place of its own that can be ended', async () => {
    const { app, browser, exchange } = await setUp();
    const link = await codeFrom(browser);
    expect(link.href).toMatch(
      /^app\.overtone:\/\/auth\/callback\?code=[\w-]{43}&state=[\w-]{22}$/u,
    );
    expect(link.searchParams.get('state')).toBe(REQUEST.state);
    const { token, user } = handoverTokenResponseSchema.parse(
      await (await exchange(proofOf(link))).json(),
    );
    expect(user).toEqual({ id: expect.any(String), email: ADA.email, name: ADA.name });

    const withToken = { headers: { authorization: `Bearer ${token}` } };
    expect((await app.request('/api/account', withToken)).status).toBe(200);
    const session = await app.request('/api/auth/get-session', withToken);
    expect(await session.json()).toMatchObject({ user: { email: ADA.email } });

    const listed = await browser.get('/api/auth/list-sessions');
    const { signIns: places } = signInPlacesSchema.parse(await listed.json());
    expect(places.map(({ userAgent, isCurrent }) => [userAgent, isCurrent])).toEqual(
      expect.arrayContaining([
        ['Desktop app (Overtone/1.2.3)', false],
        ['Test browser', true],
      ]),
    );
    const desktop = places.find(({ isCurrent }) => !isCurrent);
    await browser.post('/api/auth/revoke-session', { id: desktop?.id });
    expect((await app.request('/api/account', withToken)).status).toBe(401);
    expect((await browser.get('/api/account')).status).toBe(200);
  });

  it('works over the loopback address, too', async () => {
    const { browser } = await setUp();
    const redirect = 'http://127.0.0.1:49152/k3j2h4k5j6h7g8f9';
    const link = await codeFrom(browser, { ...REQUEST, redirect });
    expect(link.href.startsWith(`${redirect}?code=`)).toBe(true);
  });

  it('works once', async () => {
    const { browser, exchange } = await setUp();
    const proof = proofOf(await codeFrom(browser));
    const both = await Promise.all([exchange(proof), exchange(proof), exchange(proof)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect(await test.database.$count(signIns)).toBe(2);
  });

  it.each([
    ['another verifier', { codeVerifier: randomBytes(32).toString('base64url') }],
    ['the challenge itself', { codeVerifier: REQUEST.codeChallenge }],
    ['an empty verifier', { codeVerifier: '' }],
    ['another state', { state: randomBytes(16).toString('base64url') }],
  ])('is refused with %s, and the code is used up', async (_, change) => {
    const { browser, exchange } = await setUp();
    const proof = proofOf(await codeFrom(browser));
    const wrong = await exchange({ ...proof, ...change });
    expect(wrong.status).toBe(400);
    expect(await wrong.json()).toMatchObject(INVALID);
    expect(await (await exchange(proof)).json()).toMatchObject(INVALID);
    expect(await test.database.$count(signIns)).toBe(1);
  });

  it('is refused with a made-up code, or in another form', async () => {
    const { exchange } = await setUp();
    const code = randomBytes(32).toString('base64url');
    for (const body of [{ ...proofOf(new URL(`x:/?code=${code}`)) }, {}, { code: 7 }, []]) {
      const answer = await exchange(body);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject(INVALID);
    }
  });

  it('is refused after five minutes', async () => {
    const { browser, exchange } = await setUp();
    const proof = proofOf(await codeFrom(browser));
    now = new Date(now.getTime() + HANDOVER_MS);
    expect(await (await exchange(proof)).json()).toMatchObject(INVALID);
  });

  it('ends with the sign-in that handed over', async () => {
    const { browser, exchange } = await setUp();
    const proof = proofOf(await codeFrom(browser));
    await browser.post('/api/auth/sign-out', {});
    expect(await (await exchange(proof)).json()).toMatchObject(INVALID);
  });

  it('ends with it also where the app comes just as every sign-in is ended', async () => {
    const { browser, exchange } = await setUp();
    const proof = proofOf(await codeFrom(browser));
    const ending = await test.pool.connect();
    await ending.query('begin');
    await ending.query('select id from users for update');
    const exchanging = exchange(proof);
    await expect.poll(() => waitingForLocks(test)).toBe(1);
    await ending.query('delete from sign_ins');
    await ending.query('commit');
    ending.release();
    expect(await (await exchanging).json()).toMatchObject(INVALID);
    expect(await test.database.$count(signIns)).toBe(0);
  });

  it.each([
    { redirect: 'https://evil.example/callback' },
    { redirect: 'http://127.0.0.1:49152@evil.example/k3j2h4k5j6h7g8f9' },
    { redirect: 'javascript:alert(1)' },
    { state: 'short' },
    { codeChallenge: 'plain' },
    { extra: true },
  ])('is not begun with %j', async (change) => {
    const { browser } = await setUp();
    const answer = await browser.post('/api/auth-handover', { ...REQUEST, ...change });
    expect(answer.status).toBe(400);
    expect(errorBodySchema.parse(await answer.json())).toMatchObject(INVALID);
    expect(await test.database.$count(signInHandovers)).toBe(0);
  });

  it('leaves neither code nor token in the database or the log', async () => {
    const { browser, exchange } = await setUp();
    const proof = proofOf(await codeFrom(browser));
    const answer = await exchange(proof);
    const { token } = handoverTokenResponseSchema.parse(await answer.json());
    const kept = JSON.stringify([
      await test.database.select().from(signInHandovers),
      await test.database.select().from(signIns),
      lines(),
    ]);
    expect(kept).not.toContain(proof.code);
    expect(kept).not.toContain(token);
  });
});
