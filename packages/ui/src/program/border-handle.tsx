import { formatTime } from '@overtone/domain/program/format-time';
import { LONGEST_PROGRAM_MS, SHORTEST_STAGE_MS } from '@overtone/domain/program/limits';
import type { Milliseconds } from '@overtone/domain/units';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import type { CourseHandleProps } from './course-handle.ts';
import { xOf } from './picture/frame.ts';
import { useBorderDrag } from './use-border-drag.ts';
import { keepInView } from './view-of-picture.ts';

const MINUTE_MS = 60_000;
const NUDGE_MS = { coarse: MINUTE_MS, fine: 10_000 } as const;

/** What the border at a stage's end is given. */
export interface BorderHandleProps extends CourseHandleProps {
  readonly lengthMs: Milliseconds;
  /** Only the selected stage's border is reached by Tab. */
  readonly isSelected: boolean;
  readonly onSelect: () => void;
}

/**
 * The border at a stage's end: dragged sideways it makes the stage longer or shorter. With Alt the stage behind it gives
 * the time. Arrow keys go a minute, with Shift ten seconds.
 */
export function BorderHandle(props: BorderHandleProps) {
  const { desk, frame, view, stage, place, endMs, lengthMs, isSelected, onSelect } = props;
  const field = useRef<HTMLInputElement>(null);
  const x = xOf(frame, endMs);
  const set = (ms: Milliseconds, following: 'moves' | 'gives', movement: string) => {
    const within = Math.min(LONGEST_PROGRAM_MS, Math.max(SHORTEST_STAGE_MS, Math.round(ms)));
    desk.change({ kind: 'set-length', place, lengthMs: within, following }, movement);
  };
  const { handlers, isDragged } = useBorderDrag({
    ...props,
    onLength: (ms, { isOther }) =>
      set(ms, isOther ? 'gives' : 'moves', `drag border ${place.join()}`),
    onBegin: onSelect,
    onEnd: () => field.current?.focus({ preventScroll: true }),
  });
  useLayoutEffect(() => {
    const isInHand = field.current !== null && field.current === document.activeElement;
    if (isInHand && !isDragged() && view.current) keepInView(view.current, x);
  });
  const press = (event: KeyboardEvent) => {
    const direction = ARROWS[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    const by = direction * (event.shiftKey ? NUDGE_MS.fine : NUDGE_MS.coarse);
    set(lengthMs + by, event.altKey ? 'gives' : 'moves', `border ${place.join()}`);
  };
  return (
    <div
      {...handlers}
      className="group/border absolute inset-y-0 z-10 w-4 -translate-x-1/2 cursor-ew-resize touch-none pointer-coarse:w-7"
      style={{ left: x }}
    >
      <span
        className={`absolute inset-y-0 left-1/2 w-px -translate-x-1/2 transition-colors group-hover/border:w-0.5 group-hover/border:bg-ink group-has-focus-visible/border:w-0.5 group-has-focus-visible/border:bg-accent ${isSelected ? 'bg-ink' : 'bg-edge'}`}
      />
      {isSelected && (
        <>
          <input
            ref={field}
            type="range"
            aria-label={`End of stage ${stage + 1}`}
            aria-valuetext={`${formatTime(lengthMs)} long, ends at ${formatTime(endMs)}`}
            min={SHORTEST_STAGE_MS}
            max={LONGEST_PROGRAM_MS}
            value={lengthMs}
            onChange={({ currentTarget }) =>
              set(Number(currentTarget.value), 'moves', `border ${place.join()}`)
            }
            onKeyDown={press}
            onFocus={() => view.current && keepInView(view.current, x)}
            onBlur={desk.settle}
            className="pointer-events-none absolute top-0 left-0 m-0 h-4 w-full opacity-0"
          />
          <svg
            aria-hidden
            viewBox="0 0 22 16"
            className="absolute top-0 left-1/2 h-4 w-5.5 -translate-x-1/2 rounded-b-[3px] bg-ink text-paper group-has-focus-visible/border:outline-2 group-has-focus-visible/border:outline-offset-1 group-has-focus-visible/border:outline-accent"
          >
            <path
              d="M8 4 4 8l4 4M14 4l4 4-4 4"
              fill="none"
              stroke="currentColor"
              strokeWidth={1.5}
            />
          </svg>
        </>
      )}
    </div>
  );
}

const ARROWS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
};
