import type { Database } from '../database/connection.ts';
import type { AccountRole } from '../database/tables/identity.ts';
import { users } from '../database/tables/identity.ts';
import type { Member } from '../access/person.ts';
import { memoryChangeFeed } from '../adapters/memory-change-feed.ts';
import {
  createPersonal,
  type PersonalDependencies,
  type PersonalOptions,
} from '../modules/usage/create-personal.ts';
import { memoryRateLimiter } from './memory-rate-limiter.ts';

/** What follows a person in a test: one process, no subscription, no limit of the day, and nothing that beats. */
export function testPersonal(
  options: Pick<PersonalOptions, 'database' | 'now'> & Partial<PersonalOptions>,
): PersonalDependencies {
  return createPersonal({
    feed: memoryChangeFeed(),
    every: () => () => undefined,
    limiter: memoryRateLimiter({ perMinute: 1000, now: () => 0 }),
    subscriptionOf: () => Promise.resolve('none'),
    dailyLimit: false,
    ...options,
  });
}

/** Somebody who is signed in. */
export function testMember(id: string, role: AccountRole = 'member'): Member {
  const email = `${id}@example.com`;
  return {
    kind: 'member',
    id,
    email,
    name: id,
    role,
    emailVerified: true,
    signInId: `sign-in-${id}`,
  };
}

/** Adds the people to the database, all of whom live in `timeZone`. */
export async function addUsers(
  database: Database,
  members: readonly Member[],
  timeZone = 'Europe/Prague',
): Promise<void> {
  const createdAt = new Date('2026-01-01T00:00:00Z');
  await database.insert(users).values(
    members.map(({ id, name, email }) => {
      return { id, name, email, timeZone, createdAt, updatedAt: createdAt };
    }),
  );
}
