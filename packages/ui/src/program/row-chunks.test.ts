import type { Step } from '@overtone/domain/program/program';
import { describe, expect, it } from 'vitest';
import { CHUNK_ROWS, rowChunks, rowsOf } from './row-chunks.ts';

const STAGE: Step = { kind: 'stage', lengthMs: 1000, curve: 'hold', to: {} };
const stages = (count: number): Step[] => Array.from({ length: count }, () => STAGE);
const loop = (count: number): Step => ({ kind: 'loop', times: 2, course: stages(count) });

describe('the pieces of a long list', () => {
  it('have all of its rows, in their order, and few each', () => {
    const course = [...stages(55), loop(20), loop(30), loop(900), ...stages(3)];
    const chunks = rowChunks(course);
    expect(chunks.flatMap(({ steps }) => steps)).toEqual(course);
    expect(chunks.reduce((all, { rows }) => all + rows, 0)).toBe(55 + 21 + 31 + 901 + 3);
    for (const { from, steps, rows } of chunks) {
      expect(course.slice(from, from + steps.length)).toEqual(steps);
      if (steps.length > 1) expect(rows).toBeLessThanOrEqual(CHUNK_ROWS);
    }
  });

  it('count a loop with what is in it', () => {
    expect(rowsOf(STAGE)).toBe(1);
    expect(rowsOf({ kind: 'loop', times: 2, course: [loop(3), STAGE] })).toBe(6);
    expect(rowChunks([])).toEqual([]);
  });
});
