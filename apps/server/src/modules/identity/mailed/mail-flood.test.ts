import { errorBodySchema } from '@overtone/domain/contract/error-body';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '../../../database/tables/identity.ts';
import { mails } from '../../../database/tables/mails.ts';
import { rateLimits } from '../../../database/tables/rate-limits.ts';
import { makeFolders, testApp, type TestFolders } from '../../../testing/test-app.ts';
import { linksIn, signUp } from '../../../testing/sign-up.ts';
import { openBrowser } from '../../../testing/test-browser.ts';
import { makeTestDatabase, type TestDatabase } from '../../../testing/databases/test-database.ts';
import { databaseLimiters } from '../../../adapters/database-rate-limiter.ts';
import { TEST_SECRETS } from '../../../testing/test-secrets.ts';
import { testIdentity } from '../../../testing/test-identity.ts';
import { identityLimiters, MAILS_PER_HOUR } from '../identity-limiters.ts';

const ADA = { email: 'ada@example.com', password: 'correct horse', name: 'Ada' };

let folders: TestFolders;
let test: TestDatabase;

beforeAll(async () => {
  [folders, test] = await Promise.all([makeFolders(), makeTestDatabase()]);
});
beforeEach(async () => {
  await test.clear();
  await test.database.delete(rateLimits);
});
afterAll(() => Promise.all([folders.remove(), test.close()]));

/** A server with real limits, but none on the client's own address. */
function server() {
  const { database } = test;
  const limiters = identityLimiters(
    databaseLimiters(database, TEST_SECRETS.hash('allowance')),
    1000,
  );
  const identity = testIdentity({ database, now: () => new Date(), limiters });
  return testApp(folders, { database, identity });
}

const seen = new Set<string>();
async function mailsSoFar(): Promise<number> {
  for (const { id } of await test.database.select().from(mails)) seen.add(id);
  return seen.size;
}

const newestLink = (email: string) => linksIn(test.database)(email);
const codeOf = async (answer: Response) => errorBodySchema.parse(await answer.json()).code;

describe('an address that nobody has confirmed', () => {
  beforeEach(() => seen.clear());

  it('keeps its mails while passwords are refused', async () => {
    const app = server();
    const askWith = (password: string) =>
      openBrowser(app).post('/api/auth/sign-up/email', { ...ADA, password });
    for (let round = 0; round < MAILS_PER_HOUR; round++) {
      expect(await codeOf(await askWith('password1'))).toBe('common_password');
    }
    expect((await askWith(ADA.password)).status).toBe(200);
  });

  it('gets a few mails an hour, however often somebody signs up with it or asks for new links', async () => {
    const app = server();
    const refused: string[] = [];
    for (let round = 0; round < MAILS_PER_HOUR + 2; round++) {
      const browser = openBrowser(app);
      const answer = await browser.post('/api/auth/sign-up/email', ADA);
      if (answer.status !== 200) refused.push(await codeOf(answer));
      await mailsSoFar();
    }
    for (let round = 0; round < 2; round++) {
      const { email } = ADA;
      const browser = openBrowser(app);
      expect((await browser.post('/api/auth/confirmation-link', { email })).status).toBe(429);
      expect((await browser.submit('/confirm-email/again', { email })).status).toBe(200);
    }
    expect(await mailsSoFar()).toBe(MAILS_PER_HOUR);
    expect(new Set(refused)).toEqual(new Set(['rate_limited']));
    expect(await test.database.$count(users)).toBe(0);
  });

  it('gets no more of them over an account that is made with it and deleted', async () => {
    const app = server();
    for (let round = 0; round < MAILS_PER_HOUR + 2; round++) {
      const browser = openBrowser(app);
      const answer = await browser.post('/api/auth/sign-up/email', ADA);
      if (answer.status !== 200) break;
      const link = await newestLink(ADA.email);
      await browser.submit(`${link?.pathname}${link?.search}`, { password: ADA.password });
      await test.database.update(users).set({ emailVerified: false });
      await browser.send('DELETE', '/api/account', { password: ADA.password });
      await mailsSoFar();
    }
    expect(seen.size).toBe(MAILS_PER_HOUR);
  });

  it('gets no more of them by other ways: changed passwords, links asked for again', async () => {
    const browser = openBrowser(server());
    await signUp(browser, ADA, newestLink);
    await test.database.update(users).set({ emailVerified: false });
    let currentPassword = ADA.password;
    for (let round = 0; round < MAILS_PER_HOUR; round++) {
      const newPassword = `correct horse ${round}`;
      const body = { currentPassword, newPassword };
      expect((await browser.post('/api/auth/change-password', body)).status).toBe(200);
      currentPassword = newPassword;
    }
    expect(await codeOf(await browser.post('/api/auth/send-verification-email', {}))).toBe(
      'rate_limited',
    );
    expect(await mailsSoFar()).toBe(MAILS_PER_HOUR);
  });
});

it('a confirmed address is mailed that it has an account only so often', async () => {
  const app = server();
  await signUp(openBrowser(app), ADA, newestLink);
  for (let round = 0; round < MAILS_PER_HOUR + 2; round++) {
    await openBrowser(app).post('/api/auth/sign-up/email', ADA);
  }
  expect(await test.database.$count(mails)).toBe(MAILS_PER_HOUR);
});

it('an address that was confirmed is told of every changed password', async () => {
  const browser = openBrowser(server());
  await signUp(browser, ADA, newestLink);
  let currentPassword = ADA.password;
  for (let round = 0; round < MAILS_PER_HOUR + 1; round++) {
    const newPassword = `correct horse ${round}`;
    await browser.post('/api/auth/change-password', { currentPassword, newPassword });
    currentPassword = newPassword;
  }
  expect(await test.database.$count(mails)).toBe(1 + MAILS_PER_HOUR + 1);
});
