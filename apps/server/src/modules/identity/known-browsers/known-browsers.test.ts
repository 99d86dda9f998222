import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '../../../database/tables/identity.ts';
import { mails } from '../../../database/tables/mails.ts';
import { makeTestDatabase, type TestDatabase } from '../../../testing/databases/test-database.ts';
import { memoryRateLimiter } from '../../../testing/in-memory/memory-rate-limiter.ts';
import { linksIn, signUp } from '../../../testing/sign-up.ts';
import { makeFolders, testApp, type TestFolders } from '../../../testing/test-app.ts';
import { openBrowser } from '../../../testing/test-browser.ts';
import { testIdentity } from '../../../testing/test-identity.ts';

const ADA = { email: 'ada@example.com', password: 'correct horse', name: 'Ada Lovelace' };
const CREDENTIALS = { email: ADA.email, password: ADA.password };

let folders: TestFolders;
let test: TestDatabase;

beforeAll(async () => {
  [folders, test] = await Promise.all([makeFolders(), makeTestDatabase()]);
});
beforeEach(() => test.clear());
afterAll(() => Promise.all([folders.remove(), test.close()]));

function server({ mailsADay = 1000, passwords = 1000 } = {}) {
  const now = () => new Date();
  const many = memoryRateLimiter({ perMinute: 1000, now: () => 0 });
  const newBrowsers = memoryRateLimiter({ perMinute: mailsADay, now: () => 0 });
  const limiters = {
    attempts: many,
    passwords: memoryRateLimiter({ perMinute: passwords, now: () => 0 }),
    mails: many,
    changes: many,
    codes: many,
    newBrowsers,
    wrongTries: many,
    wrongTryMails: many,
  };
  const identity = testIdentity({ database: test.database, now, limiters });
  return testApp(folders, { database: test.database, wallClock: now, identity });
}

type App = ReturnType<typeof server>;

async function signedUp(app: App) {
  const browser = openBrowser(app);
  await signUp(browser, ADA, linksIn(test.database));
  return browser;
}

async function signIn(browser: ReturnType<typeof openBrowser>): Promise<void> {
  expect((await browser.post('/api/auth/sign-in/email', CREDENTIALS)).status).toBe(200);
}

const told = () =>
  test.database
    .select()
    .from(mails)
    .where(and(eq(mails.kind, 'new_browser'), eq(mails.recipient, ADA.email)))
    .orderBy(desc(mails.createdAt));

describe('a sign-in', () => {
  it('that an account begins with is told to nobody, nor is the next one there', async () => {
    const browser = await signedUp(server());
    await browser.post('/api/auth/sign-out', {});
    await signIn(browser);
    expect(await told()).toEqual([]);
  });

  it('from another browser is told once, with when and with what', async () => {
    const app = server();
    await signedUp(app);
    await test.database.update(users).set({ timeZone: 'Europe/Prague' });
    const elsewhere = openBrowser(app);
    await signIn(elsewhere);
    const [mail] = await told();
    expect(mail?.detail).toMatch(/^Test browser, \d+ \w+ \d{4} at \d\d:\d\d \(Europe\/Prague\)$/u);
    await signIn(elsewhere);
    expect(await told()).toHaveLength(1);
  });

  it('that ends at a wrong password is told to nobody and marks nothing', async () => {
    const app = server();
    await signedUp(app);
    const elsewhere = openBrowser(app);
    await elsewhere.post('/api/auth/sign-in/email', { ...CREDENTIALS, password: 'not mine' });
    expect(await told()).toEqual([]);
    await signIn(elsewhere);
    expect(await told()).toHaveLength(1);
  });

  it('from a browser that only others have signed in with is told', async () => {
    const app = server();
    await signedUp(app);
    const other = openBrowser(app);
    await signUp(other, { ...ADA, email: 'eve@example.com' }, linksIn(test.database));
    await signIn(other);
    expect(await told()).toHaveLength(1);
  });

  it('is told so many times for each account and no more', async () => {
    const app = server({ mailsADay: 2 });
    await signedUp(app);
    for (let browser = 0; browser < 4; browser++) await signIn(openBrowser(app));
    expect(await told()).toHaveLength(2);
  });
});

describe('somebody who guesses passwords elsewhere', () => {
  const guess = async (browser: ReturnType<typeof openBrowser>) =>
    (await browser.post('/api/auth/sign-in/email', { ...CREDENTIALS, password: 'not mine' }))
      .status;

  it('keeps nobody out of a browser that they have signed in with', async () => {
    const app = server({ passwords: 4 });
    const browser = await signedUp(app);
    await browser.post('/api/auth/sign-out', {});
    const guesser = openBrowser(app);
    for (let wrong = 0; wrong < 6; wrong++) await guess(guesser);
    expect(await guess(guesser)).toBe(429);
    await signIn(browser);
  });

  it('does not guess on in that browser without end', async () => {
    const app = server({ passwords: 4 });
    const browser = await signedUp(app);
    await browser.post('/api/auth/sign-out', {});
    for (let wrong = 0; wrong < 4; wrong++) await guess(browser);
    expect(await guess(browser)).toBe(429);
  });
});
