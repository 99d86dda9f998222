import type { Milliseconds } from '@overtone/domain/units';
import { type Frame, msAt, xOf } from './frame.ts';
import { ALL_SEEN, type SeenPart } from './seen-part.ts';

/** A mark on the axis of time; those in between have no label. */
export interface TimeTick {
  readonly ms: Milliseconds;
  readonly label: string | null;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Steps that a person counts in, each with the step of the marks between. */
const STEPS: readonly (readonly [step: Milliseconds, between: Milliseconds])[] = [
  [SECOND, SECOND],
  [5 * SECOND, SECOND],
  [10 * SECOND, 5 * SECOND],
  [15 * SECOND, 5 * SECOND],
  [30 * SECOND, 10 * SECOND],
  [MINUTE, 15 * SECOND],
  [2 * MINUTE, 30 * SECOND],
  [5 * MINUTE, MINUTE],
  [10 * MINUTE, 5 * MINUTE],
  [15 * MINUTE, 5 * MINUTE],
  [30 * MINUTE, 10 * MINUTE],
  [HOUR, 15 * MINUTE],
  [2 * HOUR, 30 * MINUTE],
  [3 * HOUR, HOUR],
  [6 * HOUR, HOUR],
  [12 * HOUR, 3 * HOUR],
];

/** Room that a label needs, in pixels. */
const LABEL_ROOM = 68;

/**
 * A time as an axis says it whose labels are so far apart: "0", "45 s", "1:30", "25 min", "1 h", "1 h 30", and with the
 * seconds where they need them, "1:15:30".
 */
export function tickLabel(ms: Milliseconds, apart: Milliseconds = MINUTE): string {
  if (ms === 0) return '0';
  const hours = Math.floor(ms / HOUR);
  const minutes = Math.floor(ms / MINUTE) % 60;
  const seconds = Math.floor(ms / SECOND) % 60;
  if (hours > 0 && apart < MINUTE) return `${hours}:${twoDigits(minutes)}:${twoDigits(seconds)}`;
  if (hours > 0) return minutes === 0 ? `${hours} h` : `${hours} h ${twoDigits(minutes)}`;
  if (minutes === 0) return `${seconds} s`;
  return seconds === 0 ? `${minutes} min` : `${minutes}:${twoDigits(seconds)}`;
}

function twoDigits(count: number): string {
  return String(count).padStart(2, '0');
}

/** The step between labels: the smallest of those that a person counts in which leaves each its room. */
export function timeStep({ width, endMs }: Pick<Frame, 'width' | 'endMs'>) {
  const least = (LABEL_ROOM / width) * endMs;
  const [labelled, between] = STEPS.find(([step]) => step >= least) ?? [24 * HOUR, 6 * HOUR];
  return { labelled, between };
}

/** Marks from 0 to the frame's end, of what is seen of it. A label that would stand over the right edge is left out. */
export function timeTicks(frame: Frame, seen: SeenPart = ALL_SEEN): readonly TimeTick[] {
  const { labelled, between } = timeStep(frame);
  const first = Math.max(0, Math.floor(msAt(frame, seen.fromPx) / between));
  const last = Math.floor(Math.min(frame.endMs, msAt(frame, seen.toPx)) / between);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => {
    const ms = (first + index) * between;
    const hasRoom = xOf(frame, ms) <= frame.width - LABEL_ROOM / 3;
    return { ms, label: ms % labelled === 0 && hasRoom ? tickLabel(ms, labelled) : null };
  });
}

/** The smallest step that a person counts in which is as long as that. */
export function countedStep(leastMs: Milliseconds): Milliseconds {
  return STEPS.find(([step]) => step >= leastMs)?.[0] ?? 24 * HOUR;
}

/** The step that the cursor keeps to: about four pixels, in steps that a person counts in. */
export function snapStep({ width, endMs }: Pick<Frame, 'width' | 'endMs'>): Milliseconds {
  return countedStep((4 / width) * endMs);
}
