import { steppedNumber } from '../moment-values.ts';
import type { LevelKey } from './level-line.ts';

/** A value that has a lane. */
export type LaneKey = 'hue' | LevelKey;

/** Steps in which a drag goes, and with Shift. */
const STEPS = {
  hue: { usual: 2, fine: 0.5 },
  strength: { usual: 0.01, fine: 0.002 },
  volume: { usual: 0.005, fine: 0.001 },
  soundVolume: { usual: 0.005, fine: 0.001 },
} as const satisfies Readonly<Record<LaneKey, object>>;

/** Of what a drag usually goes, with Shift. */
const FINE_SHARE = 0.2;

/** Degrees that a hue turns in a pixel. */
const DEGREES_A_PX = 2;

/** A drag as it has come so far. */
export interface LaneDrag {
  /** The value that it asks for, not rounded. */
  readonly wish: number;
  /** Pixels below where it began. */
  readonly dy: number;
}

/** A drag after the pointer has gone on: up is more, a lane's height its whole level, with Shift a fifth of that. */
export function draggedOn(
  { wish, dy }: LaneDrag,
  to: { readonly dy: number; readonly isFine: boolean },
  lane: { readonly key: LaneKey; readonly most: number; readonly height: number },
): LaneDrag {
  const perPx = lane.key === 'hue' ? DEGREES_A_PX : lane.most / lane.height;
  const moved = wish + (dy - to.dy) * perPx * (to.isFine ? FINE_SHARE : 1);
  return { wish: within(lane.key, moved), dy: to.dy };
}

/** The value that a drag comes to rest at. */
export function restingValue(key: LaneKey, wish: number, isFine: boolean): number {
  const step = STEPS[key][isFine ? 'fine' : 'usual'];
  return within(key, Number((Math.round(wish / step) * step).toFixed(4)));
}

/** A hue goes round, and a level from nothing to all. */
function within(key: LaneKey, value: number): number {
  if (key !== 'hue') return Math.min(1, Math.max(0, value));
  return value === 360 ? value : ((value % 360) + 360) % 360;
}

const DIRECTIONS: Readonly<Record<string, 1 | -1>> = {
  ArrowUp: 1,
  ArrowRight: 1,
  ArrowDown: -1,
  ArrowLeft: -1,
};

/** The value that a key makes of one, with Shift finer, as in its field; null for a key that does nothing. */
export function laneValueByKey(
  pressed: string,
  {
    key,
    value,
    isFine,
  }: { readonly key: LaneKey; readonly value: number; readonly isFine: boolean },
): number | null {
  const direction = DIRECTIONS[pressed];
  if (direction === undefined) return null;
  if (key !== 'hue') return within(key, steppedNumber(key, value, direction, isFine));
  return within(key, value + direction * (isFine ? 2 : 10));
}
