import type { Timeline } from '@overtone/domain/program/timeline';
import type { Milliseconds } from '@overtone/domain/units';

/** Pixels that the shortest stage has at the widest, so that its border can be held at once. */
const STAGE_PX = 32;

/** However long the program and however short its stages: how often a zoom doubles at least, and at most. */
const DOUBLINGS = { least: 4, most: 12 } as const;

/** How many times wider than what is seen of it a picture may be. `seenMs` is the time that is seen where nothing is zoomed. */
export function widestZoom(
  { spans }: Timeline,
  { seenMs, seenPx }: { readonly seenMs: Milliseconds; readonly seenPx: number },
): number {
  const lengths = spans.flatMap(({ stage, lengthMs }) => (stage === null ? [] : [lengthMs]));
  const shortest = lengths.reduce((least, ms) => Math.min(least, ms), seenMs);
  const doublings = Math.ceil(Math.log2((STAGE_PX * seenMs) / (shortest * Math.max(1, seenPx))));
  return 2 ** Math.min(DOUBLINGS.most, Math.max(DOUBLINGS.least, doublings));
}
