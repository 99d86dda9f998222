import { type Frame, msAt, xOf } from './frame.ts';
import type { SeenPart } from './seen-part.ts';
import type { StageBox } from './stage-boxes.ts';

/** Most stages each of which has its option, wherever it is. */
const MANY_STAGES = 200;

/** Room that a stage needs for its border to be seen, in pixels: closer together they would hide the course. */
export const LINE_ROOM = 5;

/**
 * Of many stages, those of which something can be seen or met by itself: in what is seen of a picture, and as wide as a border
 * needs. Null where they are not so many that the others are a burden.
 */
export function roomyStages(
  boxes: readonly StageBox[],
  frame: Frame,
  { fromPx, toPx }: SeenPart,
): readonly number[] | null {
  if (boxes.length <= MANY_STAGES) return null;
  return boxes
    .filter(({ startMs, endMs }) => {
      const [left, right] = [xOf(frame, startMs), xOf(frame, endMs)];
      return right - left >= LINE_ROOM && right >= fromPx && left <= toPx;
    })
    .map(({ stage }) => stage);
}

/** The stage that plays first at a pixel; null where none does. */
export function stageAt(boxes: readonly StageBox[], frame: Frame, x: number): number | null {
  const ms = msAt(frame, x);
  return boxes.find(({ startMs, endMs }) => startMs <= ms && ms < endMs)?.stage ?? null;
}
