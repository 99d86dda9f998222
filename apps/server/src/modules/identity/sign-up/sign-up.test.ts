import { errorBodySchema } from '@overtone/domain/contract/error-body';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { credentials, signIns, signUps, users } from '../../../database/tables/identity.ts';
import { mails } from '../../../database/tables/mails.ts';
import { mailedLinks } from '../../../testing/mails/mailed-links.ts';
import { linksIn, signUp } from '../../../testing/sign-up.ts';
import { makeFolders, testApp, type TestFolders } from '../../../testing/test-app.ts';
import { openBrowser } from '../../../testing/test-browser.ts';
import { sideBySide } from '../../../testing/databases/side-by-side.ts';
import { makeTestDatabase, type TestDatabase } from '../../../testing/databases/test-database.ts';
import { testIdentity } from '../../../testing/test-identity.ts';

const ADA = { email: 'ada@example.com', password: 'correct horse', name: 'Ada Lovelace' };
const MALLORYS = { ...ADA, password: 'known to mallory', name: 'Mallory' };
const DAY_MS = 24 * 3_600_000;

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

const pass = (ms: number) => {
  now = new Date(now.getTime() + ms);
};

function server() {
  const identity = testIdentity({ database: test.database, now: () => now });
  return testApp(folders, { database: test.database, wallClock: () => now, identity });
}

type App = ReturnType<typeof server>;

const ask = (app: App, body: object = ADA) =>
  openBrowser(app).post('/api/auth/sign-up/email', body);
const signIn = (app: App, { email, password }: typeof ADA) =>
  openBrowser(app).post('/api/auth/sign-in/email', { email, password });
const pathOf = (link: URL | undefined) => `${link?.pathname}${link?.search}`;
const links = () => mailedLinks(test.database, ADA.email);

async function codeOf(response: Response): Promise<[number, string]> {
  return [response.status, errorBodySchema.parse(await response.json()).code];
}

/** An account from before addresses had to be confirmed, signed in nowhere. */
async function oldAccount(app: App): Promise<string> {
  await signUp(openBrowser(app), ADA, linksIn(test.database));
  await test.database.update(users).set({ emailVerified: false });
  await test.database.delete(signIns);
  await test.database.delete(mails);
  const [user] = await test.database.select().from(users);
  return user?.id ?? '';
}

describe('signing up', () => {
  it('makes no account and signs nobody in before the address is confirmed', async () => {
    const browser = openBrowser(server());
    const answer = await browser.post('/api/auth/sign-up/email', ADA);
    expect([answer.status, await answer.json()]).toEqual([200, { ok: true }]);
    expect(browser.cookies.size).toBe(0);
    expect(await test.database.$count(users)).toBe(0);
    expect((await browser.get('/api/account')).status).toBe(401);
    const [waiting] = await test.database.select().from(signUps);
    expect(JSON.stringify(waiting)).not.toContain(ADA.password);
    expect(await test.database.select().from(mails)).toMatchObject([
      { kind: 'confirm_sign_up', recipient: ADA.email, userId: null },
    ]);
  });

  it.each(['Ada\u202egnp', 'Ada\nLovelace', '   '])(
    'refuses the name %j and says why',
    async (name) => {
      const answer = await ask(server(), { ...ADA, name });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({
        code: 'invalid_name',
        error: expect.stringContaining('reverse the text'),
      });
      expect(await test.database.$count(mails)).toBe(0);
    },
  );

  it('answers the same to an unknown, a waiting, an unconfirmed and a confirmed address', async () => {
    const app = server();
    const told = async () => {
      const answer = await ask(app);
      const { headers, status } = answer;
      const kept = [...headers].filter(([name]) => name !== 'x-request-id').sort();
      const kinds = (await test.database.select().from(mails)).map(({ kind }) => kind);
      await test.database.delete(mails);
      return { told: [status, await answer.text(), kept], kinds };
    };
    const unknown = await told();
    const waiting = await told();
    await test.database.delete(signUps);
    await oldAccount(app);
    const unconfirmed = await told();
    await test.database.update(users).set({ emailVerified: true });
    const confirmed = await told();
    expect(JSON.stringify(unknown.told)).not.toContain('set-cookie');
    for (const other of [waiting, unconfirmed, confirmed]) expect(other.told).toEqual(unknown.told);
    expect([unknown.kinds, waiting.kinds, unconfirmed.kinds, confirmed.kinds]).toEqual([
      ['confirm_sign_up'],
      ['confirm_sign_up'],
      ['confirm_sign_up'],
      ['already_signed_up'],
    ]);
  });

  it('with the mailed link and the password, signs in and leads on to where the person was going', async () => {
    const app = server();
    const browser = openBrowser(app);
    const next = '/sign-in?client=desktop&state=abc&redirect=app.overtone%3A%2F%2Fauth%2Fcallback';
    const newcomer = {
      ...ADA,
      email: ' Ada@Example.COM ',
      offerId: 'landing',
      timeZone: 'Europe/Berlin',
      next,
    };
    expect((await ask(app, newcomer)).status).toBe(200);
    const [link] = await links();
    const confirmed = await browser.submit(pathOf(link), { password: ADA.password });
    expect([confirmed.status, confirmed.headers.get('location')]).toEqual([303, next]);
    const cookie = confirmed.headers.getSetCookie().find((text) => text.startsWith('auth-token='));
    expect(cookie).toMatch(/; HttpOnly/u);
    expect(cookie).toMatch(/; SameSite=Lax/u);
    expect(confirmed.headers.get('set-auth-token')).toBeNull();
    expect(confirmed.headers.get('cache-control')).toBe('no-store');
    expect(await (await browser.get('/api/account')).json()).toMatchObject({
      email: ADA.email,
      emailVerified: true,
      name: ADA.name,
      offerId: 'landing',
      timeZone: 'Europe/Berlin',
      signInMethods: ['password'],
    });
    expect(await test.database.select().from(signIns)).toMatchObject([
      { ipAddress: null, userAgent: 'Test browser' },
    ]);
    expect(await test.database.$count(signUps)).toBe(0);
    expect((await signIn(app, ADA)).status).toBe(200);
  });

  it('makes one account of many links that are opened at once', async () => {
    const app = server();
    for (let asked = 0; asked < 3; asked++) await ask(app);
    const answers = await Promise.all(
      (await links()).map((link) =>
        openBrowser(app).submit(pathOf(link), { password: ADA.password }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 400, 400]);
    expect(await test.database.$count(users)).toBe(1);
    expect(await test.database.$count(credentials)).toBe(1);
  });

  it('keeps nothing whose mail could not be promised', async () => {
    await test.database.execute('alter table mails add constraint refuse check (false) not valid');
    const answer = await ask(server());
    await test.database.execute('alter table mails drop constraint refuse');
    expect(answer.status).toBe(500);
    expect(await test.database.$count(signUps)).toBe(0);
  });

  it.each([
    [{ password: 'short77' }, 'invalid_password'],
    [{ password: 'x'.repeat(129) }, 'invalid_password'],
    [{ password: 'Football' }, 'common_password'],
    [{ email: 'ada' }, 'invalid_email'],
    [{ name: '' }, 'invalid_name'],
    [{ name: 'a\u0000b' }, 'invalid_name'],
    [{ offerId: 'free-for-ever' }, 'invalid_request'],
    [{ timeZone: 'Mars/Olympus' }, 'invalid_request'],
    [{ role: 'admin' }, 'invalid_request'],
    [{ emailVerified: true }, 'invalid_request'],
    [{ callbackURL: 'https://evil.example' }, 'invalid_request'],
    [{ next: 'https://evil.example' }, 'invalid_request'],
    [{ next: '//evil.example' }, 'invalid_request'],
  ])('refuses %j as %s', async (change, code) => {
    expect(await codeOf(await ask(server(), { ...ADA, ...change }))).toEqual([400, code]);
    expect(await test.database.$count(signUps)).toBe(0);
  });
});

describe('an address that somebody else signed up with first', () => {
  it('gets an account with the password of its own sign-up, and never with the other’s', async () => {
    const app = server();
    await ask(app, MALLORYS);
    await ask(app, ADA);
    const [mallorys, adas] = await links();
    // Whoever opens the wrong mail does not know the password that goes with it.
    const wrong = await openBrowser(app).submit(pathOf(mallorys), { password: ADA.password });
    expect(wrong.status).toBe(400);
    expect(await wrong.text()).toContain('not the password you signed up with');
    // The page itself says what is missing, beside the field; the browser does not.
    const empty = await openBrowser(app).submit(pathOf(mallorys), { password: '' });
    expect(empty.status).toBe(400);
    const asked = await empty.text();
    expect(asked).toContain('<form method="post" novalidate');
    expect(asked).toContain('<p role="alert" id="password-problem">Enter the password you chose.');
    expect(asked).toContain('aria-describedby="password-problem password-why"');
    expect(await test.database.$count(users)).toBe(0);

    const browser = openBrowser(app);
    const right = await browser.submit(pathOf(adas), { password: ADA.password });
    expect(right.status).toBe(303);
    expect(await (await browser.get('/api/account')).json()).toMatchObject({ name: ADA.name });
    expect(await codeOf(await signIn(app, MALLORYS))).toEqual([401, 'invalid_credentials']);
    const late = await openBrowser(app).submit(pathOf(mallorys), { password: MALLORYS.password });
    expect(late.status).toBe(400);
    expect(await codeOf(await signIn(app, MALLORYS))).toEqual([401, 'invalid_credentials']);
  });

  it('loses nothing to a sign-up that comes later', async () => {
    const app = server();
    await ask(app, ADA);
    await ask(app, MALLORYS);
    const [adas] = await links();
    const right = await openBrowser(app).submit(pathOf(adas), { password: ADA.password });
    expect(right.status).toBe(303);
    expect((await signIn(app, ADA)).status).toBe(200);
    expect((await signIn(app, MALLORYS)).status).toBe(401);
  });

  it('takes over an account that nobody has confirmed, and what others put there to sign in with goes', async () => {
    const app = server();
    const mallory = openBrowser(app);
    await signUp(mallory, MALLORYS, linksIn(test.database));
    const [user] = await test.database.update(users).set({ emailVerified: false }).returning();
    await test.database.insert(credentials).values({
      id: 'mallorys-microsoft',
      accountId: '1',
      providerId: 'microsoft',
      userId: user?.id ?? '',
      createdAt: now,
      updatedAt: now,
    });
    const ada = openBrowser(app);
    await signUp(ada, ADA, linksIn(test.database));
    expect((await mallory.get('/api/account')).status).toBe(401);
    expect((await signIn(app, MALLORYS)).status).toBe(401);
    expect(await (await ada.get('/api/account')).json()).toMatchObject({
      name: ADA.name,
      emailVerified: true,
      signInMethods: ['password'],
    });
  });

  it('keeps a confirmed account as it is, whatever sign-up still waits', async () => {
    const app = server();
    await ask(app, MALLORYS);
    const [mallorys] = await links();
    await test.database.insert(users).values({
      id: 'ada',
      email: ADA.email,
      name: ADA.name,
      emailVerified: true,
      createdAt: now,
      updatedAt: now,
    });
    expect((await signIn(app, MALLORYS)).status).toBe(401);
    const answer = await openBrowser(app).submit(pathOf(mallorys), {
      password: MALLORYS.password,
    });
    expect(await answer.text()).toContain('You already have an account');
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await test.database.$count(credentials)).toBe(0);
  });

  it('is told of a confirmed account that is deleted meanwhile, and blocks nothing', async () => {
    const app = server();
    const browser = openBrowser(app);
    await signUp(browser, { ...ADA, email: 'ada@old.example' }, linksIn(test.database));
    await ask(app);
    const [link] = await links();
    await test.database.update(users).set({ email: ADA.email });
    const [told, deleted] = await sideBySide(
      test,
      (transaction) => transaction.select().from(signUps).for('update'),
      () => openBrowser(app).submit(pathOf(link), { password: ADA.password }),
      () => browser.send('DELETE', '/api/account', { password: ADA.password }),
    );
    expect(await told.text()).toContain('You already have an account');
    expect(deleted.status).toBe(200);
    expect(await test.database.$count(users)).toBe(0);
  });
});

describe('signing in before the address is confirmed', () => {
  it('says what to do, but only to somebody who knows the password', async () => {
    const app = server();
    await ask(app);
    expect(await codeOf(await signIn(app, ADA))).toEqual([403, 'email_unverified']);
    const wrong = await signIn(app, { ...ADA, password: 'wrong password' });
    expect(await codeOf(wrong)).toEqual([401, 'invalid_credentials']);
    pass(2 * DAY_MS);
    expect(await codeOf(await signIn(app, ADA))).toEqual([403, 'email_unverified']);
  });

  it('is answered the same for an account from before, which gets a new link and is not lost', async () => {
    const app = server();
    const id = await oldAccount(app);
    expect(await codeOf(await signIn(app, ADA))).toEqual([403, 'email_unverified']);
    expect((await signIn(app, { ...ADA, password: 'wrong password' })).status).toBe(401);
    const { email } = ADA;
    await openBrowser(app).post('/api/auth/confirmation-link', { email });
    const [link] = await links();
    const browser = openBrowser(app);
    expect(await (await browser.get(pathOf(link))).text()).toContain('type="password"');
    expect((await browser.submit(pathOf(link), { password: 'not hers' })).status).toBe(400);
    const confirmed = await browser.submit(pathOf(link), { password: ADA.password });
    expect(confirmed.headers.get('location')).toBe('/account');
    expect(await (await browser.get('/api/account')).json()).toMatchObject({
      id,
      emailVerified: true,
    });
  });

  it.each(['/api/auth/confirmation-link', '/confirm-email/again'])(
    '%s mails a new link to whoever waits, and answers everybody the same',
    async (path) => {
      const app = server();
      await ask(app);
      await signUp(
        openBrowser(app),
        { ...ADA, email: 'known@example.com' },
        linksIn(test.database),
      );
      await test.database.delete(mails).where(eq(mails.recipient, 'known@example.com'));
      pass(2 * DAY_MS);
      const again = async (email: string) => {
        const browser = openBrowser(app);
        const isPage = path.startsWith('/confirm');
        const answer = await (isPage ? browser.submit : browser.post)(path, { email });
        return [answer.status, await answer.text()];
      };
      const waiting = await again(` ${ADA.email.toUpperCase()} `);
      expect(waiting[0]).toBe(200);
      expect(await again('nobody@example.com')).toEqual(waiting);
      expect(await again('known@example.com')).toEqual(waiting);
      expect((await again('no address'))[0]).toBe(400);
      expect((await test.database.select().from(mails)).map(({ recipient }) => recipient)).toEqual([
        ADA.email,
        ADA.email,
      ]);
      const [old, fresh] = await links();
      const confirm = (link: URL | undefined) =>
        openBrowser(app).submit(pathOf(link), { password: ADA.password });
      expect((await confirm(old)).status).toBe(400);
      expect((await confirm(fresh)).status).toBe(303);
    },
  );
});

describe('the mailed link', () => {
  it('asks first, without JavaScript, and works once', async () => {
    const app = server();
    await ask(app);
    const [link] = await links();
    const page = await (await openBrowser(app).get(pathOf(link))).text();
    expect(page).toContain('Confirm your email address');
    expect(page).toContain(ADA.email);
    expect(page).toMatch(/<input type="password"[^>]* autofocus>/u);
    expect(await test.database.$count(users)).toBe(0);
    const form = { password: ADA.password };
    expect((await openBrowser(app).submit(pathOf(link), {})).status).toBe(400);
    expect((await openBrowser(app).submit(pathOf(link), form)).status).toBe(303);
    const again = await openBrowser(app).submit(pathOf(link), form);
    expect(again.status).toBe(400);
    expect(await again.text()).toContain('action="/confirm-email/again"');
  });

  it('is too late after a day', async () => {
    const app = server();
    await ask(app);
    const [link] = await links();
    pass(DAY_MS);
    const late = await openBrowser(app).submit(pathOf(link), { password: ADA.password });
    expect(await late.text()).toContain('This link no longer works');
    expect((await openBrowser(app).get(pathOf(link))).status).toBe(400);
    expect(await test.database.$count(users)).toBe(0);
  });

  it('signs nobody in who comes from another site, to an account that is not theirs', async () => {
    const app = server();
    await ask(app, MALLORYS);
    const [link] = await links();
    const victim = openBrowser(app, 'https://evil.example');
    const answer = await victim.submit(pathOf(link), { password: MALLORYS.password });
    expect(await answer.text()).toContain('Your address has been confirmed');
    expect(victim.cookies.size).toBe(0);
  });

  it('leaves no usable token in the database', async () => {
    await ask(server());
    const [link] = await links();
    const token = link?.searchParams.get('token') ?? '';
    expect(token.length).toBeGreaterThan(20);
    const rows = [
      await test.database.select().from(signUps),
      await test.database.select().from(mails),
    ];
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it.each(['', '?token=', '?token=<script>', `?token=${'A'.repeat(32)}`])(
    'does nothing with %j, and repeats nothing of it',
    async (query) => {
      const answer = await server().request(`/confirm-email${query}`, { method: 'POST' });
      expect(answer.status).toBe(400);
      expect(await answer.text()).not.toContain('<script>');
    },
  );
});

describe('an account without a password whose address nobody vouches for', () => {
  it('is confirmed by a button alone, and can ask for the mail until then', async () => {
    const app = server();
    const browser = openBrowser(app);
    await signUp(browser, ADA, linksIn(test.database));
    await test.database.update(users).set({ emailVerified: false });
    await test.database.update(credentials).set({ providerId: 'microsoft', password: null });
    expect((await browser.post('/api/auth/send-verification-email', {})).status).toBe(200);
    const link = (await links()).at(-1);
    const page = await (await openBrowser(app).get(pathOf(link))).text();
    expect(page).not.toContain('type="password"');
    const confirmed = await openBrowser(app).submit(pathOf(link), {});
    expect(await confirmed.text()).toContain('Your address has been confirmed');
    expect(confirmed.headers.getSetCookie()).toEqual([]);
    expect(await (await browser.get('/api/account')).json()).toMatchObject({ emailVerified: true });
    expect(await codeOf(await browser.post('/api/auth/send-verification-email', {}))).toEqual([
      409,
      'email_already_verified',
    ]);
  });
});
