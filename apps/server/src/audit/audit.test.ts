import { AUDIT_KEPT_DAYS, OPERATOR } from '@overtone/domain/account/audit-acts';
import { type AuditPage, auditPageSchema } from '@overtone/domain/contract/audit';
import { PAGE_ROWS } from '@overtone/domain/contract/page-cursor';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '../database/tables/audit.ts';
import { users } from '../database/tables/identity.ts';
import { makeFolders, TEST_TIME, testApp, type TestFolders } from '../testing/test-app.ts';
import { makeTestDatabase, type TestDatabase } from '../testing/databases/test-database.ts';
import { addUsers, testMember } from '../testing/test-personal.ts';
import { sweep } from '../modules/retention/sweep.ts';
import { writeAudit } from './audit.ts';
import { setRole, signOutEverywhere } from './operator-acts.ts';

const DAY_MS = 86_400_000;
const ENTRY = { actor: 'root', act: 'suspend', subject: 'ada', words: 'Suspended.' } as const;

let folders: TestFolders;
let test: TestDatabase;
beforeAll(async () => {
  [folders, test] = await Promise.all([makeFolders(), makeTestDatabase()]);
});
beforeEach(async () => {
  await test.clear();
  await addUsers(test.database, [testMember('root'), testMember('ada')]);
});
afterAll(() => Promise.all([folders.remove(), test.close()]));

const write = (at: Date, words: string = ENTRY.words) =>
  writeAudit(test.database, { ...ENTRY, words }, at);

async function readPage(after?: string): Promise<AuditPage> {
  const app = testApp(folders, {
    database: test.database,
    personOf: () => Promise.resolve(testMember('root', 'admin')),
  });
  const query = after === undefined ? '' : `?after=${encodeURIComponent(after)}`;
  return auditPageSchema.parse(await (await app.request(`/api/admin/audit${query}`)).json());
}

describe('the audit log', () => {
  it.each([
    `update audit_log set words = 'Nothing.'`,
    `delete from audit_log`,
    `truncate audit_log`,
    `set local overtone.retention = 'on'; delete from audit_log`,
  ])('refuses: %s', async (statement) => {
    await write(TEST_TIME);
    await expect(test.pool.query(statement)).rejects.toThrow('The audit log cannot be changed.');
    expect(await test.database.$count(auditLog)).toBe(1);
  });

  it('lets retention take what is older than two years, and nothing else', async () => {
    const now = new Date();
    const old = (days: number) => new Date(now.getTime() - days * DAY_MS);
    await write(old(AUDIT_KEPT_DAYS + 1), 'Old.');
    await write(old(AUDIT_KEPT_DAYS - 1), 'Young.');
    expect(await sweep(test.database, now)).toBe(1);
    expect(await test.database.select().from(auditLog)).toMatchObject([{ words: 'Young.' }]);
  });

  it('is not swept early, nor is anything else left unswept, because the clock of a server is wrong', async () => {
    await write(new Date());
    expect(await sweep(test.database, new Date(Date.now() + 9_000 * DAY_MS))).toBe(0);
    expect(await test.database.$count(auditLog)).toBe(1);
  });

  it('names accounts by the address that they have now, and those that are gone by their id', async () => {
    await write(TEST_TIME);
    await write(new Date(TEST_TIME.getTime() + 1), 'Let in again.');
    await test.database.delete(users).where(sql`${users.id} = 'ada'`);
    const { entries } = await readPage();
    expect(entries).toMatchObject([
      { words: 'Let in again.', subject: 'ada', subjectEmail: null },
      { words: 'Suspended.', actor: 'root', actorEmail: 'root@example.com' },
    ]);
  });

  it('is read page by page, each act once, while acts go on, also of one instant', async () => {
    for (let index = 0; index < 2 * PAGE_ROWS + 5; index += 1) await write(TEST_TIME, `${index}`);
    const seen: string[] = [];
    let next: string | null | undefined;
    let pages = 0;
    do {
      const page = await readPage(next ?? undefined);
      seen.push(...page.entries.map(({ words }) => words));
      next = page.next;
      pages += 1;
      await write(new Date(TEST_TIME.getTime() + pages), 'Meanwhile.');
    } while (next !== null);
    expect(pages).toBe(3);
    expect(new Set(seen).size).toBe(2 * PAGE_ROWS + 5);
    expect(seen).toHaveLength(2 * PAGE_ROWS + 5);
  });
});

describe('what the operator’s program does', () => {
  it('stands in the audit log', async () => {
    expect(await setRole(test.database, 'ADA@example.com', 'admin', TEST_TIME)).toBe(true);
    expect(await setRole(test.database, 'ada@example.com', 'member', TEST_TIME)).toBe(true);
    expect(await signOutEverywhere(test.database, 'ada@example.com', TEST_TIME)).toBe(0);
    const { entries } = await readPage();
    expect(entries.map(({ act, actor, subject }) => [act, actor, subject]).toSorted()).toEqual([
      ['end-sign-ins', OPERATOR, 'ada'],
      ['grant-admin', OPERATOR, 'ada'],
      ['revoke-admin', OPERATOR, 'ada'],
    ]);
  });

  it('leaves no row about an account that is not there', async () => {
    expect(await setRole(test.database, 'eve@example.com', 'admin', TEST_TIME)).toBe(false);
    expect(await signOutEverywhere(test.database, 'eve@example.com', TEST_TIME)).toBeUndefined();
    expect(await test.database.$count(auditLog)).toBe(0);
  });

  it('does nothing where it can not be written down', async () => {
    await test.pool.query('alter table audit_log add constraint full_up check (false) not valid');
    try {
      await expect(setRole(test.database, 'ada@example.com', 'admin', TEST_TIME)).rejects.toThrow(
        'Failed query',
      );
    } finally {
      await test.pool.query('alter table audit_log drop constraint full_up');
    }
    const [ada] = await test.database
      .select()
      .from(users)
      .where(sql`${users.id} = 'ada'`);
    expect(ada?.role).toBe('member');
  });
});
