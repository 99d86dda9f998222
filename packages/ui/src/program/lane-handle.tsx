import { percent } from '@overtone/domain/session/percent';
import { type KeyboardEvent, useRef, useState } from 'react';
import { setValues, START_PX, type ValueHandleProps, whereWords } from './course-handle.ts';
import { useHueShown } from './guarded-hues.tsx';
import { HandleTag } from './handle-tag.tsx';
import { NUMBER_WORDS } from './moment-values.ts';
import { HueSwatch } from './moment-tag.tsx';
import { xOf } from './picture/frame.ts';
import {
  draggedOn,
  type LaneDrag,
  type LaneKey,
  laneValueByKey,
  restingValue,
} from './picture/lane-drag.ts';
import { PLOT_HEIGHT } from './picture/lanes.ts';
import { hueAndShown } from '../theme/hue-words.ts';
import { useDrag } from './use-drag.ts';
import { keepInView } from './view-of-picture.ts';

/** What the handle on a lane is given. */
export interface LaneHandleProps extends Omit<ValueHandleProps, 'onHold'> {
  readonly laneKey: LaneKey;
  /** The level at the lane's top, which stays while a drag goes on. */
  readonly most: number;
  /** Told whether a drag goes on. */
  readonly onHold: (isHeld: boolean) => void;
  /** How far below the lane's top the value stands, in pixels. */
  readonly y: number;
}

/** Where a value of a lane stands at a stage's end, or at the start: dragged up it is more. Arrow keys do the same, with Shift finer. */
export function LaneHandle(props: LaneHandleProps) {
  const { desk, frame, view, stage, place, endMs, moment, laneKey, most, y, onHold } = props;
  const field = useRef<HTMLInputElement>(null);
  const drag = useRef<LaneDrag>({ wish: 0, dy: 0 });
  const [isInHand, setInHand] = useState(false);
  const value = moment[laneKey];
  const { label } = NUMBER_WORDS[laneKey];
  const shown = useHueShown()(value);
  const words = laneKey === 'hue' ? hueAndShown(value, shown) : percent(value);
  const x = Math.max(START_PX, xOf(frame, endMs));
  const name = `${laneKey} ${place?.join() ?? 'start'}`;
  const set = (to: number, movement: string) =>
    desk.change(setValues(place, { [laneKey]: to }), movement);
  const handlers = useDrag({
    onBegin() {
      drag.current = { wish: value, dy: 0 };
      setInHand(true);
      onHold(true);
    },
    onMove({ dy, isFine }) {
      const lane = { key: laneKey, most, height: PLOT_HEIGHT };
      drag.current = draggedOn(drag.current, { dy, isFine }, lane);
      set(restingValue(laneKey, drag.current.wish, isFine), `drag ${name}`);
    },
    onEnd() {
      setInHand(false);
      onHold(false);
      desk.settle();
      field.current?.focus({ preventScroll: true });
    },
  });
  const press = (event: KeyboardEvent) => {
    const to = laneValueByKey(event.key, { key: laneKey, value, isFine: event.shiftKey });
    if (to === null || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    setInHand(true);
    set(to, name);
  };
  return (
    <div
      {...handlers}
      // As high as its lane: what is held is never that of another.
      className="group/value pointer-events-auto absolute inset-y-0 z-10 w-6 -translate-x-1/2 cursor-ns-resize touch-none select-none"
      style={{ left: x }}
    >
      <input
        ref={field}
        type="range"
        aria-label={`${label} ${whereWords(stage)}`}
        aria-orientation="vertical"
        aria-valuetext={words}
        min={0}
        max={laneKey === 'hue' ? 360 : 1}
        step="any"
        value={value}
        onChange={({ currentTarget }) => set(Number(Number(currentTarget.value).toFixed(4)), name)}
        onKeyDown={press}
        onFocus={() => view.current && keepInView(view.current, x)}
        onBlur={() => {
          setInHand(false);
          desk.settle();
        }}
        className="pointer-events-none absolute inset-0 m-0 opacity-0"
      />
      {isInHand && (
        <HandleTag view={view} isLow>
          <span>
            <span className="text-muted">{label.toLowerCase()}</span> {words}
            {laneKey === 'hue' && <HueSwatch hue={value} />}
          </span>
        </HandleTag>
      )}
      <span
        aria-hidden
        style={{ top: y }}
        className={`absolute left-1/2 -translate-1/2 border-2 border-ink bg-paper transition-transform group-hover/value:scale-125 group-has-focus-visible/value:outline-2 group-has-focus-visible/value:outline-offset-2 group-has-focus-visible/value:outline-accent ${laneKey === 'hue' ? 'h-4 w-2 rounded-[3px]' : 'size-2.5 rounded-full'}`}
      />
    </div>
  );
}
