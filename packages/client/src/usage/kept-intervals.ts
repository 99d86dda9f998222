import type { UsageReportBody, UsageSource } from '@overtone/domain/contract/usage';
import { ratingSchema, USAGE_SOURCES } from '@overtone/domain/contract/usage';
import type { Milliseconds } from '@overtone/domain/units';
import { z } from 'zod';
import type { HostStorage } from '../platform/host.ts';
import { readableEntries } from '../platform/readable-entries.ts';
import { storedJson } from '../platform/stored-json.ts';

/** Where the device keeps intervals until the server has them. */
export const INTERVALS_KEY = 'overtone.usage.intervals';

/** Where the device keeps the name that it gave itself. */
const DEVICE_KEY = 'overtone.usage.device';

/** Intervals that are kept at most; the oldest go first. */
const MOST_KEPT = 500;

const hz = z.number().nullable();
const instant = z.number();

const keptIntervalSchema = z.object({
  id: z.uuid(),
  sittingId: z.uuid(),
  source: z.enum(USAGE_SOURCES),
  globalModulationHz: hz,
  centerModulationHz: hz,
  startedAtMs: instant,
  seenAtMs: instant,
  isEnded: z.boolean(),
  ratingBefore: ratingSchema.optional(),
  ratingAfter: ratingSchema.optional(),
});

/** One stretch of use with one pair, as this device recorded it; instants are on its calendar clock. */
export interface KeptInterval {
  readonly id: string;
  readonly sittingId: string;
  readonly source: UsageSource;
  readonly globalModulationHz: number | null;
  readonly centerModulationHz: number | null;
  readonly startedAtMs: Milliseconds;
  readonly seenAtMs: Milliseconds;
  readonly isEnded: boolean;
  readonly ratingBefore?: number | undefined;
  readonly ratingAfter?: number | undefined;
}

/** Intervals of one person on this device. Tabs share them, so every call reads what is there now. */
export interface KeptIntervals {
  readonly all: () => readonly KeptInterval[];
  /** Keeps an interval, in place of what is kept under its id. */
  readonly keep: (interval: KeptInterval) => void;
  readonly drop: (id: string) => void;
}

/**
 * The intervals that wait for `person`. Another person's are not sent in this one's name: they go. What the device does not take
 * is known to this page, and kept with the first write that is taken.
 */
export function keptIntervals(storage: HostStorage, person: string): KeptIntervals {
  /** Changes that the device has not taken, by the interval's id; null is one that is kept no longer. */
  const untaken = new Map<string, KeptInterval | null>();

  function all(): readonly KeptInterval[] {
    const stored = read(storage.read(INTERVALS_KEY), person).filter(({ id }) => !untaken.has(id));
    const own = [...untaken.values()].filter((interval) => interval !== null);
    return [...stored, ...own].slice(-MOST_KEPT);
  }

  function change(id: string, next: KeptInterval | null): void {
    untaken.delete(id);
    untaken.set(id, next);
    const text = JSON.stringify({ person, intervals: all() });
    storage.write(INTERVALS_KEY, text);
    if (storage.read(INTERVALS_KEY) === text) untaken.clear();
  }

  return {
    all,
    keep: (interval) => change(interval.id, interval),
    drop: (id) => change(id, null),
  };
}

/** The name of this device, made at the first call. */
export function deviceIdOf(storage: HostStorage, newUuid: () => string): string {
  const known = z.uuid().safeParse(storage.read(DEVICE_KEY));
  if (known.success) return known.data;
  const deviceId = newUuid();
  storage.write(DEVICE_KEY, deviceId);
  return deviceId;
}

/** The report of an interval at `nowMs`: with ages in place of instants, so that the device's clock may be wrong. */
export function reportOf(
  { startedAtMs, seenAtMs, ...interval }: KeptInterval,
  deviceId: string,
  nowMs: Milliseconds,
): UsageReportBody {
  const secondsAgo = (atMs: Milliseconds) => Math.max(0, Math.round((nowMs - atMs) / 1000));
  return {
    ...interval,
    deviceId,
    startedSecondsAgo: secondsAgo(startedAtMs),
    seenSecondsAgo: secondsAgo(seenAtMs),
  };
}

function read(text: string | null, person: string): readonly KeptInterval[] {
  const kept = storedJson(
    text,
    z.object({ person: z.string(), intervals: readableEntries(keptIntervalSchema) }),
  );
  return kept?.person === person ? kept.intervals : [];
}
