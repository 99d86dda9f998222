import { momentAt } from '@overtone/domain/program/moment-at';
import type { Moment } from '@overtone/domain/program/program';
import type { Timeline } from '@overtone/domain/program/timeline';
import type { UnitInterval } from '@overtone/domain/units';
import { type Frame, xOf } from './frame.ts';

/** A value of a program that is a level. */
export type LevelKey = 'strength' | 'volume' | 'soundVolume';

/** Pixels between two points of a stage that moves, and most points of one. */
const STEP_PX = 4;
const MOST_STEPS = 400;

/** What is heard or seen of a level: a sound that is off has none. */
export function levelOf(moment: Moment, key: LevelKey): UnitInterval {
  return key === 'soundVolume' && moment.sound === 'off' ? 0 : moment[key];
}

/** How far up its lane a level stands whose top is `most`; never beyond it. */
export function levelShare(level: UnitInterval, most: UnitInterval): UnitInterval {
  return most === 0 ? 0 : Math.min(1, level / most);
}

/** How a level is drawn in its lane. */
export interface LevelScale {
  readonly key: LevelKey;
  /** The level at the lane's top. */
  readonly most: UnitInterval;
  readonly height: number;
}

/** A level of a program in its lane, from its begin to its end, as a path. */
export function levelPath(frame: Frame, timeline: Timeline, scale: LevelScale): string {
  const { key, most, height } = scale;
  const points = timeline.spans.flatMap(({ startMs, lengthMs }) => {
    const steps = Math.min(MOST_STEPS, Math.max(2, Math.ceil(xOf(frame, lengthMs) / STEP_PX)));
    return Array.from({ length: steps + 1 }, (_, i) => {
      // The end of a span is looked at just before it, since the next may begin elsewhere.
      const ms = startMs + Math.max(0.001, Math.min(lengthMs - 0.001, (lengthMs * i) / steps));
      const share = levelShare(levelOf(momentAt(timeline, ms), key), most);
      return `${xOf(frame, ms).toFixed(1)} ${(height * (1 - share)).toFixed(1)}`;
    });
  });
  return `M${points.join('L')}`;
}
