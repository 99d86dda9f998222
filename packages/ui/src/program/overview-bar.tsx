import type { Timeline } from '@overtone/domain/program/timeline';
import { memo, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { type Frame, xOf } from './picture/frame.ts';
import { overviewWindow, scrollOfWindow } from './picture/overview.ts';
import { stageBoxes } from './picture/stage-boxes.ts';
import { useDrag } from './use-drag.ts';
import { showAt } from './view-of-picture.ts';

/** What the overview is given. */
export interface OverviewBarProps {
  /** What the picture is scrolled in. */
  readonly view: RefObject<HTMLElement | null>;
  /** How wide that is, and so the overview. */
  readonly seenPx: number;
  readonly frame: Frame;
  readonly timeline: Timeline;
}

const HEIGHT = 8;
/** Most stages whose borders are marked. */
const MOST_MARKS = 60;

/**
 * All of a picture that is zoomed, over the foot of its axis, with what is seen of it as a window: a press or a drag moves that.
 * For the keyboard the picture scrolls to what is selected, and to the cursor.
 */
export function OverviewBar({ view, seenPx, frame, timeline }: OverviewBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const grabbedPx = useRef(0);
  const { left, width } = useWindow(view, seenPx, frame);
  const goTo = (x: number) => {
    const from = bar.current?.getBoundingClientRect().left ?? 0;
    if (!view.current) return;
    showAt(view.current, scrollOfWindow(seenPx, view.current, x - from - grabbedPx.current), 0);
  };
  const drag = useDrag({
    onBegin(x) {
      const px = x - (bar.current?.getBoundingClientRect().left ?? 0);
      const isOnIt = px >= left && px <= left + width;
      grabbedPx.current = isOnIt ? px - left : width / 2;
      goTo(x);
    },
    onMove: ({ x }) => goTo(x),
    onEnd: () => undefined,
  });
  return (
    <div
      {...drag}
      ref={bar}
      aria-hidden
      data-overview
      className="sticky left-0 z-10 -mt-2 h-2 cursor-pointer touch-none bg-paper select-none"
      style={{ width: seenPx }}
    >
      <Marks {...{ seenPx, frame, timeline }} />
      <span
        className="absolute inset-y-0 rounded-[2px] border border-ink bg-ink/10"
        style={{ left, width }}
      />
    </div>
  );
}

/** The program as a line from its begin to its end, with the borders of its stages, unless there are so many that they would be one. */
const Marks = memo(({ seenPx, frame, timeline }: Omit<OverviewBarProps, 'view'>) => {
  const small = { ...frame, width: seenPx };
  const boxes = stageBoxes(timeline);
  const borders = boxes.length > MOST_MARKS ? [] : boxes.map(({ endMs }) => endMs);
  const marks = borders.map((ms) => `M${xOf(small, ms)} 1V${HEIGHT - 1}`).join('');
  return (
    <svg width={seenPx} height={HEIGHT} className="block">
      <path
        d={`M0 ${HEIGHT / 2}H${xOf(small, timeline.lengthMs)}${marks}`}
        className="stroke-edge"
      />
    </svg>
  );
});

/** Where what is seen of a picture lies in an overview as wide as its view. */
function useWindow(view: RefObject<HTMLElement | null>, seenPx: number, frame: Frame) {
  const [shown, setShown] = useState({ left: 0, width: seenPx });
  useLayoutEffect(() => {
    const place = view.current;
    const look = () => {
      const scrollWidth = Math.max(seenPx, frame.width);
      if (place)
        setShown(
          overviewWindow(seenPx, {
            scrollLeft: place.scrollLeft,
            clientWidth: place.clientWidth,
            scrollWidth,
          }),
        );
    };
    look();
    place?.addEventListener('scroll', look, { passive: true });
    return () => place?.removeEventListener('scroll', look);
  }, [view, seenPx, frame]);
  return shown;
}
