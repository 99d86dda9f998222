import { DEFAULT_TIME_ZONE } from '@overtone/domain/account/time-zone';
import type { BandName } from '@overtone/domain/frequency/bands';
import type { OfferId } from '@overtone/domain/offers/offers';
import type { Interval } from '@overtone/domain/usage/interval';
import type { RecordedInterval } from '@overtone/domain/usage/recorded-interval';
import { and, type AnyColumn, asc, between, eq, gt, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../database/connection.ts';
import { CONNECTIONS_HELD } from '../../database/connection-shares.ts';
import { users } from '../../database/tables/identity.ts';
import { usageSessions } from '../../database/tables/usage.ts';
import { atOnce } from '../../threads/at-once.ts';
import type { TakeTurn } from '../../threads/turn-taking.ts';

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
  /**
   * Hands over what every interval of a person's amounts to, in pages, the oldest first, as of one moment; other work
   * gets a turn of the loop between pages.
   */
  readonly readIntervals: (
    userId: string,
    onPage: (page: readonly RecordedInterval[]) => void,
  ) => Promise<void>;
  /** Every interval of a person's, the oldest first, a page at a time, each read when it is asked for. */
  readonly rowPages: (userId: string) => AsyncIterable<readonly UsageRow[]>;
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

const ROWS_A_PAGE = 250;

/** Makes the store. Pages are read when `takeTurn` says so. */
export function usageStore(database: Database, takeTurn: TakeTurn): UsageStore {
  const readAtOnce = atOnce(CONNECTIONS_HELD.readings);
  const ofPerson = (userId: string) => eq(usageSessions.userId, userId);
  return {
    async personOf(userId) {
      const [person] = await database
        .select({ offerId: users.offerId, timeZone: users.timeZone })
        .from(users)
        .where(eq(users.id, userId));
      return person ?? { offerId: null, timeZone: DEFAULT_TIME_ZONE };
    },

    readIntervals: (userId, onPage) =>
      readAtOnce(() =>
        database.transaction(
          async (transaction) => {
            await transaction.execute(
              sql`declare usage_intervals no scroll cursor for ${intervalsOf(userId)}`,
            );
            const next = sql.raw(`fetch ${ROWS_A_PAGE} from usage_intervals`);
            const readPage = async () => {
              const { rows } = fetchedSchema.parse(await transaction.execute(next));
              onPage(rows);
              return rows.length;
            };
            while ((await takeTurn(readPage)) === ROWS_A_PAGE);
          },
          { accessMode: 'read only' },
        ),
      ),

    async *rowPages(userId) {
      let last: { readonly startedAt: string; readonly id: string } | undefined;
      do {
        const after =
          last &&
          sql`(${usageSessions.startedAt}, ${usageSessions.id}) > (${last.startedAt}, ${last.id})`;
        const readPage = () =>
          database
            // Whole, since a JavaScript date drops microseconds.
            .select({
              row: usageSessions,
              startedAt: sql<string>`${usageSessions.startedAt}::text`,
            })
            .from(usageSessions)
            .where(and(ofPerson(userId), after))
            .orderBy(asc(usageSessions.startedAt), asc(usageSessions.id))
            .limit(ROWS_A_PAGE);
        const page = await takeTurn(readPage);
        const end = page.at(-1);
        last =
          end && page.length === ROWS_A_PAGE
            ? { startedAt: end.startedAt, id: end.row.id }
            : undefined;
        if (end) yield page.map(({ row }) => row);
      } while (last);
    },

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

const fetchedSchema = z.object({
  rows: z.array(
    z.object({
      startMs: z.number(),
      endMs: z.number(),
      sittingId: z.string(),
      primaryBand: z.custom<BandName | null>(),
      globalHz: z.number().nullable(),
      centerHz: z.number().nullable(),
      ratingBefore: z.number().nullable(),
      ratingAfter: z.number().nullable(),
    }),
  ),
});

/** MIRRORED: the form of {@link fetchedSchema}. */
function intervalsOf(userId: string) {
  const ms = (column: AnyColumn) => sql`floor(extract(epoch from ${column}) * 1000)::float8`;
  return sql`select ${ms(usageSessions.startedAt)} as "startMs", ${ms(usageSessions.lastSeenAt)} as "endMs",
      ${usageSessions.sittingId} as "sittingId", ${usageSessions.primaryBand} as "primaryBand",
      ${usageSessions.globalHz} as "globalHz", ${usageSessions.centerHz} as "centerHz",
      ${usageSessions.ratingBefore} as "ratingBefore", ${usageSessions.ratingAfter} as "ratingAfter"
    from ${usageSessions} where ${usageSessions.userId} = ${userId}
    order by ${usageSessions.startedAt}`;
}

/** The time that a row covers: up to when it was last heard of, whether or not it was ended. */
export function intervalOf({
  startedAt,
  lastSeenAt,
}: Pick<UsageRow, 'startedAt' | 'lastSeenAt'>): Interval {
  return { startMs: startedAt.getTime(), endMs: lastSeenAt.getTime() };
}
