import { type Glide, glideCycles, glideHz } from '../../rhythm/glide.ts';
import type { Cycles, Hertz, Milliseconds } from '../../units.ts';
import { type Span, spanIndexAt, type Timeline } from '../timeline.ts';

/** Which of a program's rhythms. */
export type RhythmKey = 'slowHz' | 'fastHz';

/** A count of cycles whose whole ones are kept apart, so that a thousand sums lose none of the part. */
interface Count {
  readonly whole: Cycles;
  readonly part: Cycles;
}

/** One rhythm over a program: how it goes in each span, and the cycles that it has had when the span begins. */
export interface RhythmCourse {
  readonly timeline: Timeline;
  readonly key: RhythmKey;
  readonly glides: readonly Glide[];
  readonly before: readonly Count[];
}

function glideOf({ curve, from, to, lengthMs }: Span, key: RhythmKey): Glide {
  return { curve, fromHz: from[key], toHz: to[key], lengthS: lengthMs / 1000 };
}

function added({ whole, part }: Count, cycles: Cycles): Count {
  const wholeCycles = Math.floor(cycles);
  const sum = part + (cycles - wholeCycles);
  return { whole: whole + wholeCycles + Math.floor(sum), part: sum - Math.floor(sum) };
}

/** Works out one rhythm of a timeline, once. */
export function rhythmCourse(timeline: Timeline, key: RhythmKey): RhythmCourse {
  const glides = timeline.spans.map((span) => glideOf(span, key));
  const before: Count[] = [];
  let count: Count = { whole: 0, part: 0 };
  for (const glide of glides) {
    before.push(count);
    count = added(count, glideCycles(glide, glide.lengthS));
  }
  return { timeline, key, glides, before };
}

/** Where in a course a time lies: the glide of its span, and how much of that is gone. Before the begin it is the begin. */
export function placeIn({ timeline, glides }: RhythmCourse, timeMs: Milliseconds) {
  const time = Math.min(Math.max(0, timeMs), timeline.lengthMs);
  const index = spanIndexAt(timeline, time);
  const glide = glides[index];
  const span = timeline.spans[index];
  if (!glide || !span) throw new Error('A timeline has at least one span.');
  return { index, glide, goneS: (time - span.startMs) / 1000 };
}

/** A rhythm's frequency at a time of its program. */
export function courseHz(course: RhythmCourse, timeMs: Milliseconds): Hertz {
  const { glide, goneS } = placeIn(course, timeMs);
  return glideHz(glide, goneS);
}

/**
 * Cycles that a rhythm goes through from one time of its program to another, below 0 backwards: the exact integral of
 * its frequency, carried over the borders of stages. Within a day the error is below a millionth of a cycle.
 */
export function cyclesBetween(
  course: RhythmCourse,
  fromMs: Milliseconds,
  toMs: Milliseconds,
): Cycles {
  const from = countAt(course, fromMs);
  const to = countAt(course, toMs);
  return to.whole - from.whole + (to.part - from.part);
}

function countAt(course: RhythmCourse, timeMs: Milliseconds): Count {
  const { index, glide, goneS } = placeIn(course, timeMs);
  return added(course.before[index] ?? { whole: 0, part: 0 }, glideCycles(glide, goneS));
}
