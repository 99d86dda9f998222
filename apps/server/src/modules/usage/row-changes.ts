import type { UsageReport } from '@overtone/domain/contract/usage';
import { bandFor } from '@overtone/domain/frequency/bands';
import type { Hertz } from '@overtone/domain/units';
import { LONGEST_INTERVAL_SECONDS, MAX_SILENCE_MS } from '@overtone/domain/usage/usage-rules';
import type { UsageRow } from './store.ts';

/** The row that a report asks for, by the server's clock. */
export function rowOf(userId: string, report: UsageReport, now: Date): UsageRow {
  const { id, sittingId, deviceId, source, globalModulationHz, centerModulationHz } = report;
  const lastSeenAt = ago(now, report.seenSecondsAgo);
  return {
    id,
    userId,
    sittingId,
    deviceId,
    startedAt: ago(now, report.startedSecondsAgo),
    lastSeenAt,
    endedAt: report.isEnded ? lastSeenAt : null,
    primaryBand: bandOf(centerModulationHz),
    supportingBand: bandOf(globalModulationHz),
    globalHz: globalModulationHz,
    centerHz: centerModulationHz,
    source,
    ratingBefore: report.ratingBefore ?? null,
    ratingAfter: report.ratingAfter ?? null,
  };
}

/**
 * What a report adds to an interval that is known: ratings always; the pair, of which the newest report knows best what was
 * played longest; time where it goes on from what is known, so that
 * nobody joins two days into one interval. A client that ran on without a network opens it again.
 */
export function extended(known: UsageRow, reported: UsageRow): Partial<UsageRow> {
  const told = {
    ratingBefore: reported.ratingBefore ?? known.ratingBefore,
    ratingAfter: reported.ratingAfter ?? known.ratingAfter,
    primaryBand: reported.primaryBand,
    supportingBand: reported.supportingBand,
    globalHz: reported.globalHz,
    centerHz: reported.centerHz,
  };
  const startedAt = earlier(known.startedAt, reported.startedAt);
  const lastSeenAt = later(known.lastSeenAt, reported.lastSeenAt);
  const joins =
    reported.startedAt.getTime() <= known.lastSeenAt.getTime() + MAX_SILENCE_MS &&
    reported.lastSeenAt.getTime() >= known.startedAt.getTime() - MAX_SILENCE_MS &&
    lastSeenAt.getTime() - startedAt.getTime() <= LONGEST_INTERVAL_SECONDS * 1000;
  return joins
    ? { ...told, startedAt, lastSeenAt, endedAt: reported.endedAt && lastSeenAt }
    : { ...told, endedAt: known.lastSeenAt };
}

/** What a sign of life at `now` makes of an interval: it goes on, unless it had ended or was silent for too long. */
export function beaten(row: UsageRow, now: Date): Partial<UsageRow> {
  if (row.endedAt !== null) return {};
  const silentMs = now.getTime() - row.lastSeenAt.getTime();
  const lastedMs = now.getTime() - row.startedAt.getTime();
  if (silentMs > MAX_SILENCE_MS || lastedMs > LONGEST_INTERVAL_SECONDS * 1000) {
    return { endedAt: row.lastSeenAt };
  }
  return { lastSeenAt: later(row.lastSeenAt, now) };
}

/** What an end at `now` makes of an interval: it reaches up to now, or as far as it was last heard of. */
export function ended(row: UsageRow, now: Date): Partial<UsageRow> {
  const last = { ...row, ...beaten(row, now) };
  return { lastSeenAt: last.lastSeenAt, endedAt: last.endedAt ?? last.lastSeenAt };
}

function bandOf(hz: Hertz | null) {
  return hz === null || hz === 0 ? null : bandFor(hz);
}

function ago(now: Date, seconds: number): Date {
  return new Date(now.getTime() - Math.round(seconds * 1000));
}

function earlier(one: Date, other: Date): Date {
  return one < other ? one : other;
}

function later(one: Date, other: Date): Date {
  return one > other ? one : other;
}
