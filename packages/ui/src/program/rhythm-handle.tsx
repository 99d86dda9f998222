import { applyCommand } from '@overtone/client/program/apply-command';
import { nearestAccepted } from '@overtone/client/program/nearest-accepted';
import { rhythmWords } from '@overtone/client/program/program-words';
import { MODULATION_RANGE_HZ } from '@overtone/domain/frequency/modulation-range';
import type { RhythmKey } from '@overtone/domain/program/play/rhythm-course';
import type { Hertz } from '@overtone/domain/units';
import { type KeyboardEvent, useRef, useState } from 'react';
import { setValues, START_PX, type ValueHandleProps, whereWords } from './course-handle.ts';
import { HandleTag } from './handle-tag.tsx';
import { MomentValues } from './moment-tag.tsx';
import { hertzStep } from './moment-values.ts';
import { hzAt, xOf, yOf } from './picture/frame.ts';
import { useDrag } from './use-drag.ts';

/** What the handle of a rhythm is given. */
export interface RhythmHandleProps extends ValueHandleProps {
  readonly rhythm: RhythmKey;
  readonly hz: Hertz;
}

const RHYTHM_NAMES: Readonly<Record<RhythmKey, string>> = { fastHz: 'Fast', slowHz: 'Slow' };

/** The steps of a drag: those that a person would type. */
function dragHertz(hz: Hertz): Hertz {
  return hz < 1 ? 0.05 : hz < 10 ? 0.1 : 0.5;
}

/** A frequency as a drag leaves it. */
function roundHz(hz: Hertz, isFine: boolean): Hertz {
  const step = dragHertz(hz) / (isFine ? 5 : 1);
  const { min, max } = MODULATION_RANGE_HZ;
  return Number(Math.min(max, Math.max(min, Math.round(hz / step) * step)).toFixed(3));
}

/**
 * Where a rhythm stands at a stage's end, or at the start: dragged up it goes faster. Arrow keys do the same, with Shift finer. Neither goes
 * past the other rhythm: it stops just before.
 */
export function RhythmHandle(props: RhythmHandleProps) {
  const { desk, frame, view, stage, place, endMs, rhythm, hz, onHold } = props;
  const from = useRef(0);
  const field = useRef<HTMLInputElement>(null);
  const y = yOf(frame, hz);
  const name = `${rhythm} ${place?.join() ?? 'start'}`;
  const [isInHand, setInHand] = useState(false);
  const set = (wish: Hertz, movement: string) => {
    const program = desk.$open.get()?.editor.program;
    const command = (to: Hertz) => setValues(place, { [rhythm]: to });
    const to = nearestAccepted({
      from: hz,
      to: wish,
      step: dragHertz(Math.min(hz, wish)),
      accepts: (value) => program !== undefined && applyCommand(program, command(value), null).ok,
    });
    desk.change(command(Number(to.toFixed(4))), movement);
  };
  const drag = useDrag({
    onBegin() {
      from.current = y;
      setInHand(true);
      onHold('still');
    },
    onMove: ({ dy, isFine }) =>
      set(roundHz(hzAt(frame, from.current + dy), isFine), `drag ${name}`),
    onEnd() {
      setInHand(false);
      desk.settle();
      onHold(null);
      field.current?.focus({ preventScroll: true });
    },
  });
  const press = (event: KeyboardEvent) => {
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (direction === 0) return;
    event.preventDefault();
    setInHand(true);
    const step = hertzStep(hz) / (event.shiftKey ? 5 : 1);
    const { min, max } = MODULATION_RANGE_HZ;
    const to = Math.min(max, Math.max(min, hz + direction * step));
    set(Number(to.toFixed(4)), name);
  };
  return (
    <div
      {...drag}
      className="group/node absolute z-20 grid size-6 -translate-1/2 cursor-ns-resize touch-none place-items-center select-none rounded-full"
      style={{ left: Math.max(START_PX, xOf(frame, endMs)), top: y }}
    >
      <input
        ref={field}
        type="range"
        aria-label={`${RHYTHM_NAMES[rhythm]} rhythm ${whereWords(stage)}`}
        aria-orientation="vertical"
        aria-valuetext={rhythmWords(hz)}
        min={MODULATION_RANGE_HZ.min}
        max={MODULATION_RANGE_HZ.max}
        step="any"
        value={hz}
        onChange={({ currentTarget }) => set(Number(Number(currentTarget.value).toFixed(4)), name)}
        onKeyDown={press}
        onBlur={() => {
          setInHand(false);
          desk.settle();
        }}
        className="pointer-events-none absolute inset-0 m-0 opacity-0"
      />
      {isInHand && (
        <HandleTag view={view} isLow={y > frame.height / 2}>
          <MomentValues moment={props.moment} />
        </HandleTag>
      )}
      <span
        aria-hidden
        className="size-3 rounded-full border-2 border-ink bg-paper transition-transform group-hover/node:scale-125 group-has-focus-visible/node:outline-2 group-has-focus-visible/node:outline-offset-2 group-has-focus-visible/node:outline-accent"
      />
    </div>
  );
}
