import { OPERATOR } from '@overtone/domain/account/audit-acts';
import { accountExportSchema, accountSchema } from '@overtone/domain/contract/account';
import { errorBodySchema } from '@overtone/domain/contract/error-body';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '../../database/tables/audit.ts';
import { analyticsEvents } from '../../database/tables/analytics.ts';
import { newsletterSubscribers } from '../../database/tables/contact.ts';
import { credentials, goneSignIns, signIns, users } from '../../database/tables/identity.ts';
import { mails } from '../../database/tables/mails.ts';
import { ALL_TABLES } from '../../database/tables.ts';
import { AppError } from '../../http/app-error.ts';
import { createBilling } from '../billing/create-billing.ts';
import { allRows, fillTables } from '../../testing/databases/fill-tables.ts';
import {
  makeFolders,
  testApp,
  type TestFolders,
  type TestAppOptions,
} from '../../testing/test-app.ts';
import { memoryChangeFeed } from '../../testing/in-memory/memory-change-feed.ts';
import { testPersonal } from '../../testing/test-personal.ts';
import { linksIn, signUp } from '../../testing/sign-up.ts';
import { openBrowser } from '../../testing/test-browser.ts';
import { makeTestDatabase, type TestDatabase } from '../../testing/databases/test-database.ts';
import { waitingForLocks } from '../../testing/databases/waiting-for-locks.ts';
import { testIdentity } from '../../testing/test-identity.ts';
import { TEST_SECRETS } from '../../testing/test-secrets.ts';
import { sweep } from '../retention/sweep.ts';
import { PERSONAL_DATA, personalTables } from './personal-data.ts';

const ADA = { email: 'ada@example.com', password: 'correct horse', name: 'Ada Lovelace' };

const DAY_MS = 24 * 60 * 60_000;

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

function server(more: Partial<TestAppOptions> = {}) {
  const identity = testIdentity({ database: test.database, now: () => now });
  return testApp(folders, {
    database: test.database,
    wallClock: () => now,
    identity,
    ...more,
  });
}

async function signedUp(app = server(), person = ADA) {
  const browser = openBrowser(app);
  await signUp(browser, person, linksIn(test.database));
  const [user] = await test.database.select().from(users).where(eq(users.email, person.email));
  if (user === undefined) throw new Error('nobody signed up');
  return { browser, id: user.id };
}

const codeOf = async (response: Response) =>
  [response.status, errorBodySchema.parse(await response.json()).code] as const;

describe('the account', () => {
  it('says what the privacy policy lists', async () => {
    const { browser, id } = await signedUp();
    const account = accountSchema.parse(await (await browser.get('/api/account')).json());
    expect(account).toEqual({
      id,
      email: ADA.email,
      emailVerified: true,
      name: ADA.name,
      role: 'member',
      createdAt: expect.any(String),
      timeZone: 'UTC',
      offerId: null,
      signInMethods: ['password'],
      subscription: 'none',
      paymentCustomerId: null,
      emailChange: null,
      totalMinutes: 0,
      streakDays: 0,
    });
  });

  it('takes another name and time zone, and nothing else', async () => {
    const { browser } = await signedUp();
    const change = (body: object) => browser.send('PATCH', '/api/account', body);
    const changed = await change({ name: ' Countess Lovelace ', timeZone: 'Europe/London' });
    expect(await changed.json()).toMatchObject({
      name: 'Countess Lovelace',
      timeZone: 'Europe/London',
      email: ADA.email,
    });
    for (const body of [
      {},
      { offerId: 'landing' },
      { role: 'admin' },
      { email: 'eve@example.com' },
      { timeZone: 'Mars/Olympus' },
    ]) {
      expect(await codeOf(await change(body))).toEqual([400, 'invalid_request']);
    }
    for (const name of ['', 'a\nb', 'Ada\u202egnp']) {
      expect(await codeOf(await change({ name }))).toEqual([400, 'invalid_name']);
    }
  });
});

describe('the table of personal data', () => {
  it('has a rule for every table, and a place for every column of it', () => {
    expect(Object.keys(PERSONAL_DATA).sort()).toEqual(Object.keys(ALL_TABLES).sort());
    for (const { name, table, shown, withheld, sealed } of personalTables()) {
      const columns = Object.keys(getTableColumns(table)).sort();
      expect([...shown, ...withheld].sort(), name).toEqual(columns);
      expect(shown, name).toEqual(expect.arrayContaining([...sealed]));
    }
  });

  it('counts every table that refers to a person as personal', () => {
    const personal = new Set(personalTables().map(({ name }) => name));
    const referring = Object.entries(ALL_TABLES)
      .filter(([, table]) => 'userId' in getTableColumns(table))
      .map(([name]) => name);
    expect(referring.filter((name) => !personal.has(name))).toEqual([]);
  });

  it('shows no password, token, code or key', () => {
    for (const { name, shown } of personalTables()) {
      const secret = shown.filter((column) => /password|token$|secret|hash/iu.test(column));
      expect(secret, name).toEqual([]);
    }
  });
});

const box = TEST_SECRETS.box('calendar');

/** What the tables can't make up by themselves for a person with this account. */
function given(id: string, email: string) {
  return {
    users: null,
    alerts: null,
    letters: { audience: 'accounts', subject: 'x', text: 'x', state: 'stopped', cursor: 'x' },
    installation: null,
    trialsUsed: null,
    goneSignIns: null,
    paymentEvents: null,
    webVitals: null,
    rateLimits: null,
    signIns: { userId: id },
    emailChanges: { userId: id },
    signUps: { email, tokenHash: `token of ${email}` },
    credentials: { userId: id },
    verifications: { value: JSON.stringify({ link: { userId: id, email } }) },
    newsletterSubscribers: { email },
    downloadRequests: { email },
    mails: { recipient: email, userId: id },
    analyticsEvents: { userId: id },
    accountSettings: { userId: id },
    keptPrograms: { userId: id },
    programRevisions: { userId: id },
    selfTests: { userId: id },
    deletedSelfTests: { userId: id },
    selfTestDevices: { userId: id },
    usageSessions: { userId: id },
    suggestionHistory: { userId: id },
    suggestionReplies: { userId: id },
    personalizationCounts: { userId: id, holder: `account:${id}` },
    paymentCustomers: { userId: id },
    subscriptions: { userId: id, status: 'canceled', offerId: null },
    signInHandovers: { userId: id },
    secondSteps: { userId: id },
    passkeys: { userId: id },
    calendarConnections: { userId: id, name: box.seal(`${email} calendar`) },
    calendarOccurrences: { userId: id, title: box.seal(`${email} title`) },
    calendarPreferences: { userId: id },
    auditLog: { actor: OPERATOR, act: 'suspend', subject: id, words: 'Suspended.' },
  };
}

/** Names that occur nowhere else. */
const ONE = 'person-one';
const TWO = 'person-two';

/** Two people with a row in every table. */
async function twoPeople(app = server()) {
  const someone = (name: string) => ({ ...ADA, name, email: `${name}@example.com` });
  const ada = await signedUp(app, someone(ONE));
  const eve = await signedUp(app, someone(TWO));
  await fillTables(test.database, ONE, given(ada.id, `${ONE}@example.com`));
  await fillTables(test.database, TWO, given(eve.id, `${TWO}@example.com`));
  return { ada, eve };
}

const addUse = (id: string, intervals: number) =>
  test.database.execute(
    sql`insert into usage_sessions (id, user_id, sitting_id, device_id, started_at, last_seen_at, source)
      select gen_random_uuid(), ${id}, gen_random_uuid(), 'one', now(), now(), 'web'
        from generate_series(1, ${intervals}::int)`,
  );

describe('taking the data away', () => {
  it('gives every row of the person, from every table, and nobody else’s', async () => {
    const { ada, eve } = await twoPeople();
    const response = await ada.browser.get('/api/account/export');
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="overtone-account.json"',
    );
    const text = await response.text();
    const { tables } = accountExportSchema.parse(JSON.parse(text));
    expect(Object.keys(tables)).toHaveLength(personalTables().length);
    for (const [table, rows] of Object.entries(tables)) {
      expect(rows.length, table).toBeGreaterThan(0);
    }
    expect(text).not.toContain(TWO);
    expect(text).not.toContain(eve.id);
    expect(text).toContain(`${ONE}@example.com calendar`);
    expect(text).toContain(`${ONE}@example.com title`);
  });

  it('leaves out secrets, and says which', async () => {
    const { ada } = await twoPeople();
    const text = await (await ada.browser.get('/api/account/export')).text();
    const { leftOut } = accountExportSchema.parse(JSON.parse(text));
    expect(Object.keys(leftOut)).toEqual(
      expect.arrayContaining(['credentials.password', 'sign_ins.token', 'webVitals']),
    );
    const rows = await test.database
      .select()
      .from(credentials)
      .where(eq(credentials.userId, ada.id));
    for (const { password, accessToken, refreshToken } of rows) {
      for (const secret of [password, accessToken, refreshToken]) {
        if (secret !== null) expect(text).not.toContain(secret);
      }
    }
  });

  it('comes in pieces of a few rows each, once for each person at a time', async () => {
    const { browser, id } = await signedUp();
    await addUse(id, 600);
    const pieces = (await browser.get('/api/account/export')).body?.getReader();
    const second = await browser.get('/api/account/export');
    expect(second.headers.get('retry-after')).toBe('30');
    expect(await codeOf(second)).toEqual([429, 'rate_limited']);

    let text = '';
    for (let piece = await pieces?.read(); piece?.done === false; piece = await pieces?.read()) {
      const part = new TextDecoder().decode(piece.value);
      expect(part.split('"sittingId"').length).toBeLessThanOrEqual(251);
      text += part;
    }
    const { tables } = accountExportSchema.parse(JSON.parse(text));
    expect(new Set(tables['usage_sessions']?.map((row) => row['id'])).size).toBe(600);
    expect((await browser.get('/api/account/export')).status).toBe(200);
  });

  it('is there again for somebody who left in the middle, or only asked what would come', async () => {
    const { browser } = await signedUp();
    expect((await browser.send('HEAD', '/api/account/export', undefined)).status).toBe(200);
    await (await browser.get('/api/account/export')).body?.cancel();
    expect((await browser.get('/api/account/export')).status).toBe(200);
  });

  it('keeps back what stands under an address that the person has not confirmed', async () => {
    const { browser } = await signedUp();
    await test.database.update(users).set({ emailVerified: false });
    await test.database.insert(newsletterSubscribers).values({
      email: ADA.email,
      source: 'footer_newsletter',
      status: 'active',
    });
    const response = await browser.get('/api/account/export');
    const { tables } = accountExportSchema.parse(await response.json());
    expect(tables['newsletter_subscribers']).toEqual([]);
  });
});

describe('deleting the account', () => {
  const remove = (
    { browser }: Awaited<ReturnType<typeof signedUp>>,
    body: object = { password: ADA.password },
  ) => browser.send('DELETE', '/api/account', body);

  it('leaves nothing of the person in any table, and everything of everybody else', async () => {
    const { ada, eve } = await twoPeople();
    const isEves = (row: string) => row.includes(TWO) || row.includes(eve.id);
    const before = await allRows(test.database);
    expect((await remove(ada)).status).toBe(200);

    const after = await allRows(test.database);
    for (const [table, rows] of after) {
      const names = table === 'auditLog' ? [ONE] : [ONE, ada.id];
      const left = rows.filter((row) => names.some((name) => row.includes(name)));
      // The one mail that is still to be sent says so itself.
      expect(
        left.filter((row) => !row.includes('account_deleted')),
        table,
      ).toEqual([]);
      const eves = (before.get(table) ?? []).filter(isEves);
      expect(rows.filter(isEves), table).toEqual(eves);
    }
    const kept = and(eq(auditLog.subject, ada.id), eq(auditLog.words, 'Suspended.'));
    expect(await test.database.$count(auditLog, kept)).toBe(1);
    expect(
      await test.database
        .select()
        .from(mails)
        .where(eq(mails.recipient, `${ONE}@example.com`)),
    ).toMatchObject([{ kind: 'account_deleted', userId: null, sentAt: null }]);
    expect((await ada.browser.get('/api/account')).status).toBe(401);
    expect(ada.browser.cookies.has('auth-token')).toBe(false);
    expect((await eve.browser.get('/api/account')).status).toBe(200);
  });

  it('takes along what a page has just reported of the person', async () => {
    const ada = await signedUp();
    const { removing } = await test.database.transaction(async (transaction) => {
      await transaction.select().from(users).for('key share');
      const begun = remove(ada);
      await expect.poll(() => waitingForLocks(test)).toBe(1);
      const times = { timestamp: now, receivedAt: now };
      await transaction
        .insert(analyticsEvents)
        .values({ event: 'page_view', userId: ada.id, ...times });
      return { removing: begun };
    });
    expect((await removing).status).toBe(200);
    expect(await test.database.$count(analyticsEvents)).toBe(0);
  });

  it('needs the right password, or a sign-in of the last minutes', async () => {
    const ada = await signedUp();
    expect(await codeOf(await remove(ada, { password: 'not my password' }))).toEqual([
      403,
      'wrong_password',
    ]);
    now = new Date(now.getTime() + 16 * 60_000);
    expect(await codeOf(await remove(ada, {}))).toEqual([403, 'fresh_sign_in_required']);
    expect(await test.database.$count(users)).toBe(1);
    now = new Date(now.getTime() - 10 * 60_000);
    expect((await remove(ada, {})).status).toBe(200);
    expect(await test.database.$count(users)).toBe(0);
  });

  it('leaves what stands under an address that the person has not confirmed', async () => {
    const ada = await signedUp();
    await test.database.update(users).set({ emailVerified: false });
    await test.database.insert(newsletterSubscribers).values({
      email: ADA.email,
      source: 'footer_newsletter',
      status: 'active',
    });
    await remove(ada);
    expect(await test.database.$count(newsletterSubscribers)).toBe(1);
  });

  it('deletes nothing while a subscription can not be ended', async () => {
    const limiter = { take: () => Promise.resolve({ isAllowed: true as const }) };
    const billing = createBilling({
      stripe: undefined,
      offersOnSale: [],
      onUnknownCustomer: () => undefined,
      siteUrl: 'http://localhost',
      trialHash: TEST_SECRETS.hash('trial'),
      database: test.database,
      now: () => now,
      limiter,
    });
    const cancelEverything = () => Promise.reject(new AppError('billing_unavailable'));
    const app = server({
      billing: { ...billing, subscriptions: { ...billing.subscriptions, cancelEverything } },
    });
    const ada = await signedUp(app);
    expect(await codeOf(await remove(ada))).toEqual([503, 'billing_unavailable']);
    expect(await test.database.$count(users)).toBe(1);
    expect(await test.database.$count(analyticsEvents)).toBe(0);
    expect((await ada.browser.get('/api/account')).status).toBe(200);
  });

  it('lets the same person begin anew', async () => {
    const app = server();
    await remove(await signedUp(app));
    const { id } = await signedUp(app);
    expect(await test.database.select().from(users)).toMatchObject([{ id }]);
  });
});

describe('a browser that was signed in when the account was deleted elsewhere', () => {
  async function twoBrowsers(app = server()) {
    const here = await signedUp(app);
    const there = openBrowser(app);
    await there.post('/api/auth/sign-in/email', { email: ADA.email, password: ADA.password });
    return { app, here, there };
  }
  const sessionOf = async (browser: ReturnType<typeof openBrowser>) =>
    (await browser.get('/api/auth/get-session')).json();

  it('is told whose account is gone, and no other is', async () => {
    const { app, here, there } = await twoBrowsers();
    const stranger = await signedUp(app, { ...ADA, email: 'eve@example.com' });
    expect(await sessionOf(there)).toMatchObject({ user: { id: here.id } });
    await here.browser.send('DELETE', '/api/account', { password: ADA.password });
    expect(await codeOf(await there.get('/api/account'))).toEqual([401, 'unauthenticated']);
    expect(await sessionOf(there)).toEqual({ user: null, goneAccount: here.id });

    expect(await sessionOf(here.browser)).toEqual({ user: null });
    expect(await sessionOf(openBrowser(app))).toEqual({ user: null });
    expect(await sessionOf(stranger.browser)).toMatchObject({ user: { id: stranger.id } });
    const [token = ''] = (there.cookies.get('auth-token') ?? '').split('.');
    for (const made of [token, `${token}.`, `${token}.AAAA`]) {
      const forger = openBrowser(app, undefined, new Map([['auth-token', made]]));
      expect(await sessionOf(forger)).toEqual({ user: null });
    }
  });

  it('is told so as long as it could have been signed in, and nothing is kept after that', async () => {
    const { here, there } = await twoBrowsers();
    await here.browser.send('DELETE', '/api/account', { password: ADA.password });
    now = new Date(now.getTime() + 29 * DAY_MS);
    expect(await sessionOf(there)).toEqual({ user: null, goneAccount: here.id });
    now = new Date(now.getTime() + 2 * DAY_MS);
    expect(await sessionOf(there)).toEqual({ user: null });
    await sweep(test.database, now);
    expect(await test.database.$count(goneSignIns)).toBe(0);
  });

  it('leaves no token and no id with the server', async () => {
    const { here, there } = await twoBrowsers();
    const tokens = (await test.database.select().from(signIns)).map(({ token }) => token);
    expect(tokens).toHaveLength(2);
    await here.browser.send('DELETE', '/api/account', { password: ADA.password });
    const kept = JSON.stringify(await test.database.select().from(goneSignIns));
    for (const secret of [...tokens, here.id]) expect(kept).not.toContain(secret);
    expect(await sessionOf(there)).toMatchObject({ goneAccount: here.id });
  });

  it('hears at once on its open stream that its sign-in has ended', async () => {
    const feed = memoryChangeFeed();
    const personal = testPersonal({ database: test.database, now: () => now, feed });
    const { here, there } = await twoBrowsers(server({ feed, personal }));
    const stream = (await there.get('/api/settings/events')).body?.getReader();
    expect((await stream?.read())?.done).toBe(false);
    const next = stream?.read();
    await here.browser.send('DELETE', '/api/account', { password: ADA.password });
    expect((await next)?.done).toBe(true);
  });

  it('is told nothing where it was signed out before', async () => {
    const { here, there } = await twoBrowsers();
    const carried = new Map(there.cookies);
    await there.post('/api/auth/sign-out', {});
    await here.browser.send('DELETE', '/api/account', { password: ADA.password });
    const late = openBrowser(server(), undefined, carried);
    expect(await sessionOf(late)).toEqual({ user: null });
  });
});
