import { stepAt } from '@overtone/client/program/places';
import { CALM_DRAWING_MS } from '@overtone/client/safety/calm-changes';
import { programLengthMs } from '@overtone/domain/program/timeline';
import type { Milliseconds } from '@overtone/domain/units';
import { useRef } from 'react';
import type { CourseHandleProps } from './course-handle.ts';
import { dragStep } from './picture/drag-step.ts';
import { edgeGrowth, edgePull } from './picture/edge-pull.ts';
import { type Frame, msAt, xOf } from './picture/frame.ts';
import { type DragMove, useDrag } from './use-drag.ts';
import { pullView } from './view-of-picture.ts';

/** What a drag of a border is given. */
export interface BorderDragProps extends Pick<
  CourseHandleProps,
  'desk' | 'frame' | 'view' | 'place' | 'endMs' | 'onHold'
> {
  readonly lengthMs: Milliseconds;
  /** How often the stage plays before the moment that is dragged: one pass of it goes so many times slower than the hand. */
  readonly passes: number;
  /** Makes the stage this long, or as long as it may be. */
  readonly onLength: (ms: Milliseconds, move: DragMove) => void;
  readonly onBegin: () => void;
  readonly onEnd: () => void;
}

/** From where a drag is measured. */
interface Anchor {
  /** Where the pointer was, in pixels from the window's left edge. */
  readonly x: number;
  /** How long the stage was to be then, not rounded. */
  readonly lengthMs: Milliseconds;
  readonly frame: Frame;
  /** The picture went on at an edge, so its scale is no longer the one that the drag began on. */
  readonly isPulled: boolean;
  /** The picture makes room, so it is time that counts, and not where the pointer is. */
  readonly isGrown: boolean;
}

/** Time that passed at an edge since the picture last made room, and steps that are due by it. */
interface Due {
  readonly ms: Milliseconds;
  readonly steps: number;
}

const NOTHING_DUE: Due = { ms: 0, steps: 0 };

/**
 * The drag of a stage's end. Held at an edge of what is seen of the picture it goes on: a picture that is scrolled scrolls,
 * and at its end it makes room, as often in a second as it may be drawn. So any length is reached without letting go.
 */
export function useBorderDrag(props: BorderDragProps) {
  const { desk, frame, view, place, lengthMs, onLength, onHold } = props;
  const anchor = useRef<Anchor | null>(null);
  const owed = useRef(NOTHING_DUE);
  /** Beyond an edge it is the pull that counts, not how far the pointer is. */
  const within = (x: number) => {
    const box = view.current?.getBoundingClientRect();
    return box ? Math.min(box.right, Math.max(box.left, x)) : x;
  };
  const frameOf = (from: Anchor) => (from.isPulled ? frame : from.frame);
  const wishAt = (from: Anchor, x: number) =>
    from.lengthMs + msAt(frameOf(from), within(x) - within(from.x)) / props.passes;
  const stepOf = (from: Anchor, { isFine }: DragMove) =>
    dragStep(frameOf(from), view.current?.clientWidth ?? frame.width, isFine);
  const go = (wishMs: Milliseconds, from: Anchor, move: DragMove) => {
    const step = stepOf(from, move);
    onLength(Math.round(wishMs / step) * step, move);
  };
  const lengthNow = () => {
    const program = desk.$open.get()?.editor.program;
    const stage = program && stepAt(program, place);
    return stage?.kind === 'stage' ? stage.lengthMs : lengthMs;
  };
  /** A view that can be scrolled goes along with what is held at its edge. */
  const scroll = (from: Anchor, move: DragMove, pulledPx: number) => {
    const wishMs = wishAt(from, move.x) + msAt(frame, pulledPx) / props.passes;
    go(wishMs, from, move);
    // Where it may go no further, the pointer does not run ahead of it.
    const reachedMs = Math.min(wishMs, lengthNow() + stepOf(from, move));
    anchor.current = { x: move.x, lengthMs: reachedMs, frame, isPulled: true, isGrown: false };
  };
  /** The axis runs on evenly, and what is held goes with it from step to step. */
  const grow = (from: Anchor, move: DragMove, passed: Due) => {
    const due = { ms: owed.current.ms + passed.ms, steps: owed.current.steps + passed.steps };
    owed.current = due.ms < CALM_DRAWING_MS ? due : NOTHING_DUE;
    if (due.ms < CALM_DRAWING_MS) return;
    const step = stepOf(from, move);
    const wishMs = (from.isGrown ? from.lengthMs : lengthNow()) + due.steps * step;
    go(wishMs, from, move);
    const reachedMs = Math.min(wishMs, lengthNow() + step);
    const program = desk.$open.get()?.editor.program;
    const aheadMs = Math.max(0, props.passes * (reachedMs - lengthNow()));
    if (program) onHold({ wholeMs: programLengthMs(program) + aheadMs });
    anchor.current = { x: move.x, lengthMs: reachedMs, frame, isPulled: true, isGrown: true };
  };
  const handlers = useDrag({
    onBegin(x) {
      anchor.current = { x, lengthMs, frame, isPulled: false, isGrown: false };
      owed.current = NOTHING_DUE;
      props.onBegin();
      onHold('still');
    },
    onMove(move) {
      const box = view.current?.getBoundingClientRect();
      if (anchor.current === null || !view.current || !box) return;
      if (anchor.current.isGrown) {
        // Back in the picture the border comes to the pointer.
        if (edgePull(move.x, box) > 0) return;
        const x = box.left + xOf(frame, props.endMs) - view.current.scrollLeft;
        anchor.current = { x, lengthMs, frame, isPulled: true, isGrown: false };
      }
      go(wishAt(anchor.current, move.x), anchor.current, move);
    },
    onFrame(move, passedMs) {
      const from = anchor.current;
      const box = view.current?.getBoundingClientRect();
      if (from === null || !view.current || !box) return;
      const pull = edgePull(move.x, box);
      // A border that stood at an edge is not pulled by being touched.
      if (pull === 0 || (!from.isPulled && pull * (move.x - from.x) <= 0)) return;
      const pulledPx = pullView(view.current, (pull * passedMs) / 1000);
      if (pulledPx !== 0) scroll(from, move, pulledPx);
      else grow(from, move, { ms: passedMs, steps: (edgeGrowth(move.x, box) * passedMs) / 1000 });
    },
    onEnd() {
      anchor.current = null;
      desk.settle();
      onHold(null);
      props.onEnd();
    },
  });
  return { handlers, isDragged: () => anchor.current !== null };
}
