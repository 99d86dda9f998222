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

/** Why a calendar was not read; with what was thrown, where that was not foreseen. */
interface ReadingFailure extends SourceFailure {
  readonly error?: unknown;
}

/** A reading under way. */
interface Reading {
  /** As it was claimed, or held for longer, the last time. */
  claimed: ClaimedConnection;
  readonly ownAddress: string;
  readonly now: Date;
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

/** Reads calendars. A reading that fails, or throws, leaves what was known as it was. */
export function calendarSync(parts: SyncParts) {
  const { database, connections, occurrences, sources, log } = parts;
  const keepAtOnce = atOnce(CONNECTIONS_HELD.calendars);

  /**
   * Reads a calendar where that is due or, as the person wishes, may be again; resolves when it has been read or left alone, to
   * whether it was read. Never rejects for a source, nor for what comes of keeping what it says.
   */
  async function sync({ id }: Connection, ownAddress: string, wish: SyncWish): Promise<boolean> {
    const now = parts.now();
    const leaseUntil = later(now, LEASE_MS);
    const isAsked = wish === 'now';
    const claimed = await connections.claim(database, id, { now, isAsked, leaseUntil });
    if (claimed === undefined) return false;
    const reading: Reading = { claimed, ownAddress, now };
    const failure = await read(reading).catch(unforeseen);
    if (failure === undefined) return true;
    // Where the server ends meanwhile, nobody knows what the calendar would have said.
    if (parts.signal.aborted) await connections.giveBack(database, reading.claimed, now);
    else await finishFailed(reading, failure, isAsked);
    return true;
  }

  async function finishFailed(
    { claimed: connection, now }: Reading,
    { problem, retryAfterSeconds = 0, cause, error }: ReadingFailure,
    isAsked: boolean,
  ): Promise<void> {
    const facts = { calendar: connection.kind, problem, cause };
    if (error === undefined) log.warn(facts, 'a calendar could not be read');
    else log.error({ ...facts, err: error }, 'a calendar could not be read');
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

  async function read(reading: Reading): Promise<ReadingFailure | undefined> {
    const { claimed, now } = reading;
    const answer = await ask(reading, isWindowOld(claimed, now) ? undefined : claimed.progress);
    if (!answer.ok) return answer.reason;
    if (await keep(reading, answer.value)) return undefined;
    // A time of a series that nobody knows: everything is read anew.
    const whole = await ask(reading, undefined);
    if (!whole.ok) return whole.reason;
    const isKept = await keep(reading, whole.value);
    return isKept
      ? undefined
      : { problem: 'unreachable', cause: 'a series without its description' };
  }

  function ask({ claimed, ownAddress, now }: Reading, progress: string | undefined) {
    const { kind, userId, address } = claimed;
    const window = {
      fromMs: now.getTime() - WINDOW.beforeMs,
      toMs: now.getTime() + WINDOW.afterMs,
    };
    const question = { userId, address, progress, window, ownAddresses: [ownAddress] };
    return sources[kind].read({ ...question, signal: parts.signal });
  }

  /**
   * Keeps what was read. Nothing, where the calendar is gone or another has claimed it since. False where a series is
   * known to nobody.
   */
  async function keep(reading: Reading, answer: SourceAnswer): Promise<boolean> {
    const { claimed: connection, now } = reading;
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
    reading.claimed = held;
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

/** A failure like any other, so that the calendar is nobody's again and is tried later. */
function unforeseen(error: unknown): ReadingFailure {
  return { problem: 'unreachable', cause: 'not foreseen', error };
}

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
