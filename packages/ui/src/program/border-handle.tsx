import { applyCommand } from '@overtone/client/program/apply-command';
import { nearestAccepted } from '@overtone/client/program/nearest-accepted';
import { formatTime } from '@overtone/domain/program/format-time';
import { LONGEST_PROGRAM_MS, SHORTEST_STAGE_MS } from '@overtone/domain/program/limits';
import type { Hertz, Milliseconds } from '@overtone/domain/units';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { lengthByKey } from './border-keys.ts';
import type { CourseHandleProps } from './course-handle.ts';
import { HandleTag } from './handle-tag.tsx';
import { MomentValues } from './moment-tag.tsx';
import { xOf } from './picture/frame.ts';
import { borderReach } from './picture/border-reach.ts';
import { gripTop } from './picture/grip-top.ts';
import { useBorderDrag } from './use-border-drag.ts';
import { keepInView } from './view-of-picture.ts';

const SECOND_MS: Milliseconds = 1000;
/** A grip at the begin of the picture stands within it. */
export const GRIP_WIDTH = 22;

/** What the border at a stage's end is given. */
export interface BorderHandleProps extends CourseHandleProps {
  readonly lengthMs: Milliseconds;
  /** How long the whole program is. */
  readonly wholeMs: Milliseconds;
  /** Whether it is the end of the whole program, fade and all, which its last stage makes longer or shorter. */
  readonly isWhole: boolean;
  /** How often the stage plays before it. */
  readonly passes: number;
  /** Only the selected stage's border is reached by Tab, and the end of the whole. */
  readonly isSelected: boolean;
  readonly onSelect: () => void;
  /** How wide what ends at it is, and what follows it, in pixels. */
  readonly ownPx: number;
  readonly nextPx: number;
  /** The rhythms whose handles stand at its end, or so near that its grip would lie over them. */
  readonly rhythms: readonly Hertz[];
  /** Pixels from the top of another border's grip, over which its own would lie; null where none is so near. */
  readonly besideGrip: number | null;
}

/**
 * The border at a stage's end: dragged sideways it makes the stage longer or shorter. With Alt the stage behind it gives
 * the time. The end of the whole program does the same to its last stage. While it is in hand it says how long the stage is, and the whole.
 */
export function BorderHandle(props: BorderHandleProps) {
  const { desk, frame, view, stage, place, endMs, lengthMs, wholeMs, onSelect } = props;
  const { isWhole, isSelected } = props;
  const field = useRef<HTMLInputElement>(null);
  const [isInHand, setInHand] = useState(false);
  const x = xOf(frame, endMs);
  const set = (ms: Milliseconds, following: 'moves' | 'gives', movement: string) => {
    const program = desk.$open.get()?.editor.program;
    const whole = Math.round(ms / SECOND_MS) * SECOND_MS;
    const to = nearestAccepted({
      from: lengthMs,
      to: Math.min(LONGEST_PROGRAM_MS, Math.max(SHORTEST_STAGE_MS, whole)),
      step: SECOND_MS,
      accepts: (length) =>
        program !== undefined &&
        applyCommand(program, { kind: 'set-length', place, lengthMs: length, following }, null).ok,
    });
    desk.change({ kind: 'set-length', place, lengthMs: to, following }, movement);
  };
  const { handlers, isDragged } = useBorderDrag({
    ...props,
    onLength: (ms, { isOther }) =>
      set(ms, isOther ? 'gives' : 'moves', `drag border ${place.join()}`),
    onBegin() {
      onSelect();
      setInHand(true);
    },
    onEnd() {
      setInHand(false);
      field.current?.focus({ preventScroll: true });
    },
  });
  useLayoutEffect(() => {
    const isFocused = field.current !== null && field.current === document.activeElement;
    if (isFocused && !isDragged() && view.current) keepInView(view.current, x);
  });
  const press = (event: KeyboardEvent) => {
    const to = lengthByKey(event.key, event.shiftKey, lengthMs);
    if (to === null) return;
    event.preventDefault();
    setInHand(true);
    set(to, event.altKey ? 'gives' : 'moves', `border ${place.join()}`);
  };
  const gripY = gripTop(frame, props.rhythms, props.besideGrip);
  const reach = borderReach(props.ownPx, props.nextPx);
  const nudge = Math.max(0, GRIP_WIDTH / 2 - x);
  const line = isWhole ? 'bg-transparent' : isSelected ? 'bg-ink' : 'bg-edge';
  const ends = `${formatTime(lengthMs)} long, ends at ${formatTime(endMs)}; all of it ${formatTime(wholeMs)}`;
  const all = `all of it ${formatTime(wholeMs)}; its last stage ${formatTime(lengthMs)} long`;
  return (
    <div
      {...handlers}
      className="group/border absolute inset-y-0 z-10 cursor-ew-resize touch-none select-none pointer-coarse:[--reach:14px]"
      style={{
        left: `calc(${x}px - ${reach.left})`,
        width: `calc(${reach.left} + ${reach.right})`,
      }}
    >
      <span
        style={{ left: reach.left }}
        className={`absolute inset-y-0 w-px -translate-x-1/2 transition-colors group-hover/border:w-0.5 group-hover/border:bg-ink group-has-focus-visible/border:w-0.5 group-has-focus-visible/border:bg-accent ${line}`}
      />
      {isInHand && (
        <HandleTag view={view}>
          <span className="font-semibold">{formatTime(lengthMs)} long</span>
          <span className="text-muted">all of it {formatTime(wholeMs)}</span>
          <MomentValues moment={props.moment} />
        </HandleTag>
      )}
      {(isSelected || isWhole) && (
        <>
          <input
            ref={field}
            type="range"
            aria-label={isWhole ? 'End of the program' : `End of stage ${stage + 1}`}
            aria-valuetext={isWhole ? all : ends}
            min={SHORTEST_STAGE_MS}
            max={LONGEST_PROGRAM_MS}
            step={SECOND_MS}
            value={lengthMs}
            onChange={({ currentTarget }) =>
              set(Number(currentTarget.value), 'moves', `border ${place.join()}`)
            }
            onKeyDown={press}
            onFocus={() => view.current && keepInView(view.current, x)}
            onBlur={() => {
              setInHand(false);
              desk.settle();
            }}
            className="pointer-events-none absolute top-0 left-0 m-0 h-4 w-full opacity-0"
          />
          <svg
            aria-hidden
            viewBox="0 0 22 16"
            style={{ top: gripY, left: `calc(${reach.left} + ${nudge}px)` }}
            className={`absolute h-4 w-5.5 -translate-x-1/2 bg-ink text-paper group-has-focus-visible/border:outline-2 group-has-focus-visible/border:outline-offset-1 group-has-focus-visible/border:outline-accent ${gripY === 0 ? 'rounded-b-[3px]' : 'rounded-[3px]'} ${isWhole ? 'opacity-0 group-hover/border:opacity-100 group-has-focus-visible/border:opacity-100 pointer-coarse:opacity-100' : ''}`}
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
