import type { CalendarKind } from '@overtone/domain/contract/calendar';
import type { Milliseconds } from '@overtone/domain/units';
import type { Logger } from 'pino';
import type { Database } from '../../database/connection.ts';
import { CONNECTIONS_HELD } from '../../database/connection-shares.ts';
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
/** A secret address is asked no more often, whoever wants it. */
const ICS_INTERVAL_MS: Milliseconds = 15 * MINUTE_MS;
const PROVIDER_INTERVAL_MS: Milliseconds = 5 * MINUTE_MS;
const LEAST_PROVIDER_INTERVAL_MS: Milliseconds = MINUTE_MS;
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

  /** Reads a calendar where that is due; resolves when it has been read or left alone. Never rejects for a source. */
  async function sync(known: Connection, ownAddress: string, wish: SyncWish): Promise<void> {
    const now = parts.now();
    const dueBy = new Date(now.getTime() + (wish === 'now' ? earlyMs(known) : 0));
    const leaseUntil = later(now, LEASE_MS);
    const connection = await connections.claim(database, known.id, { dueBy, leaseUntil });
    if (connection === undefined) return;
    const failure = await read(connection, ownAddress, now);
    if (failure === undefined) return;
    // Where the server ends meanwhile, nobody knows what the calendar would have said.
    if (parts.signal.aborted) return connections.giveBack(database, connection, now);
    const { problem, retryAfterSeconds, cause } = failure;
    log.warn({ calendar: connection.kind, problem, cause }, 'a calendar could not be read');
    const pauseMs = Math.max(pauseAfter(connection), (retryAfterSeconds ?? 0) * 1000);
    // Without permission there is no use in asking again before the person has connected it again.
    const nextSyncAt = problem === 'needs_consent' ? null : later(now, pauseMs);
    await connections.finish(
      database,
      connection,
      { kind: 'failed', problem },
      { now, nextSyncAt },
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
    const nextSyncAt = later(now, intervalOf(connection));
    if (answer.kind === 'unchanged') {
      await connections.finish(database, connection, { kind: 'read' }, { now, nextSyncAt });
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
        // In the order in which an account is deleted, so that neither waits for the other.
        if (!(await connections.lockOwner(transaction, held.userId, 'key share'))) return;
        const isOurs = await connections.finish(transaction, held, outcome, { now, nextSyncAt });
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

/** How long before it is due a calendar may be read because the person asks. */
function earlyMs({ kind, problem }: Connection): Milliseconds {
  if (kind === 'ics' || problem === 'busy') return 0;
  return PROVIDER_INTERVAL_MS - LEAST_PROVIDER_INTERVAL_MS;
}

function pauseAfter(connection: Connection): Milliseconds {
  return Math.min(LONGEST_PAUSE_MS, ICS_INTERVAL_MS * 2 ** connection.failures);
}

function isWindowOld({ windowFrom }: Connection, now: Date): boolean {
  const age = windowFrom === null ? 0 : now.getTime() - WINDOW.beforeMs - windowFrom.getTime();
  return age > WINDOW_AGE_MS;
}

function later(time: Date, ms: Milliseconds): Date {
  return new Date(time.getTime() + ms);
}
