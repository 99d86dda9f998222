import { OWN_PROGRAMS } from '@overtone/domain/program/own/own-programs';
import { timelineOf } from '@overtone/domain/program/timeline';
import { expect, it } from 'vitest';
import { levelPath, levelShare } from './level-line.ts';

const WIND_DOWN = OWN_PROGRAMS.find(({ id }) => id === 'wind-down');

it('draws a level from its begin to its end, as high as its most', () => {
  if (!WIND_DOWN) throw new Error('There is no program to wind down with.');
  const timeline = timelineOf(WIND_DOWN.program);
  const frame = { width: 600, height: 100, endMs: timeline.lengthMs, inset: 0 };
  const path = levelPath(frame, timeline, { key: 'strength', most: 0.2, height: 30 });
  const points = path
    .slice(1)
    .split('L')
    .map((point) => point.split(' ').map(Number));
  expect(points[0]).toEqual([0, 0]);
  // Full until the last minute, and nothing at its end.
  expect(points.filter(([x = 0]) => x < 579).every(([, y]) => y === 0)).toBe(true);
  expect(points.at(-1)).toEqual([600, 30]);
});

it('draws no volume of a sound that is off', () => {
  if (!WIND_DOWN) throw new Error('There is no program to wind down with.');
  const timeline = timelineOf(WIND_DOWN.program);
  const frame = { width: 600, height: 100, endMs: timeline.lengthMs, inset: 0 };
  const path = levelPath(frame, timeline, { key: 'soundVolume', most: 0.5, height: 30 });
  expect(
    path
      .slice(1)
      .split('L')
      .every((point) => point.endsWith(' 30.0')),
  ).toBe(true);
});

it('goes no further than its lane, whatever that is scaled to', () => {
  expect([0.1, 0.2, 0.4].map((level) => levelShare(level, 0.2))).toEqual([0.5, 1, 1]);
  expect(levelShare(0, 0)).toBe(0);
});
