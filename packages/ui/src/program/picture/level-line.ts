import { momentAt } from '@overtone/domain/program/moment-at';
import type { Moment } from '@overtone/domain/program/program';
import type { Timeline } from '@overtone/domain/program/timeline';
import type { UnitInterval } from '@overtone/domain/units';
import { type Frame, xOf } from './frame.ts';

/** A value of a program that is a level. */
export type LevelKey = 'strength' | 'volume' | 'soundVolume';

/** Tops that a lane may have: a course fills its lane, and lanes of one program can be compared by their labels. */
const TOPS: readonly UnitInterval[] = [0.02, 0.05, 0.1, 0.2, 0.5, 1];

/** A level over time, as the area under it. */
export interface LevelLine {
  /** The level at the lane's top. */
  readonly top: UnitInterval;
  readonly path: string;
}

/** Pixels between two points of a stage that moves. */
const STEP_PX = 4;

/** What is heard or seen of a level: a sound that is off has none. */
function levelOf(moment: Moment, key: LevelKey): UnitInterval {
  return key === 'soundVolume' && moment.sound === 'off' ? 0 : moment[key];
}

/** A level of a program in a lane of that height, from its begin to its end. */
export function levelLine(
  frame: Frame,
  timeline: Timeline,
  key: LevelKey,
  height: number,
): LevelLine {
  const points = timeline.spans.flatMap(({ startMs, lengthMs }) => {
    const steps = Math.max(2, Math.ceil(xOf(frame, lengthMs) / STEP_PX));
    return Array.from({ length: steps + 1 }, (_, i) => {
      // The end of a span is looked at just before it, since the next may begin elsewhere.
      const ms = startMs + Math.max(0.001, Math.min(lengthMs - 0.001, (lengthMs * i) / steps));
      return { x: xOf(frame, ms), level: levelOf(momentAt(timeline, ms), key) };
    });
  });
  const most = Math.max(...points.map(({ level }) => level));
  const top = TOPS.find((each) => each >= most) ?? 1;
  const line = points.map(
    ({ x, level }) => `${x.toFixed(1)} ${(height * (1 - level / top)).toFixed(1)}`,
  );
  return { top, path: `M${line.join('L')}` };
}
