import type { SyncProblem } from '@overtone/domain/calendar/sync-problems';
import type { CalendarKind } from '@overtone/domain/contract/calendar';
import { and, asc, eq, isNull, lte, or } from 'drizzle-orm';
import type { Database } from '../../database/connection.ts';
import { calendarConnections } from '../../database/tables/calendar.ts';
import type { SecretBox } from '../../secrets/secret-box.ts';

type Row = typeof calendarConnections.$inferSelect;

/** A connected calendar, unsealed. */
export interface Connection extends Pick<
  Row,
  'id' | 'userId' | 'kind' | 'windowFrom' | 'syncedAt' | 'nextSyncAt' | 'againAt' | 'failures'
> {
  readonly name: string;
  readonly address: string | undefined;
  readonly progress: string | undefined;
  readonly problem: SyncProblem | null;
}

/** A calendar that somebody may read, until `leaseUntil` or another takes it. */
export interface ClaimedConnection extends Connection {
  readonly leaseUntil: Date;
}

/** What is to be connected. */
export interface NewConnection {
  readonly userId: string;
  readonly kind: CalendarKind;
  readonly name: string;
  readonly address: string | undefined;
  readonly sourceHash: string;
}

/** A reading that is wanted. */
export interface ReadingWish {
  readonly now: Date;
  /** Whether the person asks for it, now. */
  readonly isAsked: boolean;
  readonly leaseUntil: Date;
}

/** How a reading went. */
export type SyncOutcome =
  | {
      readonly kind: 'read';
      readonly name?: string | undefined;
      /** Left out where nothing has changed since the last time. */
      readonly progress?: { readonly text: string | undefined; readonly windowFrom: Date };
    }
  | {
      readonly kind: 'failed';
      readonly problem: SyncProblem;
      /** Since the last success, this one with them. */
      readonly failures: number;
    };

/** When a calendar was read, and from when on it is read again: by itself, and because the person asks. */
export interface SyncTimes {
  readonly now: Date;
  readonly nextSyncAt: Date | null;
  readonly againAt: Date | null;
}

/** Keeps which calendars people connected. */
export function connectionStore(box: SecretBox) {
  function unsealed(row: Row): Connection {
    return {
      ...row,
      name: box.open(row.name) ?? '',
      address: row.address === null ? undefined : box.open(row.address),
      progress: row.progress === null ? undefined : box.open(row.progress),
    };
  }

  async function list(database: Database, userId: string): Promise<readonly Connection[]> {
    const rows = await database
      .select()
      .from(calendarConnections)
      .where(eq(calendarConnections.userId, userId))
      .orderBy(asc(calendarConnections.createdAt), asc(calendarConnections.id));
    return rows.map(unsealed);
  }

  async function find(
    database: Database,
    userId: string,
    id: string,
  ): Promise<Connection | undefined> {
    return (await list(database, userId)).find((connection) => connection.id === id);
  }

  /** Adds a connection; the one that is there where the same is connected already. */
  async function add(
    database: Database,
    connection: NewConnection,
    now: Date,
  ): Promise<Connection> {
    const { address, name, ...plain } = connection;
    const sealed = {
      name: box.seal(name),
      address: address === undefined ? null : box.seal(address),
    };
    const [row] = await database
      .insert(calendarConnections)
      .values({ ...plain, ...sealed, createdAt: now, nextSyncAt: now })
      .onConflictDoUpdate({
        target: [calendarConnections.userId, calendarConnections.sourceHash],
        // An account that is connected again has just been allowed to be read; an address gains nothing by it.
        set:
          plain.kind === 'ics'
            ? { kind: plain.kind }
            : { nextSyncAt: now, againAt: now, problem: null, progress: null },
      })
      .returning();
    if (row === undefined) throw new Error('the connection was not written');
    return unsealed(row);
  }

  async function remove(database: Database, userId: string, id: string): Promise<boolean> {
    const removed = await database
      .delete(calendarConnections)
      .where(and(eq(calendarConnections.userId, userId), eq(calendarConnections.id, id)))
      .returning({ id: calendarConnections.id });
    return removed.length > 0;
  }

  /**
   * Takes a connection for one reading that is due or, where the person asks, may be again; undefined where it is neither, or
   * somebody else has it.
   */
  async function claim(
    database: Database,
    id: string,
    { now, isAsked, leaseUntil }: ReadingWish,
  ): Promise<ClaimedConnection | undefined> {
    const { nextSyncAt, againAt, syncedAt } = calendarConnections;
    const isDue = or(lte(nextSyncAt, now), and(isNull(nextSyncAt), isNull(syncedAt)));
    const [row] = await database
      .update(calendarConnections)
      .set({ nextSyncAt: leaseUntil, againAt: leaseUntil })
      .where(and(eq(calendarConnections.id, id), isAsked ? or(isDue, lte(againAt, now)) : isDue))
      .returning();
    return row && { ...unsealed(row), leaseUntil };
  }

  /** Whether a connection is still whose it was when it was claimed. */
  const isHeld = ({ id, leaseUntil }: ClaimedConnection) =>
    and(eq(calendarConnections.id, id), eq(calendarConnections.nextSyncAt, leaseUntil));

  /** Holds a claimed connection for longer; undefined where it is gone, or another has claimed it since. */
  async function renew(
    database: Database,
    claimed: ClaimedConnection,
    leaseUntil: Date,
  ): Promise<ClaimedConnection | undefined> {
    const held = await database
      .update(calendarConnections)
      .set({ nextSyncAt: leaseUntil, againAt: leaseUntil })
      .where(isHeld(claimed))
      .returning({ id: calendarConnections.id });
    return held.length > 0 ? { ...claimed, leaseUntil } : undefined;
  }

  /** Leaves a claimed connection as it was found, due now. Nothing, where it is gone or another has claimed it since. */
  async function giveBack(
    database: Database,
    claimed: ClaimedConnection,
    now: Date,
  ): Promise<void> {
    await database
      .update(calendarConnections)
      .set({ nextSyncAt: now, againAt: now })
      .where(isHeld(claimed));
  }

  /**
   * Writes down how the reading of a claimed connection went. False where it is gone or another has claimed it since:
   * then nothing is written.
   */
  async function finish(
    database: Database,
    claimed: ClaimedConnection,
    outcome: SyncOutcome,
    { now, ...next }: SyncTimes,
  ): Promise<boolean> {
    const change =
      outcome.kind === 'failed'
        ? { problem: outcome.problem, failures: outcome.failures }
        : {
            problem: null,
            failures: 0,
            syncedAt: now,
            ...(outcome.name === undefined ? {} : { name: box.seal(outcome.name) }),
            ...(outcome.progress && {
              progress:
                outcome.progress.text === undefined ? null : box.seal(outcome.progress.text),
              windowFrom: outcome.progress.windowFrom,
            }),
          };
    const held = await database
      .update(calendarConnections)
      .set({ ...change, ...next })
      .where(isHeld(claimed))
      .returning({ id: calendarConnections.id });
    return held.length > 0;
  }

  return { list, find, add, remove, claim, renew, giveBack, finish };
}

/** Keeps which calendars people connected. */
export type ConnectionStore = ReturnType<typeof connectionStore>;
