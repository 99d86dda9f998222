import { type AuditAct } from '@overtone/domain/account/audit-acts';
import { suspendedSentence } from '@overtone/domain/account/suspended-sentence';
import { accountExportSchema } from '@overtone/domain/contract/account';
import { errorBodySchema } from '@overtone/domain/contract/error-body';
import { actDoneSchema, personDeletedSchema } from '@overtone/domain/contract/people';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { POOL_CONNECTIONS } from '../../database/connection-shares.ts';
import { auditLog } from '../../database/tables/audit.ts';
import { signIns, users } from '../../database/tables/identity.ts';
import { mails } from '../../database/tables/mails.ts';
import { AppError } from '../../http/app-error.ts';
import {
  makeFolders,
  TEST_TIME,
  testApp,
  type TestAppOptions,
  type TestFolders,
} from '../../testing/test-app.ts';
import { openBrowser } from '../../testing/test-browser.ts';
import { makeTestDatabase, type TestDatabase } from '../../testing/databases/test-database.ts';
import { testIdentity } from '../../testing/test-identity.ts';
import { addUsers, testMember } from '../../testing/test-personal.ts';
import { testBilling } from '../../testing/test-billing.ts';

let folders: TestFolders;
let test: TestDatabase;
beforeAll(async () => {
  [folders, test] = await Promise.all([makeFolders(), makeTestDatabase()]);
});
beforeEach(async () => {
  await test.clear();
  await addUsers(
    test.database,
    ['root', 'ada', 'eve'].map((id) => testMember(id)),
  );
  await test.database.update(users).set({ role: 'admin' }).where(eq(users.id, 'root'));
});
afterAll(() => Promise.all([folders.remove(), test.close()]));

/** An admin at a browser. */
function admin(id = 'root', more: TestAppOptions = {}) {
  const app = testApp(folders, {
    database: test.database,
    identity: testIdentity({ database: test.database, now: () => TEST_TIME }),
    personOf: () => Promise.resolve(testMember(id, 'admin')),
    ...more,
  });
  const { send, get } = openBrowser(app);
  return {
    get,
    send: (method: string, path: string, body: object | undefined = {}) =>
      send(method, `/api/admin/people/${path}`, method === 'HEAD' ? undefined : body),
  };
}

const post = (path: string) => admin().send('POST', path);

async function codeOf(response: Response) {
  return [response.status, errorBodySchema.parse(await response.json()).code] as const;
}

async function userOf(id: string) {
  const [user] = await test.database.select().from(users).where(eq(users.id, id));
  return user;
}

/** The acts that were written down, with who did what to whom. */
async function acts() {
  const rows = await test.database.select().from(auditLog);
  return rows.map(({ actor, act, subject }) => [actor, act, subject]);
}

const addSignIn = (userId: string, id = `sign-in-${userId}`) =>
  test.database.insert(signIns).values({
    id,
    userId,
    token: `token of ${id}`,
    createdAt: TEST_TIME,
    updatedAt: TEST_TIME,
    expiresAt: new Date(TEST_TIME.getTime() + 86_400_000),
  });

const unconfirm = (id: string) =>
  test.database.update(users).set({ emailVerified: false }).where(eq(users.id, id));
const confirm = (id: string) =>
  test.database.update(users).set({ emailVerified: true }).where(eq(users.id, id));

/** Makes nothing fit into the audit log while something is done. */
async function withFullLog<Value>(work: () => Promise<Value>): Promise<Value> {
  await test.pool.query('alter table audit_log add constraint full_up check (false) not valid');
  try {
    return await work();
  } finally {
    await test.pool.query('alter table audit_log drop constraint full_up');
  }
}

describe('an act on an account', () => {
  it('confirms the address by hand, once', async () => {
    await unconfirm('ada');
    const done = actDoneSchema.parse(await (await post('ada/confirmation')).json());
    expect(done).toMatchObject({
      did: 'The address is taken for confirmed.',
      person: { id: 'ada', isConfirmed: true },
    });
    expect(await codeOf(await post('ada/confirmation'))).toEqual([409, 'email_already_verified']);
    expect(await acts()).toEqual([['root', 'confirm-address', 'ada']]);
  });

  it('mails the confirmation again, and a link for a password, no more than a few an hour', async () => {
    await unconfirm('ada');
    expect((await post('ada/confirmation-mail')).status).toBe(200);
    expect((await post('ada/password-link')).status).toBe(200);
    const kinds = (await test.database.select().from(mails)).map(({ kind }) => kind);
    expect(kinds).toEqual(['verify_email', 'reset_password']);
    await confirm('ada');
    expect(await codeOf(await post('ada/confirmation-mail'))).toEqual([
      409,
      'email_already_verified',
    ]);
    expect(await acts()).toEqual([
      ['root', 'mail-confirmation', 'ada'],
      ['root', 'mail-password-link', 'ada'],
    ]);
  });

  it('ends every sign-in of that account and of no other', async () => {
    await Promise.all([addSignIn('ada'), addSignIn('ada', 'another'), addSignIn('eve')]);
    const done = actDoneSchema.parse(await (await post('ada/sign-out')).json());
    expect(done).toMatchObject({
      did: '2 sign-ins were ended, on every device. Links in mails no longer work.',
      person: { signIns: 0 },
    });
    expect(await test.database.select().from(signIns)).toMatchObject([{ userId: 'eve' }]);
    expect(await acts()).toEqual([['root', 'end-sign-ins', 'ada']]);
  });

  it('takes everything away as the person’s own file does, and not for who only asks what would come', async () => {
    const { get } = admin();
    await admin().send('HEAD', 'ada/export');
    expect(await acts()).toEqual([]);
    const response = await get('/api/admin/people/ada/export');
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="overtone-ada.json"',
    );
    const { tables } = accountExportSchema.parse(await response.json());
    expect(tables['users']).toMatchObject([{ id: 'ada' }]);
    expect(tables['audit_log']).toMatchObject([{ act: 'export', subject: 'ada' }]);
    expect(await acts()).toEqual([['root', 'export', 'ada']]);
  });

  it('takes everything away with one connection to the database, where no more are left', async () => {
    const others = Array.from({ length: POOL_CONNECTIONS - 1 }, () => test.pool.connect());
    const held = await Promise.all(others);
    try {
      const response = await admin().get('/api/admin/people/ada/export');
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('ada@example.com');
    } finally {
      for (const connection of held) connection.release();
    }
  });

  it('suspends, and lets in again, each once', async () => {
    await addSignIn('ada');
    const suspended = actDoneSchema.parse(await (await post('ada/suspension')).json());
    expect(suspended).toMatchObject({
      did: 'Suspended. One sign-in was ended, on every device. Links in mails no longer work.',
      person: { suspendedAt: TEST_TIME.toISOString(), signIns: 0 },
    });
    const again = actDoneSchema.parse(await (await post('ada/suspension')).json());
    expect(again.did).toBe('It was suspended already.');
    const back = await admin().send('DELETE', 'ada/suspension');
    expect(actDoneSchema.parse(await back.json())).toMatchObject({
      did: 'Let in again.',
      person: { suspendedAt: null },
    });
    const twice = actDoneSchema.parse(
      await (await admin().send('DELETE', 'ada/suspension')).json(),
    );
    expect(twice.did).toBe('It was not suspended.');
    expect(await acts()).toEqual([
      ['root', 'suspend', 'ada'],
      ['root', 'let-in', 'ada'],
    ]);
  });

  it('deletes for whoever types the address, in any case, and leaves the id alone in the log', async () => {
    expect(await codeOf(await admin().send('DELETE', 'ada', { email: 'eve@example.com' }))).toEqual(
      [409, 'address_differs'],
    );
    expect(await userOf('ada')).toBeDefined();
    const done = await admin().send('DELETE', 'ada', { email: 'ADA@example.com ' });
    expect(personDeletedSchema.parse(await done.json()).did).toBe(
      'Deleted on request, with everything in it.',
    );
    expect(await userOf('ada')).toBeUndefined();
    expect(await userOf('eve')).toBeDefined();
    const [row] = await test.database.select().from(auditLog);
    // The id of an entry is drawn at random, and may spell a name.
    expect(JSON.stringify({ ...row, id: '', subject: '' })).not.toMatch(/ada|example/u);
    expect(await acts()).toEqual([['root', 'delete', 'ada']]);
    expect(await test.database.select().from(mails)).toMatchObject([
      { kind: 'account_deleted', recipient: 'ada@example.com' },
    ]);
  });

  it('ends subscriptions before it deletes, and deletes nothing where they can not be ended', async () => {
    const asked: string[] = [];
    const cancelEverything = (id: string) => {
      asked.push(id);
      return Promise.reject(new AppError('billing_unavailable'));
    };
    const billing = testBilling(
      { database: test.database, now: () => TEST_TIME },
      { cancelEverything },
    );
    const removed = admin('root', { billing }).send('DELETE', 'ada', { email: 'ada@example.com' });
    expect(await codeOf(await removed)).toEqual([503, 'billing_unavailable']);
    expect(asked).toEqual(['ada']);
    expect(await userOf('ada')).toBeDefined();
    expect(await acts()).toEqual([]);
  });

  it.each([
    ['POST', 'confirmation'],
    ['POST', 'confirmation-mail'],
    ['POST', 'password-link'],
    ['POST', 'sign-out'],
    ['POST', 'suspension'],
    ['DELETE', 'suspension'],
    ['DELETE', ''],
  ])('%s %s of nobody does nothing and says so', async (method, act) => {
    const body = act === '' ? { email: 'a@b.example' } : {};
    const path = act === '' ? 'nobody' : `nobody/${act}`;
    expect(await codeOf(await admin().send(method, path, body))).toEqual([404, 'not_found']);
    expect(await acts()).toEqual([]);
  });

  it.each<[AuditAct, string, string, object]>([
    ['confirm-address', 'POST', 'ada/confirmation', {}],
    ['mail-confirmation', 'POST', 'ada/confirmation-mail', {}],
    ['mail-password-link', 'POST', 'ada/password-link', {}],
    ['end-sign-ins', 'POST', 'ada/sign-out', {}],
    ['suspend', 'POST', 'ada/suspension', {}],
    ['delete', 'DELETE', 'ada', { email: 'ada@example.com' }],
  ])('is not done where it can not be written down: %s', async (_act, method, path, body) => {
    await unconfirm('ada');
    await addSignIn('ada');
    const before = await userOf('ada');
    const response = await withFullLog(() => admin().send(method, path, body));
    expect(response.status).toBe(500);
    expect(await userOf('ada')).toEqual(before);
    expect(await test.database.$count(signIns)).toBe(1);
    expect(await test.database.$count(mails)).toBe(0);
  });
});

describe('an admin', () => {
  const takeAway = [
    ['POST', '/suspension', () => ({})],
    ['DELETE', '', (id: string) => ({ email: `${id}@example.com` })],
  ] as const;

  it.each(takeAway)('does not do %s %s to their own account', async (method, path, body) => {
    const response = await admin().send(method, `root${path}`, body('root'));
    expect(await codeOf(response)).toEqual([409, 'own_account']);
  });

  it.each(takeAway)('does not do %s %s to the last admin', async (method, path, body) => {
    // Somebody who was an admin when they asked, and is none any more when their turn comes.
    const response = await admin('eve').send(method, `root${path}`, body('root'));
    expect(await codeOf(response)).toEqual([409, 'last_admin']);
    expect((await userOf('root'))?.suspendedAt).toBeNull();
  });

  it.each(takeAway)(
    'and another who do %s %s to each other leave one',
    async (method, path, body) => {
      await test.database.update(users).set({ role: 'admin' }).where(eq(users.id, 'eve'));
      const answers = await Promise.all([
        admin('root').send(method, `eve${path}`, body('eve')),
        admin('eve').send(method, `root${path}`, body('root')),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    },
  );
});

describe('the sentence for the suspended', () => {
  it('names the operator’s address where there is one', () => {
    expect(suspendedSentence('help@example.com')).toContain('write to help@example.com about');
    expect(suspendedSentence(undefined)).toContain('write to whoever runs this site about');
  });
});
