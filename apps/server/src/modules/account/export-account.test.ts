import { randomUUID } from 'node:crypto';
import { accountExportSchema } from '@overtone/domain/contract/account';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keptPrograms } from '../../database/tables/programs.ts';
import { makeTestDatabase, type TestDatabase } from '../../testing/databases/test-database.ts';
import { TEST_TIME } from '../../testing/test-app.ts';
import { addUsers, testMember } from '../../testing/test-personal.ts';
import { exportAccount } from './export-account.ts';

const ADA = testMember('ada');
const TEXT = 'x'.repeat(10_000);

let test: TestDatabase;
beforeAll(async () => {
  test = await makeTestDatabase();
  await addUsers(test.database, [ADA]);
});
afterAll(() => test.close());

it('is written in pieces of no great length, however long its rows are', async () => {
  await test.database.insert(keptPrograms).values(
    Array.from({ length: 100 }, () => ({
      userId: ADA.id,
      id: randomUUID(),
      revision: 1,
      text: TEXT,
      createdAt: TEST_TIME,
      updatedAt: TEST_TIME,
    })),
  );
  const pieces: string[] = [];
  const subject = { id: ADA.id, email: ADA.email, isEmailVerified: true };
  for await (const piece of exportAccount(subject, {
    database: test.database,
    now: TEST_TIME,
    open: () => undefined,
    takeTurn: async (work) => work(),
  })) {
    pieces.push(piece);
  }
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(150_000);
  const { tables } = accountExportSchema.parse(JSON.parse(pieces.join('')));
  expect(tables['kept_programs']?.map(({ text }) => text)).toEqual(Array(100).fill(TEXT));
});
