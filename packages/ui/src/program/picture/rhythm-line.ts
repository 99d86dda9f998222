import { curveValue } from '@overtone/domain/rhythm/curve';
import { momentOf } from '@overtone/domain/program/moment-at';
import type { RhythmKey } from '@overtone/domain/program/play/rhythm-course';
import type { Span, Timeline } from '@overtone/domain/program/timeline';
import type { Hertz, UnitInterval } from '@overtone/domain/units';
import { type Frame, xOf, yOf } from './frame.ts';

/** A place of a drawn line, in pixels, and how strong the program is there. */
export interface LinePoint {
  readonly x: number;
  readonly y: number;
  readonly strength: UnitInterval;
}

/** Points that are joined without a break. */
export type Run = readonly LinePoint[];

/** Pixels between two points of a curve: closer than an eye can tell from the curve itself. */
const PIXELS_A_POINT = 3;
const MOST_POINTS = 400;

/**
 * How many pieces a span is drawn in. On a logarithmic axis an exponential way is a straight line, and holding is one;
 * both are drawn whole.
 */
function piecesOf(frame: Frame, { curve, lengthMs, from, to }: Span, key: RhythmKey): number {
  const isLine = curve === 'hold' || curve === 'exponential' || from[key] === to[key];
  const strengthBends = curve === 'smooth' && from.strength !== to.strength;
  if (isLine && !strengthBends) return 1;
  const pixels = xOf(frame, lengthMs);
  return Math.min(MOST_POINTS, Math.max(2, Math.ceil(pixels / PIXELS_A_POINT)));
}

function spanPoints(frame: Frame, span: Span, key: RhythmKey): Run {
  const pieces = piecesOf(frame, span, key);
  return Array.from({ length: pieces + 1 }, (_, index) => {
    const share = index / pieces;
    const x = xOf(frame, span.startMs + share * span.lengthMs);
    const y = yOf(frame, curveValue(span.curve, span.from[key], span.to[key], share));
    return { x, y, strength: momentOf(span, share).strength };
  });
}

function isJoined(before: Span | undefined, next: Span, key: RhythmKey): boolean {
  return before !== undefined && before.to[key] === next.from[key];
}

/** One rhythm of a course as it is drawn. It breaks off where the rhythm is off, and where it jumps. */
export function rhythmLine(frame: Frame, { spans }: Timeline, key: RhythmKey): readonly Run[] {
  const runs: LinePoint[][] = [];
  for (const [index, span] of spans.entries()) {
    if (span.to[key] === 0) continue;
    const points = spanPoints(frame, span, key);
    if (isJoined(spans[index - 1], span, key)) runs.at(-1)?.push(...points);
    else runs.push([...points]);
  }
  return runs;
}

/** Where a rhythm leaps from one frequency to another, and between which heights. */
export interface Riser {
  readonly x: number;
  readonly fromY: number;
  readonly toY: number;
}

/** The leaps of one rhythm of a course: where it is drawn on both sides, and does not go on where it was. */
export function rhythmRisers(frame: Frame, { spans }: Timeline, key: RhythmKey): readonly Riser[] {
  return spans.flatMap((span, index) => {
    const fromHz = spans[index - 1]?.to[key] ?? 0;
    const [toHz, stays] = [span.from[key], span.to[key]];
    if (fromHz === 0 || toHz === 0 || stays === 0 || fromHz === toHz) return [];
    return { x: xOf(frame, span.startMs), fromY: yOf(frame, fromHz), toY: yOf(frame, toHz) };
  });
}

/** A frequency as it is delivered in place of another. */
export type Delivered = (askedHz: Hertz) => Hertz;

/** What is delivered of a rhythm where that is another frequency than the one asked for: each piece on its own. */
export function deliveredLine(
  frame: Frame,
  { spans }: Timeline,
  key: RhythmKey,
  delivered: Delivered,
): readonly Run[] {
  const runs: LinePoint[][] = [];
  let pulses = 0;
  for (const [number, span] of spans.entries()) {
    if (!isJoined(spans[number - 1], span, key)) pulses = 0;
    const pixels = xOf(frame, span.lengthMs);
    const pieces = Math.min(MOST_POINTS, Math.max(1, Math.ceil(pixels / PIXELS_A_POINT)));
    for (let index = 0; index <= pieces; index += 1) {
      const share = index / pieces;
      const asked = curveValue(span.curve, span.from[key], span.to[key], share);
      const shown = asked > 0 ? delivered(asked) : 0;
      // Pulses that are asked for to one that is shown; where that changes the line leaps.
      const ratio = shown > 0 ? asked / shown : 0;
      const differs = shown > 0 && Math.abs(ratio - 1) > 0.001;
      const x = xOf(frame, span.startMs + share * span.lengthMs);
      const point = { x, y: yOf(frame, shown), strength: span.to.strength };
      if (differs && Math.abs(ratio - pulses) < 0.001) runs.at(-1)?.push(point);
      else if (differs) runs.push([point]);
      pulses = differs ? ratio : 0;
    }
  }
  return runs.filter((run) => run.length > 1);
}
