import type { Stop } from '@overtone/domain/stop';
import type { Milliseconds } from '@overtone/domain/units';
import { type PointerEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { pageFrames } from '../page/page-frames.ts';

/** A drag as it goes on. */
export interface DragMove {
  /** Where the pointer is, in pixels from the window's left edge. */
  readonly x: number;
  /** Pixels below where it began. */
  readonly dy: number;
  readonly isFine: boolean;
  /** Alt is held. */
  readonly isOther: boolean;
}

/** What happens in a drag. */
export interface DragSteps {
  readonly onBegin: (x: number) => void;
  readonly onMove: (move: DragMove) => void;
  /** At each frame from the first move on, also while the pointer stands still. */
  readonly onFrame?: (move: DragMove, passedMs: Milliseconds) => void;
  readonly onEnd: () => void;
}

/** Longest step from frame to frame: a page that stood still does not jump. */
const LONGEST_STEP_MS: Milliseconds = 100;

interface Drag {
  readonly fromY: number;
  readonly stop: Stop;
  move: DragMove | null;
}

/** Handlers of an element that is dragged with a mouse, a pen or a finger, also beyond the edge of the window. */
export function useDrag(steps: DragSteps) {
  const drag = useRef<Drag | null>(null);
  const latest = useRef(steps);
  useLayoutEffect(() => {
    latest.current = steps;
  });
  useEffect(() => () => drag.current?.stop(), []);
  const end = () => {
    if (drag.current === null) return;
    drag.current.stop();
    drag.current = null;
    steps.onEnd();
  };
  const followFrames = (): Stop => {
    let before: Milliseconds | null = null;
    return pageFrames((stampMs) => {
      const passedMs = Math.min(LONGEST_STEP_MS, stampMs - (before ?? stampMs));
      before = stampMs;
      if (drag.current?.move) latest.current.onFrame?.(drag.current.move, passedMs);
    });
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { fromY: event.clientY, stop: followFrames(), move: null };
      steps.onBegin(event.clientX);
    },
    onPointerMove({ clientX, clientY, shiftKey, altKey }: PointerEvent) {
      if (drag.current === null) return;
      const dy = clientY - drag.current.fromY;
      drag.current.move = { x: clientX, dy, isFine: shiftKey, isOther: altKey };
      steps.onMove(drag.current.move);
    },
    onPointerUp: end,
    onPointerCancel: end,
    onLostPointerCapture: end,
  };
}
