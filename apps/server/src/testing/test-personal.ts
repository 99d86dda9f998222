import type { Database } from '../database/connection.ts';
import type { AccountRole } from '../database/tables/identity.ts';
import { users } from '../database/tables/identity.ts';
import type { Member } from '../access/person.ts';
import { memoryChangeFeed } from './in-memory/memory-change-feed.ts';
import { changeStreams, type ChangeStreamOptions } from '../modules/settings/change-streams.ts';
import type { Settings } from '../modules/settings/module.ts';
import {
  type SettingsService,
  settingsService,
  type SettingsServiceDependencies,
} from '../modules/settings/service.ts';
import { type UsageService, usageService } from '../modules/usage/service.ts';
import type { RateLimiter } from '../ports/rate-limiter.ts';
import type { Subscriptions } from '../ports/subscriptions.ts';
import { memoryRateLimiter } from './in-memory/memory-rate-limiter.ts';

/** What follows a person from page to page. */
export interface TestPersonal extends Omit<Settings, 'service'> {
  readonly settings: SettingsService;
  readonly usage: UsageService;
  /** Whether the day of people who do not pay is limited. */
  readonly dailyLimit: boolean;
}

interface PersonalOptions extends SettingsServiceDependencies, ChangeStreamOptions {
  readonly limiter: RateLimiter;
  readonly subscriptionOf: Subscriptions['subscriptionOf'];
  readonly dailyLimit: boolean;
}

/** What follows a person in a test: one process, no subscription, no limit of the day, and nothing that beats. */
export function testPersonal(
  options: Pick<PersonalOptions, 'database' | 'now'> & Partial<PersonalOptions>,
): TestPersonal {
  const all: PersonalOptions = {
    feed: memoryChangeFeed(),
    every: () => () => undefined,
    limiter: memoryRateLimiter({ perMinute: 1000, now: () => 0 }),
    subscriptionOf: () => Promise.resolve('none'),
    dailyLimit: false,
    ...options,
  };
  return {
    settings: settingsService(all),
    usage: usageService({ ...all, dailyLimitEnforced: all.dailyLimit }),
    streams: changeStreams(all),
    limiter: all.limiter,
    dailyLimit: all.dailyLimit,
  };
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
