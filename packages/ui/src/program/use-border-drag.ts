import { stepAt } from '@overtone/client/program/places';
import type { Milliseconds } from '@overtone/domain/units';
import { useRef } from 'react';
import type { CourseHandleProps } from './course-handle.ts';
import { edgePull } from './picture/edge-pull.ts';
import { type Frame, msAt } from './picture/frame.ts';
import { snapStep } from './picture/time-ticks.ts';
import { type DragMove, useDrag } from './use-drag.ts';
import { pullView } from './view-of-picture.ts';

/** What a drag of a border is given. */
export interface BorderDragProps extends Pick<
  CourseHandleProps,
  'desk' | 'frame' | 'view' | 'place' | 'onHold'
> {
  readonly lengthMs: Milliseconds;
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
}

/**
 * The drag of a stage's end. Held at an edge of what is seen of the picture it goes on from frame to frame: a picture that
 * is scrolled scrolls, and at its end it makes room. So any length is reached without letting go.
 */
export function useBorderDrag(props: BorderDragProps) {
  const { desk, frame, view, place, lengthMs, onLength, onHold } = props;
  const anchor = useRef<Anchor | null>(null);
  /** Beyond an edge it is the pull that counts, not how far the pointer is. */
  const within = (x: number) => {
    const box = view.current?.getBoundingClientRect();
    return box ? Math.min(box.right, Math.max(box.left, x)) : x;
  };
  const wishAt = (from: Anchor, x: number) =>
    from.lengthMs + msAt(from.isPulled ? frame : from.frame, within(x) - within(from.x));
  const go = (wishMs: Milliseconds, move: DragMove) => {
    const step = move.isFine ? 1000 : snapStep(frame);
    onLength(Math.round(wishMs / step) * step, move);
  };
  const lengthNow = () => {
    const program = desk.$open.get()?.editor.program;
    const stage = program && stepAt(program, place);
    return stage?.kind === 'stage' ? stage.lengthMs : lengthMs;
  };
  const handlers = useDrag({
    onBegin(x) {
      anchor.current = { x, lengthMs, frame, isPulled: false };
      props.onBegin();
      onHold('still');
    },
    onMove(move) {
      if (anchor.current !== null) go(wishAt(anchor.current, move.x), move);
    },
    onFrame(move, passedMs) {
      const box = view.current?.getBoundingClientRect();
      if (anchor.current === null || !view.current || !box) return;
      const pull = edgePull(move.x, box);
      // A border that stood at an edge is not pulled by being touched.
      if (pull === 0 || pull * (move.x - anchor.current.x) < 0) return;
      const pulledPx = pullView(view.current, (pull * passedMs) / 1000);
      if (pulledPx === 0) return;
      const wishMs = wishAt(anchor.current, move.x) + msAt(frame, pulledPx);
      onHold('growing');
      go(wishMs, move);
      // Where it may go no further, the pointer does not run ahead of it.
      const reachedMs = Math.min(wishMs, lengthNow() + snapStep(frame));
      anchor.current = { x: move.x, lengthMs: reachedMs, frame, isPulled: true };
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
