import { createHash, randomBytes } from 'node:crypto';
import { suspendedSentence } from '@overtone/domain/account/suspended-sentence';
import { errorBodySchema } from '@overtone/domain/contract/error-body';
import { HANDOVER_DEEP_LINK, handoverResponseSchema } from '@overtone/domain/contract/handover';
import { providerPageSchema } from '@overtone/domain/contract/sign-in';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { memoryChangeFeed } from '../../testing/in-memory/memory-change-feed.ts';
import { subscriptions } from '../../database/tables/billing.ts';
import { newsletterSubscribers } from '../../database/tables/contact.ts';
import { signIns, users } from '../../database/tables/identity.ts';
import { mails } from '../../database/tables/mails.ts';
import { mailedLinks } from '../../testing/mails/mailed-links.ts';
import { type OidcStandIn, startOidcStandIn } from '../../testing/stand-ins/oidc-stand-in.ts';
import { linksIn, signUp } from '../../testing/sign-up.ts';
import { makeFolders, postJson, testApp, type TestFolders } from '../../testing/test-app.ts';
import { openBrowser, type TestBrowser } from '../../testing/test-browser.ts';
import { makeTestDatabase, type TestDatabase } from '../../testing/databases/test-database.ts';
import { testIdentity } from '../../testing/test-identity.ts';
import { testPersonal } from '../../testing/test-personal.ts';
import { deliverDueMails } from '../mail/deliver-due-mails.ts';
import { promiseMail } from '../../outbox/outbox.ts';

const ADA = { email: 'ada@example.com', password: 'correct horse', name: 'Ada Lovelace' };
const ROOT = { email: 'root@example.com', password: 'correct horse', name: 'Root' };
const SENTENCE = suspendedSentence('help@example.com');
const CALLBACK = 'http://localhost/api/auth/callback/google';

let folders: TestFolders;
let test: TestDatabase;
let google: OidcStandIn;
beforeAll(async () => {
  [folders, test] = await Promise.all([makeFolders(), makeTestDatabase()]);
});
beforeEach(async () => {
  google = await startOidcStandIn('google', CALLBACK);
  google.arrive({ id: 'g-1', email: ADA.email, email_verified: true, name: ADA.name });
  await test.clear();
});
afterEach(() => google.stop());
afterAll(() => Promise.all([folders.remove(), test.close()]));

/** A server with an admin and Ada, each signed in. */
async function setUp() {
  const { database } = test;
  const now = () => new Date();
  const feed = memoryChangeFeed();
  const identity = testIdentity({
    database,
    now,
    providers: { google, microsoft: undefined },
    operator: { 'support-email': 'help@example.com' },
  });
  const app = testApp(folders, {
    database,
    wallClock: now,
    identity,
    feed,
    personal: testPersonal({ database, now, feed }),
  });
  const [admin, ada] = [openBrowser(app), openBrowser(app)];
  await signUp(admin, ROOT, linksIn(database));
  await database.update(users).set({ role: 'admin' });
  await signUp(ada, ADA, linksIn(database));
  const [user] = await database.select().from(users).where(eq(users.email, ADA.email));
  const path = `/api/admin/people/${user?.id}/suspension`;
  return {
    app,
    admin,
    ada,
    id: user?.id ?? '',
    suspend: async () => expect((await admin.post(path, {})).status).toBe(200),
    letIn: async () => expect((await admin.send('DELETE', path, {})).status).toBe(200),
  };
}

const signIn = (browser: TestBrowser, password = ADA.password) =>
  browser.post('/api/auth/sign-in/email', { email: ADA.email, password });

async function failureOf(response: Response) {
  const { code, error } = errorBodySchema.parse(await response.json());
  return [response.status, code, error];
}

/** Goes to the provider and comes back; what the page says that this ends on. */
async function throughGoogle(browser: TestBrowser): Promise<Response> {
  const begun = await browser.post('/api/auth/sign-in/social', {
    provider: 'google',
    callbackURL: '/account',
    errorCallbackURL: '/sign-in',
  });
  const { url } = providerPageSchema.parse(await begun.json());
  const back = await google.agree(url);
  return browser.get(`${back.pathname}${back.search}`);
}

describe('somebody whose account is suspended', () => {
  it('is signed out at once, everywhere, and let in again with everything as it was', async () => {
    const { ada, app, id, suspend, letIn } = await setUp();
    await test.database.insert(subscriptions).values({
      id: 'sub',
      userId: id,
      status: 'active',
      startedAt: new Date(),
      periodStart: new Date(),
      periodEnd: new Date(),
      checkedAt: new Date(),
    });
    await suspend();
    expect((await ada.get('/api/account')).status).toBe(401);
    await letIn();
    expect((await ada.get('/api/account')).status).toBe(401);
    const back = openBrowser(app);
    expect((await signIn(back)).status).toBe(200);
    expect(await (await back.get('/api/account')).json()).toMatchObject({
      id,
      subscription: 'active',
    });
  });

  it('is nobody even with a sign-in that is there', async () => {
    const { ada, id } = await setUp();
    await test.database.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, id));
    expect(await test.database.$count(signIns, eq(signIns.userId, id))).toBe(1);
    expect((await ada.get('/api/account')).status).toBe(401);
    expect((await ada.get('/api/settings/events')).status).toBe(401);
    expect(await (await ada.get('/api/auth/get-session')).json()).toEqual({ user: null });
  });

  it('does not get in with the password, and reads why; with a wrong one it reads nothing of it', async () => {
    const { app, suspend } = await setUp();
    await suspend();
    const browser = openBrowser(app);
    expect(await failureOf(await signIn(browser))).toEqual([403, 'account_suspended', SENTENCE]);
    expect(browser.cookies.has('auth-token')).toBe(false);
    const wrong = await failureOf(await signIn(browser, 'not the password'));
    expect(wrong[1]).toBe('invalid_credentials');
  });

  it('does not get in with a new password', async () => {
    const { app, suspend } = await setUp();
    await suspend();
    const browser = openBrowser(app);
    await browser.post('/api/auth/request-password-reset', { email: ADA.email });
    const links = await mailedLinks(test.database, ADA.email);
    const token = links.at(-1)?.searchParams.get('token');
    const newPassword = 'battery staple';
    const reset = await browser.post('/api/auth/reset-password', { token, newPassword });
    expect(reset.status).toBe(200);
    const end = await failureOf(await signIn(browser, newPassword));
    expect(end).toEqual([403, 'account_suspended', SENTENCE]);
  });

  it('does not get in through a provider, and reads why', async () => {
    const { app, id, suspend } = await setUp();
    expect((await throughGoogle(openBrowser(app))).status).toBe(302);
    await suspend();
    const browser = openBrowser(app);
    const page = await throughGoogle(browser);
    expect(page.status).toBe(403);
    expect(await page.text()).toContain('write to help@example.com about it');
    expect(browser.cookies.has('auth-token')).toBe(false);
    expect(await test.database.$count(signIns, eq(signIns.userId, id))).toBe(0);
  });

  it('hands no sign-in over to the app, also with a code from before', async () => {
    const { app, ada, id, suspend } = await setUp();
    const verifier = randomBytes(32).toString('base64url');
    const state = randomBytes(16).toString('base64url');
    const offered = await ada.post('/api/auth-handover', {
      state,
      codeChallenge: createHash('sha256').update(verifier).digest('base64url'),
      redirect: HANDOVER_DEEP_LINK,
    });
    const { redirectTo } = handoverResponseSchema.parse(await offered.json());
    const code = new URL(redirectTo).searchParams.get('code');
    await suspend();
    const body = { code, state, codeVerifier: verifier };
    const taken = await app.request('/api/auth-handover/token', postJson(body));
    expect((await failureOf(taken))[1]).toBe('handover_invalid');
    expect(await test.database.$count(signIns, eq(signIns.userId, id))).toBe(0);
  });

  it('hears nothing more on a stream that is open, while others go on listening', async () => {
    const { ada, admin, suspend } = await setUp();
    const streams = await Promise.all([ada, admin].map(({ get }) => get('/api/settings/events')));
    const [adas, admins] = streams.map(({ body }) => body?.getReader());
    await Promise.all([adas?.read(), admins?.read()]);
    await suspend();
    expect((await adas?.read())?.done).toBe(true);
    await admin.post('/api/auth/sign-out', {});
    await admins?.cancel();
  });

  it('gets no letter of ours, and every mail that guards the account or that the law wants', async () => {
    const { id, suspend } = await setUp();
    await test.database.update(mails).set({ sentAt: new Date() });
    const [subscriber] = await test.database
      .insert(newsletterSubscribers)
      .values({ email: ADA.email, source: 'footer_newsletter', status: 'active' })
      .returning();
    await suspend();
    const now = new Date();
    const letter = { kind: 'newsletter_welcome', recipient: ADA.email } as const;
    await promiseMail(test.database, { ...letter, subscriberId: subscriber?.id ?? '' }, now);
    const changed = { kind: 'password_changed', recipient: ADA.email, userId: id } as const;
    await promiseMail(test.database, changed, now);
    await promiseMail(test.database, { ...letter, recipient: 'eve@example.com' }, now);
    const sent: string[] = [];
    await deliverDueMails({
      database: test.database,
      sender: {
        send: ({ to, subject }) => {
          sent.push(`${to}: ${subject}`);
          return Promise.resolve({ ok: true, value: undefined });
        },
      },
      links: {
        siteUrl: 'http://localhost',
        releases: [],
        unsubscribeToken: () => 'token',
        openLink: () => undefined,
      },
      log: pino({ level: 'silent' }),
      now: () => now,
      onGivenUp: () => undefined,
    });
    expect(sent.map((line) => line.split(':')[0]).toSorted()).toEqual([
      ADA.email,
      'eve@example.com',
    ]);
    const left = await test.database.select().from(mails).where(eq(mails.recipient, ADA.email));
    expect(left.find(({ kind }) => kind === 'newsletter_welcome')).toMatchObject({
      sentAt: null,
      lastError: 'the account is suspended',
    });
  });
});
