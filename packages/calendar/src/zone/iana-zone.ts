import type { Milliseconds } from '@overtone/domain/units';
import { LRUCache } from 'lru-cache';
import { offsetBy, type OffsetChange } from './offset-changes.ts';
import { DAY_MS, type InstantMs, type Zone } from './zone.ts';

const SECOND_MS: Milliseconds = 1000;
/** Shorter than any time between two changes; Morocco's are four weeks apart. */
const PROBE_MS: Milliseconds = 14 * DAY_MS;

/** Years whose changes are looked for. Before and after them clocks show what they show at the nearest end. */
const KNOWN_YEARS = { first: 1970, last: 2099 } as const;
const FIRST_MS: InstantMs = Date.UTC(KNOWN_YEARS.first, 0, 1);
const LAST_MS: InstantMs = Date.UTC(KNOWN_YEARS.last + 1, 0, 1) - SECOND_MS;

/** No zone has a longer name, nor one with other characters. */
const NAME = /^[\w+/-]{1,64}$/u;

/**
 * Zones by the host's own name for them. What a zone is asked with takes some 50 KB, and a year's changes 1 KB, so that
 * only those in use are kept. There are about 450.
 */
const zones = new LRUCache<string, Zone>({ max: 64 });
/** The host's own name by other ones, without regard to case; there are 200 of them, and offsets such as `+01:30`. */
const canonicalNames = new LRUCache<string, string>({ max: 512 });

/** The zone of an IANA name such as `Europe/Berlin`, in any case; undefined where the host knows none of that name. */
export function ianaZone(name: string): Zone | undefined {
  if (!NAME.test(name)) return undefined;
  const spelling = name.toLowerCase();
  const canonical = canonicalNames.get(spelling);
  const known = canonical === undefined ? undefined : zones.get(canonical);
  if (known !== undefined) return known;
  const format = formatIn(spelling);
  if (format === undefined) return undefined;
  const { timeZone } = format.resolvedOptions();
  canonicalNames.set(spelling, timeZone);
  const zone = zones.get(timeZone) ?? zoneBy(format);
  zones.set(timeZone, zone);
  return zone;
}

/** Asking the host is slow, so each year's few changes are looked up once. */
function zoneBy(format: Intl.DateTimeFormat): Zone {
  const ask = (instantMs: InstantMs) => offsetShownBy(format, instantMs);
  const years = new Map<number, readonly OffsetChange[]>();
  return {
    offsetAt(instantMs) {
      const nearestMs = Math.min(LAST_MS, Math.max(FIRST_MS, instantMs));
      const year = new Date(nearestMs).getUTCFullYear();
      let changes = years.get(year);
      if (changes === undefined) years.set(year, (changes = changesOf(year, ask)));
      return offsetBy(changes, nearestMs) ?? ask(nearestMs);
    },
  };
}

/** The offset at the year's beginning and every change in it, oldest first. */
function changesOf(year: number, ask: Zone['offsetAt']): readonly OffsetChange[] {
  let fromMs = Date.UTC(year, 0, 1);
  const lastMs = Date.UTC(year + 1, 0, 1) - SECOND_MS;
  let beforeMs = ask(fromMs);
  const changes: OffsetChange[] = [{ fromMs, offsetMs: beforeMs }];
  while (fromMs < lastMs) {
    const toMs = Math.min(fromMs + PROBE_MS, lastMs);
    const offsetMs = ask(toMs);
    if (offsetMs !== beforeMs) {
      changes.push({ fromMs: changeBetween(fromMs, toMs, beforeMs, ask), offsetMs });
    }
    beforeMs = offsetMs;
    fromMs = toMs;
  }
  return changes;
}

function changeBetween(
  fromMs: InstantMs,
  toMs: InstantMs,
  beforeMs: Milliseconds,
  ask: Zone['offsetAt'],
): InstantMs {
  let [low, high] = [fromMs, toMs];
  while (high - low > SECOND_MS) {
    const middle = low + Math.floor((high - low) / (2 * SECOND_MS)) * SECOND_MS;
    if (ask(middle) === beforeMs) low = middle;
    else high = middle;
  }
  return high;
}

function offsetShownBy(format: Intl.DateTimeFormat, instantMs: InstantMs): Milliseconds {
  const [month = 0, day = 0, year = 0, hour = 0, minute = 0, second = 0] = (
    format.format(instantMs).match(/\d+/gu) ?? []
  ).map(Number);
  const shown = Date.UTC(year, month - 1, day, hour, minute, second);
  return shown - Math.floor(instantMs / SECOND_MS) * SECOND_MS;
}

function formatIn(timeZone: string): Intl.DateTimeFormat | undefined {
  try {
    // The order of the numbers is that of the language.
    return new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  } catch {
    return undefined;
  }
}
