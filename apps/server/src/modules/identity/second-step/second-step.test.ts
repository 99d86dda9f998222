import { errorBodySchema } from '@overtone/domain/contract/error-body';
import { backupCodesSchema, secondStepSetupSchema } from '@overtone/domain/contract/second-step';
import { sessionSchema } from '@overtone/domain/contract/sign-in';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { secondSteps, signIns, users } from '../../../database/tables/identity.ts';
import { mails } from '../../../database/tables/mails.ts';
import { auditLog } from '../../../database/tables/audit.ts';
import { codeOf } from '../../../testing/authenticator-app.ts';
import { sideBySide } from '../../../testing/databases/side-by-side.ts';
import { makeTestDatabase, type TestDatabase } from '../../../testing/databases/test-database.ts';
import { waitingForLocks } from '../../../testing/databases/waiting-for-locks.ts';
import { memoryRateLimiter } from '../../../testing/in-memory/memory-rate-limiter.ts';
import { mailedLinks } from '../../../testing/mails/mailed-links.ts';
import { linksIn, signUp } from '../../../testing/sign-up.ts';
import { makeFolders, testApp, type TestFolders } from '../../../testing/test-app.ts';
import { openBrowser, type TestBrowser } from '../../../testing/test-browser.ts';
import { testIdentity } from '../../../testing/test-identity.ts';

const ADA = { email: 'ada@example.com', password: 'correct horse', name: 'Ada Lovelace' };
/** How long a code of an authenticator app is shown. */
const STEP_MS = 30_000;
const CREDENTIALS = { email: ADA.email, password: ADA.password };

let folders: TestFolders;
let test: TestDatabase;

beforeAll(async () => {
  [folders, test] = await Promise.all([makeFolders(), makeTestDatabase()]);
});
beforeEach(async () => {
  await test.clear();
  // No test passes from the time of one code to that of the next.
  const begun = Math.floor(Date.now() / STEP_MS) * STEP_MS;
  vi.useFakeTimers({ toFake: ['Date'], now: begun + STEP_MS / 2 });
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => Promise.all([folders.remove(), test.close()]));

function server() {
  const now = () => new Date();
  const many = memoryRateLimiter({ perMinute: 1000, now: () => 0 });
  const once = memoryRateLimiter({ perMinute: 1, now: () => 0 });
  const limiters = {
    attempts: many,
    passwords: many,
    mails: many,
    changes: many,
    codes: once,
    newBrowsers: many,
    wrongTries: many,
    wrongTryMails: many,
  };
  const identity = testIdentity({ database: test.database, now, limiters });
  return testApp(folders, { database: test.database, wallClock: now, identity });
}

type App = ReturnType<typeof server>;

async function signedUp(app: App, person = ADA): Promise<TestBrowser> {
  const browser = openBrowser(app);
  await signUp(browser, person, linksIn(test.database));
  return browser;
}

async function setUp(browser: TestBrowser) {
  const answer = await browser.post('/api/account/second-step', { password: ADA.password });
  return secondStepSetupSchema.parse(await answer.json());
}

/** Somebody with two-step sign-in, whose code of a step ago is used. */
async function withSecondStep(app: App) {
  const browser = await signedUp(app);
  const { uri, backupCodes } = await setUp(browser);
  const code = codeOf(uri, -1);
  const confirmed = await browser.post('/api/account/second-step/confirmation', { code });
  expect(confirmed.status).toBe(200);
  return { browser, uri, backupCodes };
}

async function outcome(response: Response): Promise<string> {
  return response.ok ? 'in' : errorBodySchema.parse(await response.json()).code;
}

async function whoIs(browser: TestBrowser): Promise<unknown> {
  const { user } = sessionSchema.parse(await (await browser.get('/api/auth/get-session')).json());
  return user?.email ?? null;
}

async function askedForCode(app: App): Promise<TestBrowser> {
  const browser = openBrowser(app);
  const answer = await browser.post('/api/auth/sign-in/email', CREDENTIALS);
  expect(await answer.json()).toEqual({ secondStep: true });
  expect(await whoIs(browser)).toBeNull();
  return browser;
}

const finish = async (browser: TestBrowser, body: object) =>
  outcome(await browser.post('/api/auth/second-step', body));

describe('two-step sign-in', () => {
  it('is on once a code has shown that the app has the secret, and a mail tells of it', async () => {
    const app = server();
    const browser = await signedUp(app);
    const { uri } = await setUp(browser);
    expect(uri).toMatch(/^otpauth:\/\/totp\/Overtone/u);
    const state = async () => (await browser.get('/api/account/second-step')).json();
    expect(await state()).toEqual({ isOn: false, backupCodesLeft: 0 });
    // Nobody is locked out by a set-up that they left.
    expect(await outcome(await openBrowser(app).post('/api/auth/sign-in/email', CREDENTIALS))).toBe(
      'in',
    );
    const path = '/api/account/second-step/confirmation';
    expect(await outcome(await browser.post(path, { code: '000000' }))).toBe('wrong_code');
    expect(await outcome(await browser.post(path, { code: codeOf(uri) }))).toBe('in');
    expect(await state()).toEqual({ isOn: true, backupCodesLeft: 10 });
    expect(await whoIs(browser)).toBe(ADA.email);
    expect(
      await test.database.select().from(mails).where(eq(mails.kind, 'second_step_on')),
    ).toHaveLength(1);
    expect(
      await outcome(await browser.post('/api/account/second-step', { password: ADA.password })),
    ).toBe('second_step_on');
  });

  it('is set up only with the password', async () => {
    const browser = await signedUp(server());
    const answer = await browser.post('/api/account/second-step', { password: 'not mine' });
    expect(await outcome(answer)).toBe('wrong_password');
  });

  it('lets nobody in whose password is replaced just as the code comes', async () => {
    const app = server();
    const { uri } = await withSecondStep(app);
    const browser = await askedForCode(app);
    const replacing = await test.pool.connect();
    await replacing.query('begin');
    await replacing.query('select id from users for update');
    const finishing = finish(browser, { code: codeOf(uri) });
    await expect.poll(() => waitingForLocks(test)).toBe(1);
    await replacing.query("update credentials set password = 'another'");
    await replacing.query('delete from verifications');
    await replacing.query('delete from sign_ins');
    await replacing.query('commit');
    replacing.release();
    expect(await finishing).toBe('second_step_expired');
    expect(await whoIs(browser)).toBeNull();
    expect(await test.database.$count(signIns)).toBe(0);
  });

  it('lets nobody in with the password alone, and takes the code of now', async () => {
    const app = server();
    const { uri } = await withSecondStep(app);
    const browser = await askedForCode(app);
    expect(await finish(browser, { code: '000000' })).toBe('wrong_code');
    expect(await finish(browser, { code: codeOf(uri) })).toBe('in');
    expect(await whoIs(browser)).toBe(ADA.email);
  });

  it('takes each code once, wherever it is typed again', async () => {
    const app = server();
    const { uri } = await withSecondStep(app);
    const code = codeOf(uri);
    expect(await finish(await askedForCode(app), { code })).toBe('in');
    expect(await finish(await askedForCode(app), { code })).toBe('wrong_code');
    expect(await finish(await askedForCode(app), { code: codeOf(uri, 1) })).toBe('in');
  });

  it('takes each backup code once, and can make new ones', async () => {
    const app = server();
    const { browser: home, backupCodes } = await withSecondStep(app);
    const [first = '', second = ''] = backupCodes;
    expect(await finish(await askedForCode(app), { backupCode: first })).toBe('in');
    expect(await finish(await askedForCode(app), { backupCode: first })).toBe('wrong_code');
    const state = await (await home.get('/api/account/second-step')).json();
    expect(state).toEqual({ isOn: true, backupCodesLeft: 9 });
    const path = '/api/account/second-step/backup-codes';
    expect(await outcome(await home.post(path, {}))).toBe('wrong_password');
    const answer = await home.post(path, { password: ADA.password });
    const renewed = backupCodesSchema.parse(await answer.json());
    expect(renewed.backupCodes).toHaveLength(10);
    expect(await finish(await askedForCode(app), { backupCode: second })).toBe('wrong_code');
    expect(await finish(await askedForCode(app), { backupCode: renewed.backupCodes[0] })).toBe(
      'in',
    );
  });

  it('takes a backup code in capitals, and then in no case again', async () => {
    const app = server();
    const { backupCodes } = await withSecondStep(app);
    const backupCode = backupCodes.find((code) => /[a-z]/u.test(code)) ?? '';
    const capitals = backupCode.toUpperCase();
    expect(await finish(await askedForCode(app), { backupCode: capitals })).toBe('in');
    const again = await (await askedForCode(app)).post('/api/auth/second-step', { backupCode });
    expect(errorBodySchema.parse(await again.json())).toMatchObject({
      code: 'wrong_code',
      error: expect.stringContaining('Each works once'),
    });
  });

  it('lets one in where a backup code is used three times at once', async () => {
    const app = server();
    const { backupCodes } = await withSecondStep(app);
    for (const backupCode of backupCodes.slice(0, 3)) {
      const halves = [await askedForCode(app), await askedForCode(app), await askedForCode(app)];
      const ends = await Promise.all(halves.map((half) => finish(half, { backupCode })));
      expect(ends.toSorted()).toEqual(['in', 'wrong_code', 'wrong_code']);
    }
  });

  it('ends a sign-in after five wrong codes, and takes none for a while after ten', async () => {
    const app = server();
    const { uri, backupCodes } = await withSecondStep(app);
    for (const round of [0, 1]) {
      const browser = await askedForCode(app);
      for (let wrong = 0; wrong < 5; wrong++) {
        expect(await finish(browser, { code: `00${round}00${wrong}` })).toBe('wrong_code');
      }
      const end = round === 0 ? 'second_step_expired' : 'second_step_locked';
      expect(await finish(browser, { code: codeOf(uri, round) })).toBe(end);
    }
    const [backupCode] = backupCodes;
    const late = await (await askedForCode(app)).post('/api/auth/second-step', { backupCode });
    expect(late.status).toBe(429);
    const wait = Number(late.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(14 * 60);
    expect(wait).toBeLessThanOrEqual(15 * 60);
    expect(await late.json()).toMatchObject({
      code: 'second_step_locked',
      error: 'There were too many wrong codes. Please try again in 15 minutes.',
    });
  });

  it('asks whoever comes without a sign-in under way to begin anew', async () => {
    const app = server();
    await withSecondStep(app);
    expect(await finish(openBrowser(app), { code: '123456' })).toBe('second_step_expired');
  });

  it('is not got round by a new password', async () => {
    const app = server();
    const { uri } = await withSecondStep(app);
    const browser = openBrowser(app);
    await browser.post('/api/auth/request-password-reset', { email: ADA.email });
    const link = (await mailedLinks(test.database, ADA.email)).findLast(({ pathname }) =>
      pathname.includes('reset'),
    );
    const newPassword = 'battery staple';
    const token = link?.searchParams.get('token');
    const reset = await browser.post('/api/auth/reset-password', { token, newPassword });
    expect(reset.status).toBe(200);
    expect(await whoIs(browser)).toBeNull();
    const answer = await browser.post('/api/auth/sign-in/email', {
      email: ADA.email,
      password: newPassword,
    });
    expect(await answer.json()).toEqual({ secondStep: true });
    expect(await finish(browser, { code: codeOf(uri) })).toBe('in');
  });

  it('ends a sign-in that waits for its code when the password changes', async () => {
    const app = server();
    const { browser: home, uri } = await withSecondStep(app);
    const waiting = await askedForCode(app);
    await home.post('/api/auth/change-password', {
      currentPassword: ADA.password,
      newPassword: 'battery staple',
    });
    expect(await finish(waiting, { code: codeOf(uri) })).toBe('second_step_expired');
  });

  it('is turned off with the password, which a mail tells of', async () => {
    const app = server();
    const { browser } = await withSecondStep(app);
    const off = (body: object) => browser.send('DELETE', '/api/account/second-step', body);
    expect(await outcome(await off({}))).toBe('wrong_password');
    expect(await outcome(await off({ password: 'not mine' }))).toBe('wrong_password');
    expect(await outcome(await off({ password: ADA.password }))).toBe('in');
    expect(await outcome(await off({ password: ADA.password }))).toBe('second_step_off');
    expect(await test.database.select().from(secondSteps)).toEqual([]);
    expect(
      await test.database.select().from(mails).where(eq(mails.kind, 'second_step_off')),
    ).toHaveLength(1);
    const answer = await openBrowser(app).post('/api/auth/sign-in/email', CREDENTIALS);
    expect(await answer.json()).toMatchObject({ user: { email: ADA.email } });
  });

  it('is turned off, and goes with an account that is deleted meanwhile', async () => {
    const { browser } = await withSecondStep(server());
    const body = { password: ADA.password };
    const answers = await sideBySide(
      test,
      (transaction) => transaction.select().from(secondSteps).for('update'),
      () => browser.send('DELETE', '/api/account/second-step', body),
      () => browser.send('DELETE', '/api/account', body),
    );
    expect(await Promise.all(answers.map(outcome))).toEqual(['in', 'in']);
    expect(await test.database.$count(users)).toBe(0);
  });

  it('is turned off by an admin for somebody whose phone is gone, which the log tells of', async () => {
    const app = server();
    await withSecondStep(app);
    const admin = await signedUp(app, { ...ADA, email: 'root@example.com' });
    await test.database
      .update(users)
      .set({ role: 'admin' })
      .where(eq(users.email, 'root@example.com'));
    const [ada] = await test.database.select().from(users).where(eq(users.email, ADA.email));
    const path = `/api/admin/people/${ada?.id}/second-step`;
    const done = await (await admin.send('DELETE', path, {})).json();
    expect(done).toMatchObject({ person: { hasSecondStep: false } });
    expect(await outcome(await admin.send('DELETE', path, {}))).toBe('second_step_off');
    expect(await test.database.select().from(auditLog)).toMatchObject([
      { act: 'turn-off-second-step', subject: ada?.id },
    ]);
    expect(await outcome(await openBrowser(app).post('/api/auth/sign-in/email', CREDENTIALS))).toBe(
      'in',
    );
  });

  it('is in the data that a person takes away, without its secrets', async () => {
    const { browser } = await withSecondStep(server());
    const text = await (await browser.get('/api/account/export')).text();
    expect(text).toContain('"twoFactorEnabled"');
    expect(text).toContain('"second_steps"');
    const [step] = await test.database.select().from(secondSteps);
    expect(text).not.toContain(step?.secret);
    expect(text).not.toContain(step?.backupCodes);
  });
});
