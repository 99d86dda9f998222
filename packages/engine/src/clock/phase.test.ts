import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { phaseAt, retuned, retunedTowards, trackFrom } from './phase.ts';

const hertz = fc.double({ min: 0, max: 100, noNaN: true });
const seconds = fc.double({ min: 0, max: 86_400, noNaN: true });

function turn(phase: number): number {
  return phase - Math.floor(phase);
}

function apart(a: number, b: number): number {
  const difference = Math.abs(turn(a) - turn(b));
  return Math.min(difference, 1 - difference);
}

describe('phaseAt', () => {
  it('counts cycles from the start of the track', () => {
    const track = trackFrom(10, 4);
    expect(phaseAt(track, 10)).toBe(0);
    expect(phaseAt(track, 10.25)).toBe(1);
    expect(phaseAt(track, 9.75)).toBe(-1);
  });
});

describe('retuned', () => {
  it('never jumps, whatever the frequencies and times', () => {
    fc.assert(
      fc.property(hertz, hertz, seconds, (before, after, at) => {
        const track = trackFrom(0, before);
        expect(apart(phaseAt(track, at), phaseAt(retuned(track, after, at), at))).toBeLessThan(
          1e-6,
        );
      }),
    );
  });
});

describe('retunedTowards', () => {
  it('starts without a jump and has met its target after a second', () => {
    fc.assert(
      fc.property(hertz, seconds, fc.double({ min: -5, max: 5, noNaN: true }), (hz, at, target) => {
        const track = trackFrom(0, 7.3);
        const led = retunedTowards(track, hz, at, target);
        expect(apart(phaseAt(track, at), phaseAt(led, at))).toBeLessThan(1e-6);
        expect(apart(phaseAt(led, at + 1), target + hz)).toBeLessThan(1e-6);
        expect(Math.abs(led.lead)).toBeLessThanOrEqual(0.5);
      }),
    );
  });
});
