import { errorBodySchema } from '@overtone/domain/contract/error-body';
import {
  MOST_PASSKEYS,
  newPasskeyOptionsSchema,
  passkeySchema,
  passkeySignInOptionsSchema,
} from '@overtone/domain/contract/passkeys';
import { sessionSchema } from '@overtone/domain/contract/sign-in';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { passkeys, signIns, users } from '../../../database/tables/identity.ts';
import { mails } from '../../../database/tables/mails.ts';
import { sideBySide } from '../../../testing/databases/side-by-side.ts';
import { makeTestDatabase, type TestDatabase } from '../../../testing/databases/test-database.ts';
import { waitingForLocks } from '../../../testing/databases/waiting-for-locks.ts';
import { linksIn, signUp } from '../../../testing/sign-up.ts';
import { type SoftwarePasskey, softwarePasskey } from '../../../testing/software-passkey.ts';
import { makeFolders, testApp, type TestFolders } from '../../../testing/test-app.ts';
import { openBrowser, type TestBrowser } from '../../../testing/test-browser.ts';
import { testIdentity } from '../../../testing/test-identity.ts';

const ADA = { email: 'ada@example.com', password: 'correct horse', name: 'Ada Lovelace' };
const BOB = { email: 'bob@example.com', password: 'battery staple', name: 'Bob' };
const HERE = { rpId: 'localhost', origin: 'http://localhost' };

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

function server() {
  const identity = testIdentity({ database: test.database, now: () => now });
  return testApp(folders, { database: test.database, wallClock: () => now, identity });
}

type App = ReturnType<typeof server>;

async function signedUp(app: App, person = ADA): Promise<TestBrowser> {
  const browser = openBrowser(app);
  await signUp(browser, person, linksIn(test.database));
  return browser;
}

async function outcome(response: Response): Promise<string> {
  return response.ok ? 'in' : errorBodySchema.parse(await response.json()).code;
}

async function add(browser: TestBrowser, passkey: SoftwarePasskey, name = 'My laptop') {
  const begun = await browser.post('/api/account/passkeys/options', { password: ADA.password });
  const options = newPasskeyOptionsSchema.parse(await begun.json());
  return browser.post('/api/account/passkeys', { name, made: passkey.made(options) });
}

async function signIn(browser: TestBrowser, passkey: SoftwarePasskey): Promise<string> {
  const begun = await browser.post('/api/auth/passkey/options', {});
  const options = passkeySignInOptionsSchema.parse(await begun.json());
  return outcome(await browser.post('/api/auth/passkey', { signed: passkey.signed(options) }));
}

const whoIs = async (browser: TestBrowser): Promise<unknown> => {
  const { user } = sessionSchema.parse(await (await browser.get('/api/auth/get-session')).json());
  return user?.email ?? null;
};

describe('a passkey', () => {
  it('signs in by itself, and a mail tells that it was added', async () => {
    const app = server();
    const passkey = softwarePasskey(HERE);
    const added = await add(await signedUp(app), passkey);
    expect(added.status).toBe(201);
    expect(await added.json()).toMatchObject({ name: 'My laptop', isShared: false });
    expect(
      await test.database.select().from(mails).where(eq(mails.kind, 'passkey_added')),
    ).toHaveLength(1);

    const elsewhere = openBrowser(app);
    expect(await signIn(elsewhere, passkey)).toBe('in');
    expect(await whoIs(elsewhere)).toBe(ADA.email);
  });

  it('needs no code where two-step sign-in is on', async () => {
    const app = server();
    const passkey = softwarePasskey(HERE);
    await add(await signedUp(app), passkey);
    await test.database.update(users).set({ twoFactorEnabled: true });
    const elsewhere = openBrowser(app);
    expect(await signIn(elsewhere, passkey)).toBe('in');
    expect(await whoIs(elsewhere)).toBe(ADA.email);
  });

  it('has to make sure who holds the device, when it is made and when it signs', async () => {
    const app = server();
    const careless = softwarePasskey({ ...HERE, isPersonVerified: false });
    const browser = await signedUp(app);
    expect(await outcome(await add(browser, careless))).toBe('passkey_refused');

    const careful = softwarePasskey(HERE);
    await add(browser, careful);
    await test.database.update(passkeys).set({ credentialID: idOf(careless), publicKey: '' });
    expect(await signIn(openBrowser(app), careless)).toBe('passkey_refused');
  });

  it('of another site, another page or an older question is refused', async () => {
    const app = server();
    const browser = await signedUp(app);
    for (const world of [
      { ...HERE, rpId: 'evil.example' },
      { ...HERE, origin: 'https://evil.example' },
    ]) {
      expect(await outcome(await add(browser, softwarePasskey(world)))).toBe('passkey_refused');
    }
    const passkey = softwarePasskey(HERE);
    await add(browser, passkey);
    const elsewhere = openBrowser(app);
    const begun = await elsewhere.post('/api/auth/passkey/options', {});
    const signed = passkey.signed(passkeySignInOptionsSchema.parse(await begun.json()));
    expect(await outcome(await elsewhere.post('/api/auth/passkey', { signed }))).toBe('in');
    expect(await outcome(await openBrowser(app).post('/api/auth/passkey', { signed }))).toBe(
      'passkey_refused',
    );
    expect(await outcome(await elsewhere.post('/api/auth/passkey', { signed }))).toBe(
      'passkey_refused',
    );
  });

  it('that nobody has added, or that was removed, signs nobody in', async () => {
    const app = server();
    expect(await signIn(openBrowser(app), softwarePasskey(HERE))).toBe('passkey_refused');
    const passkey = softwarePasskey(HERE);
    const browser = await signedUp(app);
    const { id } = passkeySchema.parse(await (await add(browser, passkey)).json());
    expect((await browser.send('DELETE', `/api/account/passkeys/${id}`, {})).status).toBe(200);
    expect(await signIn(openBrowser(app), passkey)).toBe('passkey_refused');
  });

  it('does not sign in to a suspended account', async () => {
    const app = server();
    const passkey = softwarePasskey(HERE);
    await add(await signedUp(app), passkey);
    await test.database.update(users).set({ suspendedAt: now });
    expect(await signIn(openBrowser(app), passkey)).toBe('account_suspended');
  });

  it('is added only by whoever shows that it is them', async () => {
    const browser = await signedUp(server());
    const path = '/api/account/passkeys/options';
    expect(await outcome(await browser.post(path, { password: 'not mine' }))).toBe(
      'wrong_password',
    );
    expect(await outcome(await browser.post(path, {}))).toBe('in');
    now = new Date(now.getTime() + 16 * 60_000);
    expect(await outcome(await browser.post(path, {}))).toBe('fresh_sign_in_required');
  });

  it('is not begun by a sign-in that ends meanwhile', async () => {
    const browser = await signedUp(server());
    const { begun } = await test.database.transaction(async (transaction) => {
      await transaction.execute(sql`lock table ${passkeys}`);
      const asked = browser.post('/api/account/passkeys/options', { password: ADA.password });
      await expect.poll(() => waitingForLocks(test)).toBe(1);
      await transaction.delete(signIns);
      return { begun: asked };
    });
    expect(await outcome(await begun)).toBe('unauthenticated');
  });

  it('is removed only by whoever shows that it is them, which a mail tells of', async () => {
    const app = server();
    const browser = await signedUp(app);
    const passkey = softwarePasskey(HERE);
    const { id } = passkeySchema.parse(await (await add(browser, passkey)).json());
    const remove = async (body: object) =>
      outcome(await browser.send('DELETE', `/api/account/passkeys/${id}`, body));
    expect(await remove({ password: 'not mine' })).toBe('wrong_password');
    now = new Date(now.getTime() + 16 * 60_000);
    expect(await remove({})).toBe('fresh_sign_in_required');
    expect(await signIn(openBrowser(app), passkey)).toBe('in');
    expect(await remove({ password: ADA.password })).toBe('in');
    expect(
      await test.database.select().from(mails).where(eq(mails.kind, 'passkey_removed')),
    ).toHaveLength(1);
  });

  it('is named and removed by its owner alone', async () => {
    const app = server();
    const ada = await signedUp(app);
    const bob = await signedUp(app, BOB);
    const { id } = passkeySchema.parse(await (await add(ada, softwarePasskey(HERE))).json());
    const path = `/api/account/passkeys/${id}`;
    expect(await outcome(await bob.send('PATCH', path, { name: 'Mine' }))).toBe('not_found');
    expect(await outcome(await bob.send('DELETE', path, {}))).toBe('not_found');
    expect(await (await ada.send('PATCH', path, { name: ' Phone ' })).json()).toMatchObject({
      name: 'Phone',
    });
    const listed = await (await ada.get('/api/account/passkeys')).json();
    expect(listed).toMatchObject({ passkeys: [{ id, name: 'Phone' }] });
    expect(await (await bob.get('/api/account/passkeys')).json()).toEqual({ passkeys: [] });
  });

  it('is one of so many at most', async () => {
    const browser = await signedUp(server());
    await add(browser, softwarePasskey(HERE));
    const [one] = await test.database.select().from(passkeys);
    if (one === undefined) throw new Error('no passkey');
    await test.database.insert(passkeys).values(
      Array.from({ length: MOST_PASSKEYS - 1 }, (_, i) => ({
        ...one,
        id: `p${i}`,
        credentialID: `c${i}`,
      })),
    );
    const answer = await browser.post('/api/account/passkeys/options', {});
    expect(await outcome(answer)).toBe('too_many_passkeys');
  });

  it('goes with the account, and is in the data that a person takes away', async () => {
    const browser = await signedUp(server());
    await add(browser, softwarePasskey(HERE));
    expect(await (await browser.get('/api/account/export')).text()).toContain('My laptop');
    await browser.send('DELETE', '/api/account', { password: ADA.password });
    expect(await test.database.select().from(passkeys)).toEqual([]);
  });

  it('is removed, and the account after it, where that is deleted meanwhile', async () => {
    const browser = await signedUp(server());
    const { id } = passkeySchema.parse(await (await add(browser, softwarePasskey(HERE))).json());
    const answers = await sideBySide(
      test,
      (transaction) => transaction.select().from(passkeys).for('update'),
      () => browser.send('DELETE', `/api/account/passkeys/${id}`, {}),
      () => browser.send('DELETE', '/api/account', { password: ADA.password }),
    );
    expect(await Promise.all(answers.map(outcome))).toEqual(['in', 'in']);
    expect(await test.database.$count(users)).toBe(0);
  });
});

function idOf(passkey: SoftwarePasskey): string {
  const { id } = passkeySchema.pick({ id: true }).parse(passkey.signed({ challenge: 'any' }));
  return id;
}
