import {
  type PaidSubscription,
  PAYMENT_GRACE_DAYS,
  PAYMENT_STATUSES,
  subscriptionState,
} from '@overtone/domain/billing/subscription';
import { errorBodySchema } from '@overtone/domain/contract/error-body';
import { PAGE_ROWS } from '@overtone/domain/contract/page-cursor';
import {
  type ListedPerson,
  type PeoplePage,
  peoplePageSchema,
  type PeopleState,
} from '@overtone/domain/contract/people';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { subscriptions } from '../../database/tables/billing.ts';
import type { Database } from '../../database/connection.ts';
import { signIns, users } from '../../database/tables/identity.ts';
import { makeFolders, TEST_TIME, testApp, type TestFolders } from '../../testing/test-app.ts';
import { makeTestDatabase, type TestDatabase } from '../../testing/databases/test-database.ts';
import { testIdentity } from '../../testing/test-identity.ts';
import { addUsers, testMember } from '../../testing/test-personal.ts';
import { peoplePage } from './people-page.ts';

const DAY_MS = 86_400_000;

let folders: TestFolders;
let test: TestDatabase;
beforeAll(async () => {
  [folders, test] = await Promise.all([makeFolders(), makeTestDatabase()]);
});
beforeEach(() => test.clear());
afterAll(() => Promise.all([folders.remove(), test.close()]));

const ago = (days: number) => new Date(TEST_TIME.getTime() - days * DAY_MS);

function ask(query: Readonly<Record<string, string>>) {
  const { database } = test;
  const app = testApp(folders, {
    database,
    identity: testIdentity({ database, now: () => TEST_TIME }),
    personOf: () => Promise.resolve(testMember('root', 'admin')),
  });
  return app.request(`/api/admin/people?${String(new URLSearchParams(query))}`);
}

async function page(query: Readonly<Record<string, string>> = {}): Promise<PeoplePage> {
  return peoplePageSchema.parse(await (await ask(query)).json());
}

const idsOf = (people: readonly ListedPerson[]) => people.map(({ id }) => id);
const add = (...ids: string[]) =>
  addUsers(
    test.database,
    ids.map((id) => testMember(id)),
  );
const set = (id: string, values: Partial<typeof users.$inferInsert>) =>
  test.database.update(users).set(values).where(eq(users.id, id));

/** Adds so many accounts, some of which were made in the very same instant. */
const addMany = (count: number, prefix: string) =>
  test.database.execute(sql`insert into users (id, name, email, created_at, updated_at)
    select ${prefix} || n, 'Somebody', ${prefix} || n || '@example.com',
      timestamptz '2026-01-01' + (n / 3) * interval '1 microsecond', now()
    from generate_series(1, ${count}::int) as n`);

const addSignIn = (userId: string, updatedAt: Date, expiresAt = ago(-20)) =>
  test.database.insert(signIns).values({
    id: `${userId}-${updatedAt.getTime()}`,
    userId,
    token: `token ${userId} ${updatedAt.getTime()}`,
    createdAt: ago(100),
    updatedAt,
    expiresAt,
  });

/** Every page, until the last; `between` happens after each. */
async function everyPage(
  query: Readonly<Record<string, string>>,
  between: (pages: number) => Promise<unknown> = () => Promise.resolve(),
) {
  const seen: string[] = [];
  let after: string | null | undefined;
  let pages = 0;
  do {
    const { people, next } = await page({ ...query, ...(after && { after }) });
    expect(people.length).toBeLessThanOrEqual(PAGE_ROWS);
    seen.push(...idsOf(people));
    after = next;
    pages += 1;
    await between(pages);
  } while (after !== null);
  return { seen, pages };
}

describe('the list of accounts', () => {
  it('says of each what an admin needs, and nothing secret', async () => {
    await add('ada');
    await set('ada', { name: 'Ada Lovelace', emailVerified: true, suspendedAt: ago(1) });
    await addSignIn('ada', ago(3));
    await addSignIn('ada', ago(2), ago(1));
    await addSubscription('ada', { status: 'trialing', offerId: 'annual' });
    expect((await page()).people).toEqual([
      {
        id: 'ada',
        email: 'ada@example.com',
        name: 'Ada Lovelace',
        isConfirmed: true,
        role: 'member',
        createdAt: '2026-01-01T00:00:00.000Z',
        lastSeenAt: ago(2).toISOString(),
        subscription: 'trial',
        offerId: 'annual',
        signIns: 1,
        hasSecondStep: false,
        suspendedAt: ago(1).toISOString(),
      },
    ]);
  });

  it('is searched by a part of the address or the name, whose signs stand for nothing else', async () => {
    await add('ada', 'eve', 'percent');
    await set('eve', { name: 'Ève O’Connor', email: 'someone@example.org' });
    await set('percent', { name: '100%_sure\\' });
    const found = async (search: string) => idsOf((await page({ search })).people);
    expect(await found('ADA@EX')).toEqual(['ada']);
    expect(await found(' o’conn ')).toEqual(['eve']);
    expect(await found('example.org')).toEqual(['eve']);
    expect(await found('%')).toEqual(['percent']);
    expect(await found('_')).toEqual(['percent']);
    expect(await found("'; drop table users; --")).toEqual([]);
    expect(await found('')).toHaveLength(3);
  });

  it('shows accounts by what they are', async () => {
    await add('plain', 'confirmed', 'suspended', 'boss');
    await set('confirmed', { emailVerified: true });
    await set('suspended', { suspendedAt: TEST_TIME });
    await set('boss', { role: 'admin', emailVerified: true });
    const shown = async (state: PeopleState) => idsOf((await page({ state })).people).toSorted();
    expect(await shown('confirmed')).toEqual(['boss', 'confirmed']);
    expect(await shown('unconfirmed')).toEqual(['plain', 'suspended']);
    expect(await shown('suspended')).toEqual(['suspended']);
    expect(await shown('admin')).toEqual(['boss']);
  });

  it('knows of subscriptions what everything else knows, in every status and with two of them', async () => {
    const dueFor = [PAYMENT_GRACE_DAYS - 1, PAYMENT_GRACE_DAYS, PAYMENT_GRACE_DAYS + 1];
    const kinds = PAYMENT_STATUSES.flatMap((status) => dueFor.map((days) => ({ status, days })));
    const expected = new Map<string, string>();
    for (const [index, first] of kinds.entries()) {
      for (const second of [undefined, ...kinds.slice(index + 1)]) {
        const id = `p${expected.size}`;
        const had = [first, ...(second ? [second] : [])].map(({ status, days }, at) =>
          paid(`${id}-${at}`, { status, periodStart: ago(days) }),
        );
        expected.set(id, subscriptionState(had, TEST_TIME));
        await add(id);
        await test.database
          .insert(subscriptions)
          .values(had.map((one) => ({ ...one, userId: id, checkedAt: TEST_TIME })));
      }
    }
    const states = { trial: 'trial', subscribed: 'active', ended: 'expired' } as const;
    for (const [state, name] of Object.entries(states)) {
      const { seen } = await everyPage({ state });
      const right = [...expected].filter(([, is]) => is === name).map(([id]) => id);
      expect(right.length, state).toBeGreaterThan(0);
      expect(seen.toSorted(), state).toEqual(right.toSorted());
    }
  });

  it.each(['newest', 'last-seen'])(
    'by %s shows everybody once, while accounts come and go',
    async (order) => {
      await addMany(3 * PAGE_ROWS, 'p');
      await test.database
        .execute(sql`insert into sign_ins (id, user_id, token, created_at, updated_at, expires_at)
        select id || '-' || n, id, id || n, now(), timestamptz '2026-02-01' + (length(id) + n) * interval '1 second', now()
        from users, generate_series(1, 2) as n where id < 'p5'`);
      const all = await test.database.select({ id: users.id }).from(users);
      const gone: string[] = [];
      const { seen, pages } = await everyPage({ order }, async (read) => {
        await addMany(5, `late${read}x`);
        const id = all.map((one) => one.id).findLast((one) => !gone.includes(one)) ?? '';
        gone.push(id);
        await test.database.delete(users).where(eq(users.id, id));
      });
      expect(pages).toBeGreaterThan(3);
      expect(new Set(seen).size).toBe(seen.length);
      for (const { id } of all) if (!gone.includes(id)) expect(seen).toContain(id);
    },
  );

  it('by last visit begins with who was here last and ends with who left no trace', async () => {
    await add('ada', 'eve', 'never', 'newer');
    await set('newer', { createdAt: ago(1) });
    await addSignIn('ada', ago(2));
    await addSignIn('eve', ago(5));
    await addSignIn('eve', ago(1));
    expect(idsOf((await page({ order: 'last-seen' })).people)).toEqual([
      'eve',
      'ada',
      'newer',
      'never',
    ]);
    expect(idsOf((await page()).people)[0]).toBe('newer');
  });

  it.each([
    'after=x',
    'after=n.1',
    'after=n.x.y',
    'after=n.1.%00',
    'state=none',
    'order=name',
    'search=%00',
  ])('refuses %s', async (query) => {
    const response = await ask(Object.fromEntries(new URLSearchParams(query)));
    expect(response.status).toBe(400);
    expect(errorBodySchema.parse(await response.json()).code).toBe('invalid_request');
  });

  it.each(['n.9999999999999999.x', 's.0.x', 'z.1.-'])(
    'takes a cursor from nowhere: %s',
    async (after) => {
      await add('ada');
      for (const order of ['newest', 'last-seen']) {
        expect((await ask({ order, after })).status).toBe(200);
      }
    },
  );
});

describe('a page of a long list', () => {
  it.each(['newest', 'last-seen'] as const)('by %s costs no more than the first', async (order) => {
    await addMany(20_000, 'p');
    await test.database
      .execute(sql`insert into sign_ins (id, user_id, token, created_at, updated_at, expires_at)
      select id, id, id, now(), created_at + interval '40 days', now() + interval '1 day' from users`);
    await test.pool.query('analyze users; analyze sign_ins');
    const question = { order, search: '', state: 'all' } as const;
    const first = await peoplePage(test.database, question, TEST_TIME);
    const middle = /\.\d+\./u;
    const deep = first.next?.replace(middle, (at) => `.${BigInt(at.slice(1, -1)) - 3_000n}.`);
    await test.database.transaction(async (transaction) => {
      const before = await rowsRead(transaction);
      const { people } = await peoplePage(transaction, { ...question, after: deep }, TEST_TIME);
      expect(people).toHaveLength(PAGE_ROWS);
      expect(people[0]?.id).not.toBe(first.people[0]?.id);
      const read = (await rowsRead(transaction)) - before;
      expect(read).toBeGreaterThan(PAGE_ROWS);
      expect(read).toBeLessThan(10 * PAGE_ROWS);
    });
  });
});

/** Rows of accounts and sign-ins that a connection has read and not told of yet, by whichever way. */
async function rowsRead(transaction: Database): Promise<number> {
  const [counted] = await transaction
    .select({ rows: sql<string>`sum(seq_tup_read + coalesce(idx_tup_fetch, 0))` })
    .from(sql`pg_stat_xact_user_tables`)
    .where(sql`relname in ('users', 'sign_ins')`);
  return Number(counted?.rows);
}

function paid(id: string, more: Partial<PaidSubscription>): PaidSubscription {
  return {
    id,
    status: 'active',
    offerId: null,
    startedAt: ago(30),
    periodStart: ago(10),
    periodEnd: ago(-20),
    trialEnd: null,
    endsAt: null,
    ...more,
  };
}

function addSubscription(userId: string, more: Partial<PaidSubscription>) {
  const row = { ...paid(`of ${userId}`, more), userId, checkedAt: TEST_TIME };
  return test.database.insert(subscriptions).values(row);
}
