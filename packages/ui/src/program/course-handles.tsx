import type { Place } from '@overtone/client/program/places';
import type { ProgramDesk } from '@overtone/client/program/program-desk';
import { rhythmWords } from '@overtone/client/program/program-words';
import { formatTime } from '@overtone/domain/program/format-time';
import { LONGEST_PROGRAM_MS, SHORTEST_STAGE_MS } from '@overtone/domain/program/limits';
import { MODULATION_RANGE_HZ } from '@overtone/domain/frequency/modulation-range';
import type { RhythmKey } from '@overtone/domain/program/play/rhythm-course';
import type { Hertz, Milliseconds } from '@overtone/domain/units';
import { type KeyboardEvent, useRef } from 'react';
import { type Frame, hzAt, msAt, xOf, yOf } from './picture/frame.ts';
import { snapStep } from './picture/time-ticks.ts';
import { hertzStep } from './moment-values.ts';
import { useDrag } from './use-drag.ts';

/** What a handle on the picture is given. */
interface HandleProps {
  readonly desk: ProgramDesk;
  readonly frame: Frame;
  /** The stage's number, from 0. */
  readonly stage: number;
  readonly place: Place;
  readonly endMs: Milliseconds;
  /** Told when a drag begins and ends: meanwhile the picture keeps its scale. */
  readonly onHold: (isHeld: boolean) => void;
}

const MINUTE_MS = 60_000;
const NUDGE_MS = { coarse: MINUTE_MS, fine: 10_000 } as const;

/** What the border at a stage's end is given. */
export interface BorderHandleProps extends HandleProps {
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
  const { desk, frame, stage, place, endMs, lengthMs, isSelected, onSelect, onHold } = props;
  const from = useRef({ lengthMs, frame });
  const field = useRef<HTMLInputElement>(null);
  const set = (ms: Milliseconds, following: 'moves' | 'gives', movement: string) => {
    const within = Math.min(LONGEST_PROGRAM_MS, Math.max(SHORTEST_STAGE_MS, Math.round(ms)));
    desk.change({ kind: 'set-length', place, lengthMs: within, following }, movement);
  };
  const drag = useDrag({
    onBegin() {
      from.current = { lengthMs, frame };
      onSelect();
      onHold(true);
    },
    onMove({ dx, isFine, isOther }) {
      const step = isFine ? 1000 : snapStep(from.current.frame);
      const moved = from.current.lengthMs + msAt(from.current.frame, dx);
      set(
        Math.round(moved / step) * step,
        isOther ? 'gives' : 'moves',
        `drag border ${place.join()}`,
      );
    },
    onEnd() {
      desk.settle();
      onHold(false);
      field.current?.focus();
    },
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
      {...drag}
      className="group/border absolute inset-y-0 z-10 w-4 -translate-x-1/2 cursor-ew-resize touch-none pointer-coarse:w-7"
      style={{ left: xOf(frame, endMs) }}
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

/** What the handle of a rhythm is given. */
export interface RhythmHandleProps extends HandleProps {
  readonly rhythm: RhythmKey;
  readonly hz: Hertz;
}

const RHYTHM_NAMES: Readonly<Record<RhythmKey, string>> = { fastHz: 'Fast', slowHz: 'Slow' };

/** A frequency as a drag leaves it: in steps that a person would type. */
function roundHz(hz: Hertz, isFine: boolean): Hertz {
  const step = (hz < 1 ? 0.05 : hz < 10 ? 0.1 : 0.5) / (isFine ? 5 : 1);
  const { min, max } = MODULATION_RANGE_HZ;
  return Number(Math.min(max, Math.max(min, Math.round(hz / step) * step)).toFixed(3));
}

/** Where a rhythm stands at a stage's end: dragged up it goes faster. Arrow keys do the same, with Shift finer. */
export function RhythmHandle(props: RhythmHandleProps) {
  const { desk, frame, stage, place, endMs, rhythm, hz, onHold } = props;
  const from = useRef(0);
  const field = useRef<HTMLInputElement>(null);
  const y = yOf(frame, hz);
  const set = (to: Hertz, movement: string) =>
    desk.change({ kind: 'set-values', place, values: { [rhythm]: to } }, movement);
  const drag = useDrag({
    onBegin() {
      from.current = y;
      onHold(true);
    },
    onMove: ({ dy, isFine }) =>
      set(roundHz(hzAt(frame, from.current + dy), isFine), `drag ${rhythm} ${place.join()}`),
    onEnd() {
      desk.settle();
      onHold(false);
      field.current?.focus();
    },
  });
  const press = (event: KeyboardEvent) => {
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (direction === 0) return;
    event.preventDefault();
    const step = hertzStep(hz) / (event.shiftKey ? 5 : 1);
    const { min, max } = MODULATION_RANGE_HZ;
    const to = Math.min(max, Math.max(min, hz + direction * step));
    set(Number(to.toFixed(4)), `${rhythm} ${place.join()}`);
  };
  return (
    <div
      {...drag}
      className="group/node absolute z-20 grid size-6 -translate-1/2 cursor-ns-resize touch-none place-items-center rounded-full"
      style={{ left: xOf(frame, endMs), top: y }}
    >
      <input
        ref={field}
        type="range"
        aria-label={`${RHYTHM_NAMES[rhythm]} rhythm at the end of stage ${stage + 1}`}
        aria-orientation="vertical"
        aria-valuetext={rhythmWords(hz)}
        min={MODULATION_RANGE_HZ.min}
        max={MODULATION_RANGE_HZ.max}
        step="any"
        value={hz}
        onChange={({ currentTarget }) =>
          set(Number(Number(currentTarget.value).toFixed(4)), `${rhythm} ${place.join()}`)
        }
        onKeyDown={press}
        onBlur={desk.settle}
        className="pointer-events-none absolute inset-0 m-0 opacity-0"
      />
      <span
        aria-hidden
        className="size-3 rounded-full border-2 border-ink bg-paper transition-transform group-hover/node:scale-125 group-has-focus-visible/node:outline-2 group-has-focus-visible/node:outline-offset-2 group-has-focus-visible/node:outline-accent"
      />
    </div>
  );
}
