import type { Curve } from '../rhythm/curve.ts';
import type { Hertz, Milliseconds } from '../units.ts';
import { courseSize } from './count-stages.ts';
import type { Moment, Program, Stage, Step } from './program.ts';

/** One stretch of a program as it plays, loops unfolded. */
export interface Span {
  readonly startMs: Milliseconds;
  readonly lengthMs: Milliseconds;
  readonly curve: Curve;
  readonly from: Moment;
  readonly to: Moment;
  /** Which stage it is, counted from 0 as a person reads them, loops not unfolded; null is the fade at the end. */
  readonly stage: number | null;
}

/** A program as it plays: stretches that follow each other without a gap, at least one. */
export interface Timeline {
  readonly lengthMs: Milliseconds;
  readonly spans: readonly Span[];
}

/** How long a program plays, its fade included. */
export function programLengthMs({ course, fadeMs }: Program): Milliseconds {
  return courseSize(course).lengthMs + fadeMs;
}

/**
 * Both ends of a rhythm in a stretch. A rhythm that is off has no frequency to come from or to go to: it comes in with
 * the frequency of the stage that it comes in with, and goes at the end of the stage whose end has none.
 */
function rhythmEnds(from: Hertz, to: Hertz): readonly [from: Hertz, to: Hertz] {
  return [from === 0 ? to : from, to === 0 ? from : to];
}

function spanOf(state: Moment, next: Moment, stage: Pick<Stage, 'curve' | 'lengthMs'>) {
  if (stage.curve === 'hold') return { from: next, to: next };
  const [slowFrom, slowTo] = rhythmEnds(state.slowHz, next.slowHz);
  const [fastFrom, fastTo] = rhythmEnds(state.fastHz, next.fastHz);
  const { waveform, sound } = next;
  return {
    from: { ...state, slowHz: slowFrom, fastHz: fastFrom, waveform, sound },
    to: { ...next, slowHz: slowTo, fastHz: fastTo },
  };
}

/** Steps of a course in the order in which they play, each stage with its number. */
function* stagesOf(
  course: readonly Step[],
  first: number,
): Generator<readonly [Stage, number], number> {
  let number = first;
  for (const step of course) {
    if (step.kind === 'stage') {
      yield [step, number];
      number += 1;
      continue;
    }
    let after = number;
    for (let time = 0; time < step.times; time += 1) after = yield* stagesOf(step.course, number);
    number = after;
  }
  return number;
}

const known = new WeakMap<Program, Timeline>();

/** Unfolds a checked program, once. */
export function timelineOf(program: Program): Timeline {
  const timeline = known.get(program) ?? unfolded(program);
  known.set(program, timeline);
  return timeline;
}

function unfolded({ start, course, fadeMs }: Program): Timeline {
  const spans: Span[] = [];
  let state = start;
  let startMs = 0;
  for (const [{ lengthMs, curve, to }, stage] of stagesOf(course, 0)) {
    const next = { ...state, ...to };
    spans.push({ startMs, lengthMs, curve, stage, ...spanOf(state, next, { curve, lengthMs }) });
    state = next;
    startMs += lengthMs;
  }
  if (fadeMs > 0) {
    const to = { ...state, strength: 0, volume: 0, soundVolume: 0 };
    spans.push({ startMs, lengthMs: fadeMs, curve: 'smooth', from: state, to, stage: null });
    startMs += fadeMs;
  }
  return { lengthMs: startMs, spans };
}

/** Index of the span that plays at a time; before the first it is the first, after the last the last. */
export function spanIndexAt({ spans }: Timeline, timeMs: Milliseconds): number {
  let low = 0;
  let high = spans.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((spans[middle]?.startMs ?? Infinity) <= timeMs) low = middle;
    else high = middle - 1;
  }
  return low;
}
