import { momentAt } from '@overtone/domain/program/moment-at';
import type { Moment } from '@overtone/domain/program/program';
import type { Timeline } from '@overtone/domain/program/timeline';
import { type Frame, msAt, xOf, yOf } from './frame.ts';

/** The name of a rhythm at the end of its line, and where its middle stands. */
export interface LineName {
  readonly name: 'fast' | 'slow';
  readonly y: number;
}

/** How far apart two names stand at least, in pixels. */
const APART = 13;

/** Names both rhythms at the height where their lines end; where these are close, to both sides of their middle. */
export function lineNames(
  frame: Frame,
  { fastHz, slowHz }: Pick<Moment, 'fastHz' | 'slowHz'>,
): LineName[] {
  const [fast, slow] = [yOf(frame, fastHz), yOf(frame, slowHz)];
  const lacking = Math.max(0, APART - (slow - fast)) / 2;
  return [
    { name: 'fast', y: fast - lacking },
    { name: 'slow', y: slow + lacking },
  ];
}

const RHYTHMS = [
  { key: 'fastHz', other: 'slowHz', name: 'fast' },
  { key: 'slowHz', other: 'fastHz', name: 'slow' },
] as const;

/** How far from its line a name stands on the plot, how long it is, and how near an edge it may be, in pixels. */
const ON_PLOT = { off: 12, length: 32, edge: 8 } as const;

/**
 * Names both rhythms on the plot, before the ends of their lines: above a line that rises to its end, below one that falls, and
 * on either side of one that stays. A name that would stand over the other line or over an edge is left out.
 */
export function lineNamesOnPlot(frame: Frame, timeline: Timeline): LineName[] {
  const endX = xOf(frame, timeline.lengthMs);
  const at = (x: number) => momentAt(timeline, msAt(frame, Math.max(0, x)));
  const [before, end] = [at(endX - ON_PLOT.length), at(endX)];
  const named: LineName[] = [];
  for (const { key, other, name } of RHYTHMS) {
    if (before[key] === 0 || end[key] === 0) continue;
    const [fromY, toY] = [yOf(frame, before[key]), yOf(frame, end[key])];
    const isFree = (y: number) =>
      y >= ON_PLOT.edge &&
      y <= frame.height - ON_PLOT.edge &&
      named.every((one) => Math.abs(one.y - y) >= APART) &&
      [before, end].every((on) => on[other] === 0 || Math.abs(yOf(frame, on[other]) - y) >= APART);
    const sides = [...(toY <= fromY ? [-1] : []), ...(toY >= fromY ? [1] : [])];
    const y = sides.map((side) => toY + side * ON_PLOT.off).find(isFree);
    if (y !== undefined) named.push({ name, y });
  }
  return named;
}
