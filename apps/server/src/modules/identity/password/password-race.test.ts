import { eq, like } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { credentials, signIns, users, verifications } from '../../../database/tables/identity.ts';
import { mails } from '../../../database/tables/mails.ts';
import { mailedLinks } from '../../../testing/mails/mailed-links.ts';
import { makeTestDatabase, type TestDatabase } from '../../../testing/databases/test-database.ts';
import { linksIn, signUp } from '../../../testing/sign-up.ts';
import { makeFolders, testApp, type TestFolders } from '../../../testing/test-app.ts';
import { openBrowser, type TestBrowser } from '../../../testing/test-browser.ts';
import { CHEAP_HASHING, testIdentity } from '../../../testing/test-identity.ts';

const ADA = { email: 'ada@example.com', password: 'correct horse', name: 'Ada Lovelace' };
const CREDENTIALS = { email: ADA.email, password: ADA.password };
const NEW_PASSWORD = 'battery staple';

let folders: TestFolders;
let test: TestDatabase;
/** Lets what a test holds up go on, also where it failed. */
let goOn = () => {};

beforeAll(async () => {
  [folders, test] = await Promise.all([makeFolders(), makeTestDatabase()]);
});
beforeEach(() => test.clear());
afterEach(() => goOn());
afterAll(() => Promise.all([folders.remove(), test.close()]));

/** Somebody who has signed up at a server where the next password that is compared can be held up. */
async function setUp() {
  let held: { readonly reached: () => void; readonly until: Promise<void> } | undefined;
  const now = () => new Date();
  const identity = testIdentity({
    database: test.database,
    now,
    passwords: {
      ...CHEAP_HASHING,
      async verify(given) {
        const isRight = await CHEAP_HASHING.verify(given);
        const { reached, until } = held ?? {};
        held = undefined;
        reached?.();
        await until;
        return isRight;
      },
    },
  });
  const app = testApp(folders, { database: test.database, wallClock: now, identity });
  const browser = openBrowser(app);
  await signUp(browser, ADA, linksIn(test.database));
  return {
    app,
    browser,
    /** Resolves when the next password has been compared, and holds its answer back. */
    hold() {
      const reached = Promise.withResolvers<void>();
      const { promise: until, resolve } = Promise.withResolvers<void>();
      held = { reached: reached.resolve, until };
      goOn = resolve;
      return reached.promise;
    },
  };
}

async function reset(browser: TestBrowser): Promise<void> {
  await browser.post('/api/auth/request-password-reset', { email: ADA.email });
  const link = (await mailedLinks(test.database, ADA.email)).findLast(
    ({ pathname }) => pathname === '/reset-password',
  );
  const token = link?.searchParams.get('token');
  const answer = await browser.post('/api/auth/reset-password', {
    token,
    newPassword: NEW_PASSWORD,
  });
  expect(answer.status).toBe(200);
}

/** Signs in with the old password, which is replaced between its comparison and the sign-in. */
async function signInDuringReset({
  app,
  hold,
}: Pick<Awaited<ReturnType<typeof setUp>>, 'app' | 'hold'>) {
  const thief = openBrowser(app);
  const compared = hold();
  const signingIn = thief.post('/api/auth/sign-in/email', CREDENTIALS);
  await compared;
  await reset(openBrowser(app));
  goOn();
  return { thief, answer: await signingIn };
}

describe('a sign-in with the old password, as a new one is set', () => {
  it('is none', async () => {
    const page = await setUp();
    const { thief, answer } = await signInDuringReset(page);
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ code: 'invalid_credentials' });
    expect(thief.cookies.size).toBe(0);
    expect(await test.database.$count(signIns)).toBe(0);
  });

  it('waits for no code', async () => {
    const page = await setUp();
    await test.database.update(users).set({ twoFactorEnabled: true });
    const { answer } = await signInDuringReset(page);
    expect(answer.status).toBe(401);
    expect(await test.database.$count(verifications, like(verifications.identifier, '2fa-%'))).toBe(
      0,
    );
  });
});

it('a sign-in to an account that is deleted meanwhile is one to an address that nobody knows', async () => {
  const { app, hold } = await setUp();
  const browser = openBrowser(app);
  const compared = hold();
  const signingIn = browser.post('/api/auth/sign-in/email', CREDENTIALS);
  await compared;
  await test.database.delete(users);
  goOn();
  const answer = await signingIn;
  expect(answer.status).toBe(401);
  expect(await answer.json()).toMatchObject({ code: 'invalid_credentials' });
  expect(browser.cookies.size).toBe(0);
});

describe('a change of the password', () => {
  const change = (browser: TestBrowser) =>
    browser.post('/api/auth/change-password', {
      currentPassword: ADA.password,
      newPassword: 'one more of them',
    });

  it('is none where the old password has been replaced meanwhile', async () => {
    const { app, browser, hold } = await setUp();
    const compared = hold();
    const changing = change(browser);
    await compared;
    await reset(openBrowser(app));
    goOn();
    expect(await (await changing).json()).toMatchObject({ code: 'wrong_password' });
    expect(await test.database.$count(signIns)).toBe(0);
    const signedIn = await openBrowser(app).post('/api/auth/sign-in/email', {
      email: ADA.email,
      password: NEW_PASSWORD,
    });
    expect(signedIn.status).toBe(200);
  });

  it('is undone whole where a part of it fails', async () => {
    const { app, browser } = await setUp();
    const [before] = await test.database.select().from(credentials);
    await test.pool.query(`
      create function fail() returns trigger language plpgsql as $$ begin raise 'failed'; end $$;
      create trigger fail before delete on sign_ins for each statement execute function fail()`);
    const failed = await change(browser).finally(() =>
      test.pool.query('drop trigger fail on sign_ins; drop function fail'),
    );
    expect(failed.status).toBe(500);
    expect(await test.database.select().from(credentials)).toEqual([before]);
    expect(await test.database.$count(mails, eq(mails.kind, 'password_changed'))).toBe(0);
    expect((await browser.get('/api/account')).status).toBe(200);
    expect((await change(browser)).status).toBe(200);
    expect((await openBrowser(app).post('/api/auth/sign-in/email', CREDENTIALS)).status).toBe(401);
  });

  it('gives the browser another sign-in, which lasts as long as the one before', async () => {
    const { app } = await setUp();
    const day = openBrowser(app);
    await day.post('/api/auth/sign-in/email', { ...CREDENTIALS, rememberMe: false });
    const [before] = await test.database.select().from(signIns).orderBy(signIns.expiresAt);
    const token = day.cookies.get('auth-token');
    const answer = await change(day);
    const cookie = answer.headers.getSetCookie().find((text) => text.startsWith('auth-token='));
    expect(cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/u);
    expect(day.cookies.get('auth-token')).not.toBe(token);
    const [after, ...others] = await test.database.select().from(signIns);
    expect(others).toEqual([]);
    expect(after).toMatchObject({ expiresAt: before?.expiresAt, userAgent: 'Test browser' });
    expect((await day.get('/api/account')).status).toBe(200);
  });
});
