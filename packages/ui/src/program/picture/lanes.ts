import type { Timeline } from '@overtone/domain/program/timeline';
import type { UnitInterval } from '@overtone/domain/units';
import { type LevelKey, levelOf } from './level-line.ts';

/** A lane under the picture: a level that the rhythms' lines do not say. */
export interface Lane {
  readonly key: LevelKey;
  readonly name: string;
  /** The most that there is of it at any time; the lane's top. */
  readonly most: UnitInterval;
}

/** Pixels from a lane's top to its foot, and with the rule at its foot. */
export const PLOT_HEIGHT = 26;
export const LANE_HEIGHT = PLOT_HEIGHT + 1;

/** What the height of a lane stands for in a drag that has nothing in it yet. */
const EMPTY_MOST: UnitInterval = 0.5;

/** Lanes as they stay while a level is dragged, whatever the most of it becomes. */
export function heldLanes(lanes: readonly Lane[]): readonly Lane[] {
  return lanes.map((lane) => ({ ...lane, most: lane.most || EMPTY_MOST }));
}

/** Held lanes as their labels say them: of a level that is dragged beyond its lane's top, the top that the lane will have. */
export function lanesToBe(held: readonly Lane[], now: readonly Lane[]): readonly Lane[] {
  return held.map((lane) => {
    const most = now.find(({ key }) => key === lane.key)?.most ?? lane.most;
    return { ...lane, most: Math.max(lane.most, most) };
  });
}

/** Between two lanes, so that half of the dot of a handle at a lane's top lies over no other lane. */
export const LANE_GAP = 5;

/** How high the band of the hue is, in pixels, and the lane that it is in the middle of: the room that its handle has. */
export const HUE_HEIGHT = 10;
export const HUE_ROOM = 24;

const NAMES: readonly Pick<Lane, 'key' | 'name'>[] = [
  { key: 'strength', name: 'Light' },
  { key: 'volume', name: 'Tone' },
  { key: 'soundVolume', name: 'Sound behind it' },
];

/** The lanes of a program: that of the sound behind it only where there is one. */
export function lanesOf({ spans }: Timeline): readonly Lane[] {
  const hasSound = spans.some(({ to }) => to.sound !== 'off');
  return NAMES.filter(({ key }) => key !== 'soundVolume' || hasSound).map(({ key, name }) => {
    // Every way is monotonic, so the most stands at an end of a stage.
    const levels = spans.flatMap(({ from, to }) =>
      [{ ...from, sound: to.sound }, to].map((moment) => levelOf(moment, key)),
    );
    return { key, name, most: Math.max(0, ...levels) };
  });
}
