import { randomUUID } from 'node:crypto';
import { abandoned, exampleTestAfter } from '@overtone/domain/experiment/testing/example-test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { selfTests } from '../../database/tables/self-tests.ts';
import { makeTestDatabase, type TestDatabase } from '../../testing/databases/test-database.ts';
import { TEST_TIME } from '../../testing/test-app.ts';
import { addUsers, testMember } from '../../testing/test-personal.ts';
import type { TakeTurn } from '../../threads/turn-taking.ts';
import { readUseInTests } from './use-in-tests.ts';

const ADA = testMember('ada');

let test: TestDatabase;
beforeAll(async () => {
  test = await makeTestDatabase();
  await addUsers(test.database, [ADA]);
});
afterAll(() => test.close());

it('goes through one self-test in a turn of the loop', async () => {
  const kept = abandoned(exampleTestAfter(() => ({ rating: 3, guess: 'noIdea' }), 3));
  await test.database.insert(selfTests).values(
    Array.from({ length: 5 }, () => {
      const id = randomUUID();
      return {
        userId: ADA.id,
        id,
        revision: 1,
        test: { ...kept, id },
        seeds: [],
        updatedAt: TEST_TIME,
      };
    }),
  );
  let turns = 0;
  const takeTurn: TakeTurn = async (piece) => {
    turns += 1;
    return piece();
  };
  await readUseInTests(test.database, ADA.id, takeTurn);
  // Each test, and at the end what is looked up in.
  expect(turns).toBe(6);
});
