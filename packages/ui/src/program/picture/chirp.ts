import { FAST_SHARE } from '@overtone/domain/figure/pair-curve';
import { momentAt } from '@overtone/domain/program/moment-at';
import { cyclesBetween, rhythmCourse } from '@overtone/domain/program/play/rhythm-course';
import type { Timeline } from '@overtone/domain/program/timeline';
import type { CurvePoint } from '@overtone/domain/figure/curve';
import { ALL_SEEN, type SeenPart } from './seen-part.ts';

/** A whole program as one stroke, with many cycles to each wave that is drawn. */
export interface Chirp {
  readonly curve: readonly CurvePoint[];
  /** Cycles that one drawn wave stands for. */
  readonly cyclesAWave: number;
}

/** Pixels that the shortest wave needs to be seen as one. */
const PIXELS_A_WAVE = 7;
/** Points of the curve in a pixel. */
const POINTS_A_PIXEL = 1.5;

/** The next of 1, 2, 5, 10, 20, 50 ... */
export function roundNumber(least: number): number {
  if (least <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 5, 10].find((step) => step * power >= least * (1 - 1e-9)) ?? 10) * power;
}

/** The fastest that a timeline goes, in Hz. */
function fastestHz({ spans }: Timeline): number {
  return Math.max(...spans.flatMap(({ from, to }) => [from.fastHz, to.fastHz, from.slowHz]));
}

/**
 * The pair over a whole program, `sin(2 pi c1 / n) + a sin(2 pi c2 / n)` with c1 and c2 the exact cycles since its
 * begin, n of them to a wave; as high as the program is strong. Of what is not seen there are no points.
 */
export function chirpOf(timeline: Timeline, width: number, seen: SeenPart = ALL_SEEN): Chirp {
  const seconds = timeline.lengthMs / 1000;
  const cyclesAWave = roundNumber((fastestHz(timeline) * seconds * PIXELS_A_WAVE) / width);
  const [slow, fast] = [rhythmCourse(timeline, 'slowHz'), rhythmCourse(timeline, 'fastHz')];
  const count = Math.max(2, Math.round(width * POINTS_A_PIXEL));
  const turn = (2 * Math.PI) / cyclesAWave;
  const first = Math.max(0, Math.floor(seen.fromPx * POINTS_A_PIXEL));
  const last = Math.min(count, Math.ceil(seen.toPx * POINTS_A_PIXEL));
  const curve = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => {
    const x = (first + index) / count;
    const ms = x * timeline.lengthMs;
    const height =
      Math.sin(turn * cyclesBetween(slow, 0, ms)) +
      FAST_SHARE * Math.sin(turn * cyclesBetween(fast, 0, ms));
    const { strength } = momentAt(timeline, ms);
    return { x, y: (height / (1 + FAST_SHARE)) * Math.sqrt(strength) };
  });
  return { curve, cyclesAWave };
}
