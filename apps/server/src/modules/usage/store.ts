import type { OfferId } from '@overtone/domain/offers/offers';
import type { Interval } from '@overtone/domain/usage/interval';
import { DEFAULT_TIME_ZONE } from '@overtone/domain/usage/local-days';
import { and, asc, between, eq, gt } from 'drizzle-orm';
import type { Database } from '../../database/connection.ts';
import { users } from '../../database/tables/identity.ts';
import { usageSessions } from '../../database/tables/usage.ts';

/** One recorded interval, as it is kept. */
export type UsageRow = typeof usageSessions.$inferSelect;

/** A person, as far as days and limits depend on it. */
export interface UsagePerson {
  readonly offerId: OfferId | null;
  /** IANA name; days of UTC count where it is none. */
  readonly timeZone: string;
}

/** Where intervals of use are kept. */
export interface UsageStore {
  readonly personOf: (userId: string) => Promise<UsagePerson>;
  /** Every interval of a person's, the oldest first. */
  readonly rowsOf: (userId: string) => Promise<readonly UsageRow[]>;
  /** What a person's intervals since `since` cover; one that began before is whole. */
  readonly intervalsSince: (userId: string, since: Date) => Promise<readonly Interval[]>;
  /** How many intervals of a person's end between `from` and `to`. */
  readonly countBetween: (userId: string, from: Date, to: Date) => Promise<number>;
  /** Keeps a new interval; false where its id is known already. */
  readonly add: (row: UsageRow) => Promise<boolean>;
  /**
   * Changes one interval of a person's by what `next` makes of it, while nobody else can. Undefined where the person has
   * none of that id.
   */
  readonly update: (
    userId: string,
    id: string,
    next: (row: UsageRow) => Partial<UsageRow>,
  ) => Promise<UsageRow | undefined>;
}

/** Makes the store. */
export function usageStore(database: Database): UsageStore {
  const ofPerson = (userId: string) => eq(usageSessions.userId, userId);
  return {
    async personOf(userId) {
      const [person] = await database
        .select({ offerId: users.offerId, timeZone: users.timeZone })
        .from(users)
        .where(eq(users.id, userId));
      return person ?? { offerId: null, timeZone: DEFAULT_TIME_ZONE };
    },

    rowsOf: (userId) =>
      database
        .select()
        .from(usageSessions)
        .where(ofPerson(userId))
        .orderBy(asc(usageSessions.startedAt)),

    async intervalsSince(userId, since) {
      const rows = await database
        .select({ startedAt: usageSessions.startedAt, lastSeenAt: usageSessions.lastSeenAt })
        .from(usageSessions)
        .where(and(ofPerson(userId), gt(usageSessions.lastSeenAt, since)));
      return rows.map(intervalOf);
    },

    countBetween: (userId, from, to) =>
      database.$count(
        usageSessions,
        and(ofPerson(userId), between(usageSessions.lastSeenAt, from, to)),
      ),

    async add(row) {
      const added = await database
        .insert(usageSessions)
        .values(row)
        .onConflictDoNothing()
        .returning({ id: usageSessions.id });
      return added.length > 0;
    },

    update: (userId, id, next) =>
      database.transaction(async (transaction) => {
        const own = and(eq(usageSessions.id, id), ofPerson(userId));
        const [row] = await transaction.select().from(usageSessions).where(own).for('update');
        if (row === undefined) return undefined;
        const changed = { ...row, ...next(row) };
        await transaction.update(usageSessions).set(changed).where(own);
        return changed;
      }),
  };
}

/** The time that a row covers: up to when it was last heard of, whether or not it was ended. */
export function intervalOf({
  startedAt,
  lastSeenAt,
}: Pick<UsageRow, 'startedAt' | 'lastSeenAt'>): Interval {
  return { startMs: startedAt.getTime(), endMs: lastSeenAt.getTime() };
}
