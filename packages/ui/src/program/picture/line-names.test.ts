import { describe, expect, it } from 'vitest';
import { lineNames } from './line-names.ts';

const FRAME = { width: 600, height: 300, endMs: 60_000 };

describe('the names of the lines', () => {
  it('stand where the lines end', () => {
    const [fast, slow] = lineNames(FRAME, { fastHz: 100, slowHz: 0.1 });
    expect(fast).toEqual({ name: 'fast', y: 0 });
    expect(slow).toEqual({ name: 'slow', y: 300 });
  });

  it('never touch, however close the lines are', () => {
    const [fast, slow] = lineNames(FRAME, { fastHz: 10.1, slowHz: 10 });
    expect((slow?.y ?? 0) - (fast?.y ?? 0)).toBeCloseTo(13, 6);
    expect(((slow?.y ?? 0) + (fast?.y ?? 0)) / 2).toBeCloseTo(100, 0);
  });
});
