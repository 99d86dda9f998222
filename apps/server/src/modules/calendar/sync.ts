import type { CalendarKind } from '@overtone/domain/contract/calendar';
import type { Milliseconds } from '@overtone/domain/units';
import type { Logger } from 'pino';
import type { Database } from '../../database/connection.ts';
import { CONNECTIONS_HELD } from '../../database/connection-shares.ts';
import { holdAccount } from '../../database/hold-account.ts';
import { atOnce } from '../../threads/at-once.ts';
import type { CalendarSource, SourceAnswer, SourceFailure } from './calendar-source.ts';
import type { ClaimedConnection, Connection, ConnectionStore } from './connection-store.ts';
import type { OccurrenceStore } from './occurrence-store.ts';
import { resolveChanges, unknownSeries } from './resolve-changes.ts';

/** What calendars are read with. */
export interface SyncParts {
  readonly database: Database;
  readonly connections: ConnectionStore;
  readonly occurrences: OccurrenceStore;
  readonly sources: Readonly<Record<CalendarKind, CalendarSource>>;
  readonly now: () => Date;
  readonly log: Logger;
  readonly signal: AbortSignal;
}

/** Who wants a calendar read: nobody in particular, because it is due; or the person, now. */
export type SyncWish = 'when_due' | 'now';

const MINUTE_MS: Milliseconds = 60_000;
const DAY_MS: Milliseconds = 24 * 60 * MINUTE_MS;
/** A secret address is asked no more often by itself. */
const ICS_INTERVAL_MS: Milliseconds = 15 * MINUTE_MS;
const PROVIDER_INTERVAL_MS: Milliseconds = 5 * MINUTE_MS;
/** Nobody is asked more often, whoever wants it. */
const LEAST_INTERVAL_MS: Milliseconds = MINUTE_MS;
/** Longer than a file waits for those before it and is read; begins anew when what was read is kept. */
const LEASE_MS: Milliseconds = 5 * MINUTE_MS;
const LONGEST_PAUSE_MS: Milliseconds = 6 * 60 * MINUTE_MS;

/** What is kept of a calendar, around the day on which it is read. */
export const WINDOW = { beforeMs: 7 * DAY_MS, afterMs: 400 * DAY_MS } as const;
/** The window moves on with everything read anew; until then it reaches this much less far. */
const WINDOW_AGE_MS: Milliseconds = 14 * DAY_MS;

/** Reads calendars. A reading that fails leaves what was known as it was. */
export function calendarSync(parts: SyncParts) {
  const { database, connections, occurrences, sources, log } = parts;
  const keepAtOnce = atOnce(CONNECTIONS_HELD.calendars);

  /**
   * Reads a calendar where that is due or, as the person wishes, may be again; resolves when it has been read or left alone, to
   * whether it was read. Never rejects for a source.
   */
  async function sync({ id }: Connection, ownAddress: string, wish: SyncWish): Promise<boolean> {
    const now = parts.now();
    const leaseUntil = later(now, LEASE_MS);
    const isAsked = wish === 'now';
    const connection = await connections.claim(database, id, { now, isAsked, leaseUntil });
    if (connection === undefined) return false;
    const failure = await read(connection, ownAddress, now);
    if (failure === undefined) return true;
    // Where the server ends meanwhile, nobody knows what the calendar would have said.
    if (parts.signal.aborted) await connections.giveBack(database, connection, now);
    else await finishFailed(connection, failure, { now, isAsked });
    return true;
  }

  async function finishFailed(
    connection: ClaimedConnection,
    { problem, retryAfterSeconds = 0, cause }: SourceFailure,
    { now, isAsked }: { readonly now: Date; readonly isAsked: boolean },
  ): Promise<void> {
    log.warn({ calendar: connection.kind, problem, cause }, 'a calendar could not be read');
    // A try that the person wants makes no pause longer, however often it fails.
    const failures = isAsked ? Math.max(1, connection.failures) : connection.failures + 1;
    const pauseMs = Math.max(pauseAfter(failures), retryAfterSeconds * 1000);
    // Without permission there is no use in asking again before the person has connected it again.
    const isOfUse = problem !== 'needs_consent';
    // Who asks for a pause has it from everybody.
    const mayBeSooner = isOfUse && problem !== 'busy';
    await connections.finish(
      database,
      connection,
      { kind: 'failed', problem, failures },
      {
        now,
        nextSyncAt: isOfUse ? later(now, pauseMs) : null,
        againAt: mayBeSooner ? later(now, LEAST_INTERVAL_MS) : null,
      },
    );
  }

  async function read(
    connection: ClaimedConnection,
    ownAddress: string,
    now: Date,
  ): Promise<SourceFailure | undefined> {
    const progress = isWindowOld(connection, now) ? undefined : connection.progress;
    const answer = await ask(connection, ownAddress, progress, now);
    if (!answer.ok) return answer.reason;
    if (await keep(connection, answer.value, now)) return undefined;
    // A time of a series that nobody knows: everything is read anew.
    const whole = await ask(connection, ownAddress, undefined, now);
    if (!whole.ok) return whole.reason;
    const isKept = await keep(connection, whole.value, now);
    return isKept
      ? undefined
      : { problem: 'unreachable', cause: 'a series without its description' };
  }

  function ask(
    connection: Connection,
    ownAddress: string,
    progress: string | undefined,
    now: Date,
  ) {
    const { userId, address } = connection;
    const window = {
      fromMs: now.getTime() - WINDOW.beforeMs,
      toMs: now.getTime() + WINDOW.afterMs,
    };
    const question = { userId, address, progress, window, ownAddresses: [ownAddress] };
    return sources[connection.kind].read({ ...question, signal: parts.signal });
  }

  /**
   * Keeps what was read. Nothing, where the calendar is gone or another has claimed it since. False where a series is
   * known to nobody.
   */
  async function keep(
    connection: ClaimedConnection,
    answer: SourceAnswer,
    now: Date,
  ): Promise<boolean> {
    const times = {
      now,
      nextSyncAt: later(now, intervalOf(connection)),
      againAt: later(now, LEAST_INTERVAL_MS),
    };
    if (answer.kind === 'unchanged') {
      await connections.finish(database, connection, { kind: 'read' }, times);
      return true;
    }
    const isWhole = answer.kind === 'whole';
    const unknown = unknownSeries(answer.changes);
    const stored = isWhole
      ? new Map<string, never>()
      : await occurrences.seriesFacts(database, connection.id, unknown);
    const resolved = resolveChanges(answer.changes, stored);
    if (resolved === undefined) return false;
    const windowFrom = isWhole ? later(now, -WINDOW.beforeMs) : (connection.windowFrom ?? now);
    const held = await connections.renew(database, connection, later(parts.now(), LEASE_MS));
    if (held === undefined) return true;
    const sealed = await occurrences.sealed(held, resolved, isWhole);
    const outcome = {
      kind: 'read',
      name: answer.name,
      progress: { text: answer.progress, windowFrom },
    } as const;
    await keepAtOnce(() =>
      database.transaction(async (transaction) => {
        if (!(await holdAccount(transaction, held.userId, 'key share'))) return;
        const isOurs = await connections.finish(transaction, held, outcome, times);
        if (isOurs) await occurrences.write(transaction, sealed);
      }),
    );
    return true;
  }

  return { sync };
}

/** Reads calendars. */
export type CalendarSync = ReturnType<typeof calendarSync>;

function intervalOf({ kind }: Connection): Milliseconds {
  return kind === 'ics' ? ICS_INTERVAL_MS : PROVIDER_INTERVAL_MS;
}

function pauseAfter(failures: number): Milliseconds {
  return Math.min(LONGEST_PAUSE_MS, ICS_INTERVAL_MS * 2 ** (failures - 1));
}

function isWindowOld({ windowFrom }: Connection, now: Date): boolean {
  const age = windowFrom === null ? 0 : now.getTime() - WINDOW.beforeMs - windowFrom.getTime();
  return age > WINDOW_AGE_MS;
}

function later(time: Date, ms: Milliseconds): Date {
  return new Date(time.getTime() + ms);
}
