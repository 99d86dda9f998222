import type { Milliseconds } from '@overtone/domain/units';
import type { IcsEvent } from '../ics/ics-event.ts';
import type { IcsTime } from '../ics/ics-time.ts';
import type { ZoneOf } from '../ics/zones-of.ts';
import type { Budget } from '../recurrence/budget.ts';
import { DAY_MS, type WallMs, type Zone } from '../zone/zone.ts';
import { ownReading } from './own-reading.ts';

/** What the changes of a series are worked out with. */
interface ChangesWork {
  readonly budget: Budget;
  /** Charges for looks at a zone's clocks; so do the zones of `zoneOf`. */
  readonly metered: (zone: Zone) => Zone;
  readonly zoneOf: ZoneOf;
}

/** What a time of a series has become: an event, and its beginning on that event's own clock. */
interface ChangedTime {
  readonly event: IcsEvent;
  readonly wallMs: WallMs;
}

/** What the changes that hold from one time of a series on make of its times. */
export interface LaterChanges {
  /** How long a time may last. */
  readonly longestMs: Milliseconds;
  /** How much later a time may begin than the series says. */
  readonly mostLaterMs: Milliseconds;
  /** How much earlier it may begin. */
  readonly mostEarlierMs: Milliseconds;
  /** What has become of the time that begins at `wallMs` on the clock of the series. */
  readonly at: (wallMs: WallMs) => ChangedTime;
}

/** A change, and the first time of the series that it holds for, on the clock of the series. */
interface Change {
  readonly fromMs: WallMs;
  readonly event: IcsEvent;
  readonly shiftMs: Milliseconds;
  readonly movedTo: (wallMs: WallMs) => WallMs;
}

/**
 * Finds out what `onwards` make of the times of `master`: each moves all times from the one on that it replaces by as much
 * as that one, until the next. The work for each time grows with the number of changes as that of a search does.
 */
export function laterChanges(
  master: IcsEvent,
  onwards: readonly IcsEvent[],
  { budget, ...clocks }: ChangesWork,
): LaterChanges {
  const changes = onwards
    .flatMap((event) =>
      event.replaces === undefined ? [] : [changeBy(event, event.replaces, master, clocks)],
    )
    .sort((a, b) => a.fromMs - b.fromMs);
  const searchSteps = Math.ceil(Math.log2(changes.length + 1));
  const most = (ofChange: (change: Change) => Milliseconds) =>
    changes.reduce((largest, change) => Math.max(largest, ofChange(change)), 0);
  return {
    longestMs: Math.max(
      lengthOf(master),
      most(({ event }) => lengthOf(event)),
    ),
    mostLaterMs: most(({ shiftMs }) => shiftMs),
    mostEarlierMs: most(({ shiftMs }) => -shiftMs),
    at(wallMs) {
      budget.spend(searchSteps);
      const change = lastUntil(wallMs, changes);
      return change === undefined
        ? { event: master, wallMs }
        : { event: change.event, wallMs: change.movedTo(wallMs) };
    },
  };
}

function changeBy(
  event: IcsEvent,
  replaces: IcsTime,
  { start, zone }: IcsEvent,
  { metered, zoneOf }: Omit<ChangesWork, 'budget'>,
): Change {
  const readMs = ownReading(replaces, start, zoneOf, zone && metered(zone));
  const fromMs = start.kind === 'date' ? dayOf(readMs) : readMs;
  // A date stands for the time of the series on that day.
  const replacedMs = replaces.kind === 'date' ? fromMs + start.ms - dayOf(start.ms) : fromMs;
  const ownZone = event.zone && metered(event.zone);
  const onOwnClock = (ms: WallMs) => ownReading({ ...start, ms }, event.start, zoneOf, ownZone);
  const shiftMs = event.start.ms - onOwnClock(replacedMs);
  return {
    fromMs,
    event,
    shiftMs,
    movedTo(wallMs) {
      const moved = onOwnClock(wallMs) + shiftMs;
      return event.start.kind === 'date' ? dayOf(moved) : moved;
    },
  };
}

/** The last of the changes, which are in order, that holds at `wallMs`. */
function lastUntil(wallMs: WallMs, changes: readonly Change[]): Change | undefined {
  let low = 0;
  let high = changes.length;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((changes[middle]?.fromMs ?? Infinity) <= wallMs) low = middle + 1;
    else high = middle;
  }
  return changes[low - 1];
}

function lengthOf({ duration }: IcsEvent): Milliseconds {
  return duration.days * DAY_MS + duration.ms;
}

/** The first moment of a reading's day. */
function dayOf(wallMs: WallMs): WallMs {
  return Math.floor(wallMs / DAY_MS) * DAY_MS;
}
