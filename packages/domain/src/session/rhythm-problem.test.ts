import { describe, expect, it } from 'vitest';
import { rhythmProblem } from './rhythm-problem.ts';

describe('rhythmProblem', () => {
  it.each([
    ['slow', 3, 40],
    ['fast', 40, 3],
    ['slow', 0.1, 100],
    ['fast', 100, 0.1],
    ['slow', 0.14, 10],
    ['slow', null, 40],
    ['fast', 0, 3],
    ['slow', 100, null],
    ['fast', 0.1, 0],
  ] as const)('lets the %s rhythm be %s Hz beside %s Hz', (rhythm, hz, other) => {
    expect(rhythmProblem(rhythm, hz, other)).toBeNull();
  });

  it.each([
    ['slow', 100, 10, 'Not applied: it must be below the fast rhythm, 10 Hz.'],
    ['slow', 10, 10, 'Not applied: it must be below the fast rhythm, 10 Hz.'],
    ['fast', 3, 3, 'Not applied: it must be above the slow rhythm, 3 Hz.'],
    ['slow', 0.5, 0.5, 'Not applied: it must be below the fast rhythm, 0.5 Hz.'],
    ['fast', 100.1, 3, 'Not applied: 0.1–100 Hz, or empty for none.'],
    ['slow', 0.05, 10, 'Not applied: 0.1–100 Hz, or empty for none.'],
    ['slow', -1, null, 'Not applied: 0.1–100 Hz, or empty for none.'],
  ] as const)('says why the %s rhythm cannot be %s Hz beside %s Hz', (rhythm, hz, other, why) => {
    expect(rhythmProblem(rhythm, hz, other)).toBe(why);
  });
});
