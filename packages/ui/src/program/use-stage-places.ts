import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { type Frame, xOf } from './picture/frame.ts';
import { LINE_ROOM } from './picture/roomy-stages.ts';
import type { StageBox } from './picture/stage-boxes.ts';

/** Takes an element up as that of a stage, and stands it where the stage is; null lets it go. */
export type PlaceStage = (stage: number, element: HTMLElement | null) => void;

/** Room that a stage needs for its border to be held at once, in pixels; else it is held when its stage is selected. */
export const BORDER_ROOM = 24;

/** Room that a stage needs for its border to be held once a pointer is on it, in pixels. */
export const HOVER_ROOM = 8;

/** Room that a stage's number needs, in pixels. */
const NUMBER_ROOM = 26;

const NARROWEST = 2;

/** Where the stages are, and how. */
interface Places {
  readonly boxes: readonly StageBox[];
  readonly frame: Frame;
  /** Whether the borders are seen that are nothing to hold. */
  readonly hasLines: boolean;
  /** What the picture is scrolled in. */
  readonly view: RefObject<HTMLElement | null>;
  /** Whether only what is seen of them is placed, until it is false again. */
  readonly isMoving: boolean;
}

/** An element that stands somewhere already. */
interface Placed {
  readonly element: HTMLElement;
  left: number;
  width: number;
}

function place(placed: Placed, box: StageBox, { frame, hasLines }: Places): void {
  const { style, dataset } = placed.element;
  const left = xOf(frame, box.startMs);
  const width = xOf(frame, box.endMs - box.startMs);
  if (left !== placed.left) style.left = `${left}px`;
  if (width !== placed.width) {
    style.width = `${Math.max(NARROWEST, width)}px`;
    const isLined = hasLines && width >= LINE_ROOM && width < BORDER_ROOM;
    if (isLined) dataset['lined'] = '';
    else delete dataset['lined'];
    if (width > NUMBER_ROOM) dataset['numbered'] = '';
    else delete dataset['numbered'];
  }
  Object.assign(placed, { left, width });
}

/** Whether something is seen of a stage but its part of the course: a line, a number, that it is selected. */
function isSeen({ element }: Placed, { startMs, endMs }: StageBox, { frame, view }: Places) {
  if (element.ariaSelected === 'true') return true;
  const [left, right] = [xOf(frame, startMs), xOf(frame, endMs)];
  const { scrollLeft = 0, clientWidth = 0 } = view.current ?? {};
  const isNear = right > scrollLeft - clientWidth && left < scrollLeft + 2 * clientWidth;
  return right - left >= LINE_ROOM && isNear;
}

/**
 * Stands the elements of stages where the stages are, in the frame in which these change. In a movement a thousand of them
 * would cost more than all the rest of it.
 */
export function useStagePlaces(places: Places): PlaceStage {
  const { boxes, frame, hasLines, view, isMoving } = places;
  const latest = useRef(places);
  const all = useRef(new Map<number, Placed>());
  useLayoutEffect(() => {
    const now = { boxes, frame, hasLines, view, isMoving };
    latest.current = now;
    for (const [stage, placed] of all.current) {
      const box = boxes[stage];
      if (box && (!isMoving || isSeen(placed, box, now))) place(placed, box, now);
    }
  }, [boxes, frame, hasLines, view, isMoving]);
  return useCallback((stage, element) => {
    if (element === null) {
      all.current.delete(stage);
      return;
    }
    const placed = { element, left: NaN, width: NaN };
    all.current.set(stage, placed);
    const box = latest.current.boxes[stage];
    if (box) place(placed, box, latest.current);
  }, []);
}
