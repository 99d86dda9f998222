import { SELLABLE_OFFER_IDS } from '@overtone/domain/billing/offers-on-sale';
import { accountSchema } from '@overtone/domain/contract/account';
import { errorBodySchema } from '@overtone/domain/contract/error-body';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ADDRESS_LOCK_CLASS } from '../../../database/advisory-locks.ts';
import { trialsUsed } from '../../../database/tables/billing.ts';
import { downloadRequests, newsletterSubscribers } from '../../../database/tables/contact.ts';
import { credentials, emailChanges, signIns, users } from '../../../database/tables/identity.ts';
import { mails } from '../../../database/tables/mails.ts';
import type { ServerApp } from '../../../http/server-context.ts';
import { mailedLinks } from '../../../testing/mails/mailed-links.ts';
import { memoryRateLimiter } from '../../../testing/in-memory/memory-rate-limiter.ts';
import { linksIn, signUp } from '../../../testing/sign-up.ts';
import {
  startStripeStandIn,
  type StripeStandIn,
} from '../../../testing/stripe-stand-in/stripe-stand-in.ts';
import { makeFolders, testApp, type TestFolders } from '../../../testing/test-app.ts';
import { openBrowser, type TestBrowser } from '../../../testing/test-browser.ts';
import { sideBySide } from '../../../testing/databases/side-by-side.ts';
import { makeTestDatabase, type TestDatabase } from '../../../testing/databases/test-database.ts';
import { waitingForLocks } from '../../../testing/databases/waiting-for-locks.ts';
import { testIdentity } from '../../../testing/test-identity.ts';
import { TEST_SECRETS } from '../../../testing/test-secrets.ts';
import { createBilling } from '../../billing/create-billing.ts';
import { personHash } from '../../billing/person-hash.ts';

const ADA = { email: 'ada@old.example', password: 'correct horse', name: 'Ada Lovelace' };
const NEW = 'ada@new.example';
const PATH = '/api/account/email';

let folders: TestFolders;
let test: TestDatabase;
let stripe: StripeStandIn;
let now: Date;
let app: ServerApp;

beforeAll(async () => {
  [folders, test, stripe] = await Promise.all([
    makeFolders(),
    makeTestDatabase(),
    startStripeStandIn(),
  ]);
});
beforeEach(async () => {
  await test.clear();
  now = new Date();
  app = server();
});
afterAll(() => Promise.all([folders.remove(), test.close(), stripe.close()]));

function server(stripeUrl = stripe.environment.STRIPE_API_URL) {
  const { database } = test;
  const identity = testIdentity({ database, now: () => now });
  const billing = createBilling({
    stripe: {
      secretKey: stripe.environment.STRIPE_SECRET_KEY,
      webhookSecret: stripe.environment.STRIPE_WEBHOOK_SECRET,
      apiUrl: stripeUrl,
    },
    offersOnSale: SELLABLE_OFFER_IDS,
    onUnknownCustomer: () => undefined,
    siteUrl: 'http://localhost',
    trialHash: TEST_SECRETS.hash('trial'),
    database,
    now: () => now,
    limiter: memoryRateLimiter({ perMinute: 1000, now: () => 0 }),
  });
  const wallClock = () => now;
  return testApp(folders, { database, wallClock, identity, billing });
}

async function signedUp(person = ADA): Promise<TestBrowser> {
  const browser = openBrowser(app);
  await signUp(browser, person, linksIn(test.database));
  return browser;
}

/** Asks a second after whatever happened before. */
const ask = (browser: TestBrowser, email = NEW, password: string | undefined = ADA.password) => {
  now = new Date(now.getTime() + 1000);
  return browser.post(PATH, { email, password });
};
const linkTo = async (address: string, page = '/change-email') => {
  const links = await mailedLinks(test.database, address);
  const link = links.findLast(({ pathname }) => pathname === page);
  return `${link?.pathname}${link?.search}`;
};
const answer = (path: string, said: 'yes' | 'no' = 'yes') =>
  openBrowser(app).submit(path, { answer: said });
const addresses = async () => (await test.database.select().from(users)).map(({ email }) => email);

async function codeOf(response: Response): Promise<[number, string]> {
  return [response.status, errorBodySchema.parse(await response.json()).code];
}

describe('moving an account to another address', () => {
  it.each([
    [ADA.email, NEW],
    [NEW, ADA.email],
  ])('needs both mailboxes, in either order: %s first', async (first, second) => {
    const browser = await signedUp();
    const asked = await ask(browser, ` ${NEW.toUpperCase()} `);
    expect([asked.status, await asked.json()]).toEqual([200, { ok: true }]);
    const waiting = { email: NEW, expiresAt: expect.any(String) };
    expect(await (await browser.get('/api/account')).json()).toMatchObject({
      email: ADA.email,
      emailChange: { ...waiting, isOldConfirmed: false, isNewConfirmed: false },
    });
    const links = { [first]: await linkTo(first), [second]: await linkTo(second) };
    const page = await (await openBrowser(app).get(links[first] ?? '')).text();
    expect(page).toContain('Move the account to another address?');
    expect(page).toContain(ADA.email);
    expect(page).toContain(NEW);
    expect(await addresses()).toEqual([ADA.email]);

    expect(await (await answer(links[first] ?? '')).text()).toContain('the other mailbox');
    expect(await addresses()).toEqual([ADA.email]);
    const isOldConfirmed = first === ADA.email;
    expect(await (await browser.get('/api/account')).json()).toMatchObject({
      emailChange: { ...waiting, isOldConfirmed, isNewConfirmed: !isOldConfirmed },
    });
    // The same mailbox once more is still one mailbox.
    await answer(links[first] ?? '');
    expect(await addresses()).toEqual([ADA.email]);

    expect(await (await answer(links[second] ?? '')).text()).toContain(
      'Your address has been changed',
    );
    expect(await (await browser.get('/api/account')).json()).toMatchObject({
      email: NEW,
      emailVerified: true,
      emailChange: null,
    });
    expect((await answer(links[second] ?? '')).status).toBe(400);
    const signIn = (email: string) =>
      openBrowser(app).post('/api/auth/sign-in/email', { email, password: ADA.password });
    expect((await signIn(NEW)).status).toBe(200);
    expect((await signIn(ADA.email)).status).toBe(401);
  });

  it.each([ADA.email, NEW])('is stopped by %s alone', async (address) => {
    const browser = await signedUp();
    await ask(browser);
    const links = [await linkTo(ADA.email), await linkTo(NEW)];
    const stopped = await answer(await linkTo(address), 'no');
    expect(await stopped.text()).toContain('Nothing was changed');
    for (const link of links) expect((await answer(link)).status).toBe(400);
    expect(await addresses()).toEqual([ADA.email]);
  });

  it('is stopped by whoever asked, by asking anew, and by a day that goes by', async () => {
    const browser = await signedUp();
    const bothSayYes = async () => {
      const links = [await linkTo(ADA.email), await linkTo(NEW)];
      return async () => {
        for (const link of links) await answer(link);
      };
    };
    await ask(browser);
    const first = await bothSayYes();
    expect((await browser.send('DELETE', PATH, {})).status).toBe(200);
    await first();
    await ask(browser);
    const second = await bothSayYes();
    await ask(browser, 'ada@third.example');
    await second();
    await ask(browser);
    const third = await bothSayYes();
    now = new Date(now.getTime() + 24 * 3_600_000);
    await third();
    expect(await addresses()).toEqual([ADA.email]);
    expect(await (await browser.get('/api/account')).json()).toMatchObject({ emailChange: null });
  });

  it('is done by no scanner that opens both links', async () => {
    await ask(await signedUp());
    for (const address of [ADA.email, NEW]) {
      expect((await openBrowser(app).get(await linkTo(address))).status).toBe(200);
    }
    expect(await addresses()).toEqual([ADA.email]);
  });

  it('is asked for anew, and goes with an account that is deleted meanwhile', async () => {
    const browser = await signedUp();
    await ask(browser);
    const answers = await sideBySide(
      test,
      (transaction) => transaction.select().from(emailChanges).for('update'),
      () => ask(browser, 'ada@third.example'),
      () => browser.send('DELETE', '/api/account', { password: ADA.password }),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await test.database.$count(emailChanges)).toBe(0);
  });

  it('is asked for anew, and stays, where other sign-ins end meanwhile', async () => {
    const browser = await signedUp();
    const other = openBrowser(app);
    await other.post('/api/auth/sign-in/email', { email: ADA.email, password: ADA.password });
    await ask(other);
    const answers = await sideBySide(
      test,
      (transaction) => transaction.select().from(emailChanges).for('update'),
      () => ask(browser, 'ada@third.example'),
      () =>
        browser.post('/api/auth/change-password', {
          currentPassword: ADA.password,
          newPassword: 'battery staple',
        }),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await test.database.select().from(emailChanges)).toMatchObject([
      { email: 'ada@third.example' },
    ]);
  });

  it.each(['at first', 'anew'])(
    'is not asked for %s by a sign-in that ends just then',
    async (when) => {
      const browser = await signedUp();
      if (when === 'anew') await ask(browser);
      const before = await test.database.select().from(emailChanges);
      const asking = await test.database.transaction(async (transaction) => {
        await transaction.select().from(users).for('update');
        const asked = ask(browser, 'ada@third.example');
        await expect.poll(() => waitingForLocks(test)).toBe(1);
        await transaction.delete(signIns);
        return { asked };
      });
      expect(await codeOf(await asking.asked)).toEqual([401, 'unauthenticated']);
      const kept = before.map((row) => ({ ...row, signInId: null }));
      expect(await test.database.select().from(emailChanges)).toEqual(kept);
    },
  );

  it('leads nowhere with an account that is deleted as the second mailbox agrees', async () => {
    const browser = await signedUp();
    await ask(browser);
    await answer(await linkTo(ADA.email));
    const link = await linkTo(NEW);
    await test.database.insert(newsletterSubscribers).values({
      email: ADA.email,
      source: 'footer_newsletter',
      status: 'active',
    });
    const [deleted, agreed] = await sideBySide(
      test,
      (transaction) => transaction.select().from(newsletterSubscribers).for('update'),
      () => browser.send('DELETE', '/api/account', { password: ADA.password }),
      () => answer(link),
    );
    expect([deleted.status, agreed.status]).toEqual([200, 400]);
    expect(await addresses()).toEqual([]);
  });

  it('asks for the password, or for a fresh sign-in without one', async () => {
    const browser = await signedUp();
    expect(await codeOf(await ask(browser, NEW, 'not hers'))).toEqual([403, 'wrong_password']);
    now = new Date(now.getTime() + 16 * 60_000);
    const without = await browser.post(PATH, { email: NEW });
    expect(await codeOf(without)).toEqual([403, 'fresh_sign_in_required']);
    expect(await codeOf(await ask(browser, 'nonsense'))).toEqual([400, 'invalid_email']);
    expect(await codeOf(await ask(browser, ADA.email))).toEqual([409, 'same_email']);
    await test.database.update(users).set({ emailVerified: false });
    expect(await codeOf(await ask(browser))).toEqual([403, 'email_unverified']);
    expect(await test.database.$count(emailChanges)).toBe(0);
  });
});

describe('an address that has an account of its own', () => {
  it('is not given away, is told, and is never taken', async () => {
    await signedUp({ ...ADA, email: NEW, name: 'Eve' });
    const browser = await signedUp();
    await test.database.delete(mails);
    const told = async (email: string) => {
      const response = await ask(browser, email);
      const account = accountSchema.parse(await (await browser.get('/api/account')).json());
      const state = JSON.stringify(account.emailChange).replaceAll(email, 'it');
      return [response.status, await response.text(), state.replace(/\d{4}-[^"]+/u, 'then')];
    };
    expect(await told(NEW)).toEqual(await told('nobody@new.example'));
    expect(await test.database.select().from(mails).where(eq(mails.recipient, NEW))).toMatchObject([
      { kind: 'address_in_use', sealedLink: null, userId: null },
    ]);
    await ask(browser);
    await answer(await linkTo(ADA.email));
    expect((await addresses()).sort()).toEqual([NEW, ADA.email]);
  });

  it('goes to one of two that take it in the same moment, and the other is told', async () => {
    const eve = openBrowser(app);
    await eve.post('/api/auth/sign-up/email', { ...ADA, email: NEW, name: 'Eve' });
    const link = await linkTo(NEW, '/confirm-email');
    const other = await test.pool.connect();
    await other.query('begin');
    await other.query('select pg_advisory_xact_lock($1, hashtext($2))', [ADDRESS_LOCK_CLASS, NEW]);
    await other.query(
      `insert into users (id, name, email, email_verified, created_at, updated_at) values ('bob', 'Bob', $1, true, now(), now())`,
      [NEW],
    );
    const confirming = eve.submit(link, { password: ADA.password });
    const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    while ((await test.pool.query(waiting)).rowCount === 0);
    await other.query('commit');
    other.release();
    const told = await confirming;
    expect([told.status, await told.text()]).toEqual([
      400,
      expect.stringContaining('You already have an account'),
    ]);
    expect(await addresses()).toEqual([NEW]);
  });

  it('is not taken when it got its account while the links were out', async () => {
    const browser = await signedUp();
    await ask(browser);
    const links = [await linkTo(ADA.email), await linkTo(NEW)];
    await signedUp({ ...ADA, email: NEW, name: 'Eve' });
    expect((await answer(links[0] ?? '')).status).toBe(200);
    expect((await answer(links[1] ?? '')).status).toBe(400);
    expect((await addresses()).sort()).toEqual([NEW, ADA.email]);
  });
});

describe('with the address', () => {
  async function move(browser: TestBrowser): Promise<Response> {
    await ask(browser);
    await answer(await linkTo(ADA.email));
    return answer(await linkTo(NEW));
  }

  it('every other sign-in ends, and every mailed link', async () => {
    const browser = await signedUp();
    const other = openBrowser(app);
    await other.post('/api/auth/sign-in/email', { email: ADA.email, password: ADA.password });
    await other.post('/api/auth/request-password-reset', { email: ADA.email });
    const link = await linkTo(ADA.email, '/reset-password');
    const reset = new URL(link, 'http://localhost').searchParams.get('token');
    await move(browser);
    expect((await browser.get('/api/account')).status).toBe(200);
    expect((await other.get('/api/account')).status).toBe(401);
    expect(await test.database.$count(signIns)).toBe(1);
    const late = await openBrowser(app).post('/api/auth/reset-password', {
      token: reset,
      newPassword: 'battery staple',
    });
    expect(await codeOf(late)).toEqual([400, 'link_expired']);
  });

  it('goes the one trial that the person had', async () => {
    const hash = personHash(TEST_SECRETS.hash('trial'));
    const browser = await signedUp();
    await test.database.insert(trialsUsed).values({ personHash: hash(ADA.email), usedAt: now });
    await move(browser);
    const used = (await test.database.select().from(trialsUsed)).map((row) => row.personHash);
    expect(used.sort()).toEqual([hash(ADA.email), hash(NEW)].sort());
    expect(await (await browser.get('/api/billing')).json()).toMatchObject({ trialUsed: true });
  });

  it('goes the customer at the payment provider, or nothing goes while he is away', async () => {
    const browser = await signedUp();
    const begun = await browser.post('/api/billing/checkout', { offerId: 'monthly' });
    expect(begun.status).toBe(200);
    const customers = () => [...stripe.ledger.customers.values()].map(({ email }) => email);
    expect(customers()).toContain(ADA.email);
    app = server('http://127.0.0.1:1');
    const away = await move(browser);
    expect(await away.text()).toContain('Nothing has changed');
    expect(await addresses()).toEqual([ADA.email]);
    app = server();
    expect((await answer(await linkTo(NEW))).status).toBe(200);
    expect(await addresses()).toEqual([NEW]);
    expect(customers()).toContain(NEW);
    expect(customers()).not.toContain(ADA.email);
  });

  it('goes what stands under it, so that it is taken away and deleted with the account', async () => {
    const browser = await signedUp();
    await test.database.insert(newsletterSubscribers).values({
      email: ADA.email,
      source: 'footer_newsletter',
      status: 'active',
    });
    await test.database.insert(downloadRequests).values({
      email: ADA.email,
      platform: 'MacIntel',
      userAgent: 'Test',
      source: 'mobile_desktop_links',
    });
    await move(browser);
    const text = await (await browser.get('/api/account/export')).text();
    expect(JSON.parse(text).tables).toMatchObject({
      newsletter_subscribers: [{ email: NEW }],
      download_requests: [{ email: NEW }],
    });
    await browser.send('DELETE', '/api/account', { password: ADA.password });
    const left = await Promise.all(
      [newsletterSubscribers, downloadRequests, credentials, emailChanges].map((table) =>
        test.database.$count(table),
      ),
    );
    expect(left).toEqual([0, 0, 0, 0]);
    expect((await test.database.select().from(mails)).map(({ kind }) => kind)).toEqual([
      'account_deleted',
    ]);
  });

  it('what the new one said of the newsletter holds', async () => {
    const browser = await signedUp();
    const row = { source: 'footer_newsletter' } as const;
    await test.database.insert(newsletterSubscribers).values([
      { ...row, email: ADA.email, status: 'active' },
      { ...row, email: NEW, status: 'unsubscribed' },
    ]);
    await move(browser);
    expect(await test.database.select().from(newsletterSubscribers)).toMatchObject([
      { email: NEW, status: 'unsubscribed' },
    ]);
  });
});

it.each(['', '?token=', '?token=<script>', `?token=${'A'.repeat(32)}`])(
  'a link like %j does nothing, and nothing of it is repeated',
  async (query) => {
    const response = await openBrowser(app).submit(`/change-email${query}`, { answer: 'yes' });
    expect(response.status).toBe(400);
    expect(await response.text()).not.toContain('<script>');
  },
);
