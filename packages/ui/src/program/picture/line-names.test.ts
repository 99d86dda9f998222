import { OWN_PROGRAMS } from '@overtone/domain/program/own/own-programs';
import { timelineOf } from '@overtone/domain/program/timeline';
import { describe, expect, it } from 'vitest';
import { yOf } from './frame.ts';
import { lineNames, lineNamesOnPlot } from './line-names.ts';

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

describe('the names on the plot', () => {
  const [program] = OWN_PROGRAMS.filter(({ id }) => id === 'wind-down').map((own) => own.program);
  if (!program) throw new Error('There is no such program.');
  const at = (fastHz: number, slowHz: number, toHz = fastHz) => {
    const to = { fastHz: toHz };
    const timeline = timelineOf({
      ...program,
      start: { ...program.start, fastHz, slowHz },
      course: [{ kind: 'stage', lengthMs: 60_000, curve: 'exponential', to }],
      fadeMs: 0,
    });
    const frame = { width: 300, height: 160, endMs: timeline.lengthMs };
    return { names: lineNamesOnPlot(frame, timeline), y: (hz: number) => yOf(frame, hz) };
  };

  it('stand above a line that stays, and below one that falls', () => {
    const still = at(20, 1);
    expect(still.names).toEqual([
      { name: 'fast', y: still.y(20) - 12 },
      { name: 'slow', y: still.y(1) - 12 },
    ]);
    const falling = at(20, 1, 10);
    expect(falling.names[0]).toEqual({ name: 'fast', y: falling.y(10) + 12 });
  });

  it('are left out only where they would stand over the other line, over an edge, or of a rhythm that is off', () => {
    expect(at(12, 8).names.map(({ name }) => name)).toEqual(['fast', 'slow']);
    expect(at(100, 0.1, 8).names.map(({ name }) => name)).toEqual(['fast', 'slow']);
    expect(at(1.5, 0.1, 0.11).names.map(({ name }) => name)).toEqual([]);
    expect(at(20, 0).names.map(({ name }) => name)).toEqual(['fast']);
  });
});
