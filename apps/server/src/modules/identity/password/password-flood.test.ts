import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '../../../http/app-error.ts';
import { users } from '../../../database/tables/identity.ts';
import { mailedLinks } from '../../../testing/mails/mailed-links.ts';
import { makeTestDatabase, type TestDatabase } from '../../../testing/databases/test-database.ts';
import { linksIn, signUp } from '../../../testing/sign-up.ts';
import { makeFolders, postJson, testApp, type TestFolders } from '../../../testing/test-app.ts';
import { openBrowser } from '../../../testing/test-browser.ts';
import { CHEAP_HASHING, testIdentity } from '../../../testing/test-identity.ts';

const ADA = { email: 'ada@example.com', password: 'correct horse', name: 'Ada Lovelace' };
const MANY = 44;
/** Two that are hashed, and those that wait. */
const TAKEN = 2 + 32;
/** Opens what a test has closed, also where it failed. */
let open = () => {};

let folders: TestFolders;
let test: TestDatabase;

beforeAll(async () => {
  [folders, test] = await Promise.all([makeFolders(), makeTestDatabase()]);
});
beforeEach(() => test.clear());
afterEach(() => open());
afterAll(() => Promise.all([folders.remove(), test.close()]));

/** A server whose hashes are watched, and end no sooner than the gate is open. */
function setUp(hashing = CHEAP_HASHING) {
  let running = 0;
  let most = 0;
  let hashes = 0;
  let gate = Promise.resolve();
  const watched = async <Value>(work: () => Promise<Value>) => {
    running += 1;
    hashes += 1;
    most = Math.max(most, running);
    await gate;
    const value = await work();
    running -= 1;
    return value;
  };
  const identity = testIdentity({
    database: test.database,
    now: () => new Date(),
    passwords: {
      hash: (password) => watched(() => hashing.hash(password)),
      verify: (given) => watched(() => hashing.verify(given)),
    },
  });
  return {
    app: testApp(folders, { database: test.database, wallClock: () => new Date(), identity }),
    running: () => running,
    most: () => most,
    /** How many were made or compared so far. */
    hashes: () => hashes,
    /** Lets no hash end from now on. */
    close() {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      open = resolve;
    },
  };
}

describe('a flood of sign-ins', () => {
  it('has two passwords hashed at once; some wait, and more are asked to come back', async () => {
    const { app, most, close } = setUp();
    const signIn = (index: number) =>
      app.request(
        'http://localhost/api/auth/sign-in/email',
        postJson(
          { email: `nobody-${index}@example.com`, password: 'wrong password' },
          { origin: 'http://localhost' },
        ),
      );
    // The library is loaded at the first.
    await signIn(0);
    close();
    const answers: Response[] = [];
    const asked = Array.from({ length: MANY }, async (_, index) => {
      answers.push(await signIn(index));
    });
    await expect.poll(() => answers.length).toBe(MANY - TAKEN);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([429]));
    expect(answers[0]?.headers.get('retry-after')).toBe('5');
    expect(await answers[0]?.json()).toMatchObject({
      code: 'rate_limited',
      error: expect.stringContaining('Too many requests.'),
    });
    open();
    await Promise.all(asked);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(TAKEN);
    expect(most()).toBe(2);
  });

  it('lets an address be confirmed without signing in, and says that it was', async () => {
    let tried = 0;
    const { app } = setUp({
      ...CHEAP_HASHING,
      verify(given) {
        tried += 1;
        if (tried > 1) throw new AppError('rate_limited', { retryAfterSeconds: 5 });
        return CHEAP_HASHING.verify(given);
      },
    });
    const browser = openBrowser(app);
    await browser.post('/api/auth/sign-up/email', ADA);
    const link = (await mailedLinks(test.database, ADA.email)).at(-1);
    const path = `${link?.pathname}${link?.search}`;
    const confirmed = await browser.submit(path, { password: ADA.password });
    expect(confirmed.status).toBe(200);
    expect(await confirmed.text()).toContain('/sign-in?next=');
    expect(tried).toBe(2);
  });
});

describe('a password that is tried', () => {
  const signIn = (app: ReturnType<typeof setUp>['app'], email: string, password: string) =>
    openBrowser(app).post('/api/auth/sign-in/email', { email, password });

  it('costs one hash, whether the address has an account, waits to be confirmed or is nobody’s', async () => {
    const { app, hashes } = setUp();
    const waiting = { ...ADA, email: 'ben@example.com' };
    await signUp(openBrowser(app), ADA, linksIn(test.database));
    await openBrowser(app).post('/api/auth/sign-up/email', waiting);
    const costOf = async (email: string, password: string) => {
      const before = hashes();
      const { status } = await signIn(app, email, password);
      return [status, hashes() - before];
    };
    for (const email of [ADA.email, waiting.email, 'nobody@example.com']) {
      expect(await costOf(email, 'wrong password')).toEqual([401, 1]);
    }
    expect(await costOf(waiting.email, waiting.password)).toEqual([403, 1]);
    expect(await costOf(ADA.email, ADA.password)).toEqual([200, 1]);
  });

  it('stays wrong, and is counted as such, where too many wait as a sign-up is compared, too', async () => {
    let left = Infinity;
    const { app } = setUp({
      ...CHEAP_HASHING,
      verify(given) {
        if (left === 0) throw new AppError('rate_limited', { retryAfterSeconds: 5 });
        left -= 1;
        return CHEAP_HASHING.verify(given);
      },
    });
    // An account from before addresses had to be confirmed, and a sign-up with its address.
    await signUp(openBrowser(app), ADA, linksIn(test.database));
    await test.database.update(users).set({ emailVerified: false });
    const again = { ...ADA, password: 'battery staple' };
    await openBrowser(app).post('/api/auth/sign-up/email', again);
    expect((await signIn(app, ADA.email, again.password)).status).toBe(403);
    left = 1;
    const answer = await signIn(app, ADA.email, 'wrong password');
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ code: 'invalid_credentials' });
  });
});

describe('a new password', () => {
  it('is hashed before anything of the account is locked', async () => {
    const { app, close, running } = setUp();
    const browser = openBrowser(app);
    await signUp(browser, ADA, linksIn(test.database));
    await browser.post('/api/auth/request-password-reset', { email: ADA.email });
    const link = (await mailedLinks(test.database, ADA.email)).findLast(
      ({ pathname }) => pathname === '/reset-password',
    );
    close();
    const token = link?.searchParams.get('token');
    const resetting = browser.post('/api/auth/reset-password', {
      token,
      newPassword: 'battery staple',
    });
    await expect.poll(running).toBe(1);
    const locked = await test.pool.query('select id from users for update nowait');
    expect(locked.rowCount).toBe(1);
    open();
    expect((await resetting).status).toBe(200);
  });
});
