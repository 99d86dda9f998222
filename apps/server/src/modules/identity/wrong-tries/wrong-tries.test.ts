import { signedInResponseSchema } from '@overtone/domain/contract/sign-in';
import { secondStepSetupSchema } from '@overtone/domain/contract/second-step';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databaseLimiters } from '../../../adapters/database-rate-limiter.ts';
import { credentials } from '../../../database/tables/identity.ts';
import { mails } from '../../../database/tables/mails.ts';
import { codeOf } from '../../../testing/authenticator-app.ts';
import { makeTestDatabase, type TestDatabase } from '../../../testing/databases/test-database.ts';
import { linksIn, signUp } from '../../../testing/sign-up.ts';
import { makeFolders, testApp, type TestFolders } from '../../../testing/test-app.ts';
import { openBrowser, type TestBrowser } from '../../../testing/test-browser.ts';
import { testIdentity } from '../../../testing/test-identity.ts';
import { TEST_SECRETS } from '../../../testing/test-secrets.ts';
import { identityLimiters } from '../identity-limiters.ts';

const ADA = { email: 'ada@example.com', password: 'correct horse', name: 'Ada Lovelace' };
const CREDENTIALS = { email: ADA.email, password: ADA.password };
const WRONG = { ...CREDENTIALS, password: 'not hers' };

let folders: TestFolders;
let test: TestDatabase;

beforeAll(async () => {
  [folders, test] = await Promise.all([makeFolders(), makeTestDatabase()]);
});
beforeEach(() => test.clear());
afterAll(() => Promise.all([folders.remove(), test.close()]));

/** A server with the limits of a real one, but for tries a minute. */
function server() {
  const { database } = test;
  const limiter = databaseLimiters(database, TEST_SECRETS.hash('allowance'));
  const now = () => new Date();
  const limiters = identityLimiters(limiter, 1000);
  const identity = testIdentity({ database, now, limiters });
  return testApp(folders, { database, wallClock: now, identity });
}

async function signedUp() {
  const app = server();
  const home = openBrowser(app);
  await signUp(home, ADA, linksIn(test.database));
  return { app, home };
}

const told = async () => {
  const rows = await test.database.select().from(mails).orderBy(desc(mails.createdAt));
  return rows
    .filter(({ kind }) => kind === 'wrong_passwords' || kind === 'wrong_codes')
    .map(({ kind, recipient }) => [kind, recipient]);
};

async function signInWrongly(browser: TestBrowser, times: number, credentials: object = WRONG) {
  for (let wrong = 0; wrong < times; wrong++) {
    expect((await browser.post('/api/auth/sign-in/email', credentials)).status).toBe(401);
  }
}

describe('wrong passwords', () => {
  it('are told to the owner at the tenth, in whatever case the address is typed, and once', async () => {
    const { app } = await signedUp();
    await signInWrongly(openBrowser(app), 9);
    expect(await told()).toEqual([]);
    await signInWrongly(openBrowser(app), 1, { ...WRONG, email: 'Ada@Example.com' });
    expect(await told()).toEqual([['wrong_passwords', ADA.email]]);
    await signInWrongly(openBrowser(app), 10);
    expect(await told()).toHaveLength(1);
  });

  it('count wherever a password is asked for', async () => {
    const { home } = await signedUp();
    const password = WRONG.password;
    const asks: readonly (() => Promise<Response>)[] = [
      () =>
        home.post('/api/auth/change-password', {
          currentPassword: password,
          newPassword: 'battery staple',
        }),
      () => home.post('/api/account/second-step', { password }),
      () => home.post('/api/account/email', { email: 'eve@example.com', password }),
      () => home.post('/api/account/passkeys/options', { password }),
      () => home.send('DELETE', '/api/account', { password }),
    ];
    for (const ask of asks)
      expect(await (await ask()).json()).toMatchObject({ code: 'wrong_password' });
    await signInWrongly(home, 4);
    expect(await told()).toEqual([]);
    await asks[0]?.();
    expect(await told()).toEqual([['wrong_passwords', ADA.email]]);
  });

  it('are told to nobody where there is no account, or no password', async () => {
    const { app } = await signedUp();
    await signInWrongly(openBrowser(app), 10, { ...WRONG, email: 'nobody@example.com' });
    await test.database.delete(credentials);
    await signInWrongly(openBrowser(app), 10);
    expect(await told()).toEqual([]);
  });

  it('are not counted for somebody who types the right one', async () => {
    const { app } = await signedUp();
    for (let right = 0; right < 12; right++) {
      const answer = await openBrowser(app).post('/api/auth/sign-in/email', CREDENTIALS);
      expect(signedInResponseSchema.parse(await answer.json()).user.email).toBe(ADA.email);
    }
    expect(await told()).toEqual([]);
  });
});

describe('wrong codes after the password', () => {
  it('are told at the tenth, whatever was told of passwords, and once', async () => {
    const { app, home } = await signedUp();
    const answer = await home.post('/api/account/second-step', { password: ADA.password });
    const { uri } = secondStepSetupSchema.parse(await answer.json());
    await home.post('/api/account/second-step/confirmation', { code: codeOf(uri) });
    await signInWrongly(openBrowser(app), 10);
    expect(await told()).toHaveLength(1);
    for (const [round, expected] of [1, 2].entries()) {
      const browser = openBrowser(app);
      await browser.post('/api/auth/sign-in/email', CREDENTIALS);
      for (let wrong = 0; wrong < 5; wrong++) {
        expect(await told()).toHaveLength(1);
        const step =
          wrong === 0 ? { backupCode: `abcd${round}-abcde` } : { code: `0${round}000${wrong}` };
        const refused = await browser.post('/api/auth/second-step', step);
        expect(await refused.json()).toMatchObject({ code: 'wrong_code' });
      }
      expect(await told()).toHaveLength(expected);
    }
    expect(await told()).toContainEqual(['wrong_codes', ADA.email]);
    const rows = await test.database.select().from(mails).where(eq(mails.kind, 'wrong_codes'));
    expect(rows).toHaveLength(1);
  });
});
