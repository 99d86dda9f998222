import { OWN_PROGRAMS } from '@overtone/domain/program/own/own-programs';
import { timelineOf } from '@overtone/domain/program/timeline';
import { describe, expect, it } from 'vitest';
import { roomyStages, stageAt } from './roomy-stages.ts';
import { ALL_SEEN } from './seen-part.ts';
import { stageBoxes } from './stage-boxes.ts';

/** So many stages of a minute, of which the third takes an hour. */
function courseOf(stages: number) {
  const [own] = OWN_PROGRAMS;
  if (!own) throw new Error('There is no program.');
  const timeline = timelineOf({
    ...own.program,
    fadeMs: 0,
    course: Array.from({ length: stages }, (_, stage) => ({
      kind: 'stage',
      lengthMs: stage === 2 ? 3_600_000 : 60_000,
      curve: 'hold',
      to: {},
    })),
  });
  return { boxes: stageBoxes(timeline), endMs: timeline.lengthMs };
}

describe('the stages that have room', () => {
  it('are all where they are not many', () => {
    const { boxes, endMs } = courseOf(100);
    expect(roomyStages(boxes, { width: 300, height: 100, endMs }, ALL_SEEN)).toBeNull();
  });

  it('are those of many that can be met', () => {
    const { boxes, endMs } = courseOf(1000);
    const frame = { width: 300, height: 100, endMs };
    expect(roomyStages(boxes, frame, ALL_SEEN)).toEqual([2]);
    expect(roomyStages(boxes, { ...frame, width: 8000 }, ALL_SEEN)).toHaveLength(1000);
  });

  it('are those of what is seen', () => {
    const { boxes, endMs } = courseOf(1000);
    const frame = { width: 10_590, height: 100, endMs };
    const roomy = roomyStages(boxes, frame, { fromPx: 1205, toPx: 1295 });
    expect(roomy).toEqual(Array.from({ length: 10 }, (_, index) => 61 + index));
  });
});

it('the stage at a pixel is that which plays first there', () => {
  const { boxes, endMs } = courseOf(1000);
  const frame = { width: 1059, height: 100, endMs };
  expect(stageAt(boxes, frame, 0)).toBe(0);
  expect(stageAt(boxes, frame, 30)).toBe(2);
  expect(stageAt(boxes, frame, 62.5)).toBe(3);
  expect(stageAt(boxes, frame, 1060)).toBeNull();
});
