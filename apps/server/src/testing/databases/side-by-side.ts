import { expect } from 'vitest';
import type { Database } from '../../database/connection.ts';
import type { TestDatabase } from './test-database.ts';
import { waitingForLocks } from './waiting-for-locks.ts';

/**
 * Does two things while a third holds what both need: the second begins once the first waits, and the third lets go once
 * both do. What they hold meanwhile shows whether they block each other.
 */
export async function sideBySide<First, Second>(
  test: TestDatabase,
  hold: (transaction: Database) => PromiseLike<unknown>,
  first: () => Promise<First>,
  second: () => Promise<Second>,
): Promise<[First, Second]> {
  const begun = await test.database.transaction(async (transaction) => {
    await hold(transaction);
    const one = first();
    await expect.poll(() => waitingForLocks(test)).toBe(1);
    const two = second();
    await expect.poll(() => waitingForLocks(test)).toBe(2);
    return { both: Promise.all([one, two]) };
  });
  return begun.both;
}
