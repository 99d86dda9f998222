import { OWN_PROGRAMS } from '@overtone/domain/program/own/own-programs';
import type { Program } from '@overtone/domain/program/program';
import { timelineOf } from '@overtone/domain/program/timeline';
import { expect, it } from 'vitest';
import { heldLanes, lanesOf } from './lanes.ts';

function windDown(start: Partial<Program['start']> = {}) {
  const found = OWN_PROGRAMS.find(({ id }) => id === 'wind-down')?.program;
  if (!found) throw new Error('There is no program to wind down with.');
  return timelineOf({ ...found, start: { ...found.start, ...start } });
}

it('says the most that there is of a level, not the next round one', () => {
  const most = (timeline: ReturnType<typeof windDown>) =>
    lanesOf(timeline).map(({ name, most: level }) => [name, level]);
  expect(most(windDown({ strength: 0.3, volume: 0.07 }))).toEqual([
    ['Light', 0.3],
    ['Tone', 0.07],
  ]);
});

it('has a lane for the sound behind it where there is one', () => {
  const names = lanesOf(windDown({ sound: 'Serene Rain', soundVolume: 0.02 })).map(
    ({ name }) => name,
  );
  expect(names).toEqual(['Light', 'Tone', 'Sound behind it']);
});

it('keeps its scale in a drag, and has one for that where it has nothing', () => {
  const lanes = heldLanes(lanesOf(windDown({ strength: 0.3, volume: 0 })));
  expect(lanes.map(({ most }) => most)).toEqual([0.3, 0.5]);
});
