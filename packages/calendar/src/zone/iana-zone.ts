import type { Milliseconds } from '@overtone/domain/units';
import { DAY_MS, type InstantMs, type Zone } from './zone.ts';

/** A moment from which on the clocks of a zone have another offset. */
interface OffsetChange {
  readonly fromMs: InstantMs;
  readonly offsetMs: Milliseconds;
}

const SECOND_MS: Milliseconds = 1000;
/** Shorter than any time between two changes; Morocco's are four weeks apart. */
const PROBE_MS: Milliseconds = 7 * DAY_MS;

const zones = new Map<string, Zone | undefined>();

/** The zone of an IANA name such as `Europe/Berlin`, in any case; undefined where the host knows none of that name. */
export function ianaZone(name: string): Zone | undefined {
  if (!zones.has(name)) zones.set(name, makeZone(name));
  return zones.get(name);
}

/** Asking the host is slow, so each year's few changes are looked up once. */
function makeZone(name: string): Zone | undefined {
  const ask = offsetQuestion(name);
  if (ask === undefined) return undefined;
  const years = new Map<number, readonly OffsetChange[]>();
  return {
    offsetAt(instantMs) {
      const year = new Date(instantMs).getUTCFullYear();
      let changes = years.get(year);
      if (changes === undefined) years.set(year, (changes = changesOf(year, ask)));
      return changes.findLast(({ fromMs }) => fromMs <= instantMs)?.offsetMs ?? ask(instantMs);
    },
  };
}

/** The offset at the year's beginning and every change in it, oldest first. */
function changesOf(year: number, ask: Zone['offsetAt']): readonly OffsetChange[] {
  let fromMs = Date.UTC(year, 0, 1);
  const endMs = Date.UTC(year + 1, 0, 1);
  const changes: OffsetChange[] = [{ fromMs, offsetMs: ask(fromMs) }];
  for (; fromMs < endMs; fromMs += PROBE_MS) {
    const toMs = Math.min(fromMs + PROBE_MS, endMs - SECOND_MS);
    const offsetMs = ask(toMs);
    if (offsetMs === ask(fromMs)) continue;
    changes.push({ fromMs: changeBetween(fromMs, toMs, ask), offsetMs });
  }
  return changes;
}

function changeBetween(fromMs: InstantMs, toMs: InstantMs, ask: Zone['offsetAt']): InstantMs {
  const before = ask(fromMs);
  let [low, high] = [fromMs, toMs];
  while (high - low > SECOND_MS) {
    const middle = low + Math.floor((high - low) / (2 * SECOND_MS)) * SECOND_MS;
    if (ask(middle) === before) low = middle;
    else high = middle;
  }
  return high;
}

function offsetQuestion(timeZone: string): Zone['offsetAt'] | undefined {
  const format = formatIn(timeZone);
  if (format === undefined) return undefined;
  return (instantMs) => {
    const parts = new Map(format.formatToParts(instantMs).map(({ type, value }) => [type, value]));
    const read = (type: Intl.DateTimeFormatPartTypes) => Number(parts.get(type));
    const shown = Date.UTC(
      read('year'),
      read('month') - 1,
      read('day'),
      read('hour'),
      read('minute'),
      read('second'),
    );
    return shown - Math.floor(instantMs / SECOND_MS) * SECOND_MS;
  };
}

function formatIn(timeZone: string): Intl.DateTimeFormat | undefined {
  try {
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
