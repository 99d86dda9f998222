import { type PointerEvent, useRef } from 'react';

/** A drag as it goes on: pixels from where it began. */
export interface DragMove {
  readonly dx: number;
  readonly dy: number;
  readonly isFine: boolean;
  /** Alt is held. */
  readonly isOther: boolean;
}

/** What happens in a drag. */
export interface DragSteps {
  readonly onBegin: () => void;
  readonly onMove: (move: DragMove) => void;
  readonly onEnd: () => void;
}

/** Handlers of an element that is dragged with a mouse, a pen or a finger, also beyond the edge of the window. */
export function useDrag({ onBegin, onMove, onEnd }: DragSteps) {
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const end = () => {
    if (from.current === null) return;
    from.current = null;
    onEnd();
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      from.current = { x: event.clientX, y: event.clientY };
      onBegin();
    },
    onPointerMove({ clientX, clientY, shiftKey, altKey }: PointerEvent) {
      if (from.current === null) return;
      const { x, y } = from.current;
      onMove({ dx: clientX - x, dy: clientY - y, isFine: shiftKey, isOther: altKey });
    },
    onPointerUp: end,
    onPointerCancel: end,
    onLostPointerCapture: end,
  };
}
