import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Glide } from './glide.ts';
import {
  gliding,
  hzAt,
  isSameTrack,
  joining,
  phaseAt,
  retuned,
  subHarmonic,
  trackFrom,
} from './phase.ts';
import { pulsesAfter } from './pulse-law.ts';

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

describe('joining', () => {
  it('starts without a jump and has met its target after a second', () => {
    fc.assert(
      fc.property(hertz, seconds, fc.double({ min: -5, max: 5, noNaN: true }), (hz, at, target) => {
        const track = trackFrom(0, 7.3);
        const led = joining(track, { at, phase: target, hz, lead: 0 });
        expect(apart(phaseAt(track, at), phaseAt(led, at))).toBeLessThan(1e-6);
        expect(apart(phaseAt(led, at + 1), target + hz)).toBeLessThan(1e-6);
        expect(Math.abs(led.lead)).toBeLessThanOrEqual(0.5);
      }),
    );
  });
});

const glides: fc.Arbitrary<Glide> = fc.record({
  curve: fc.constantFrom('straight' as const, 'exponential' as const, 'smooth' as const),
  fromHz: fc.double({ min: 0.1, max: 100, noNaN: true }),
  toHz: fc.double({ min: 0.1, max: 100, noNaN: true }),
  lengthS: fc.double({ min: 1, max: 3600, noNaN: true }),
});

describe('gliding', () => {
  it('never jumps, neither into a glide nor out of it, wherever in it that is', () => {
    fc.assert(
      fc.property(
        glides,
        hertz,
        fc.double({ min: 0, max: 7200, noNaN: true }),
        (glide, hz, goneS) => {
          const before = trackFrom(0, hz);
          const on = gliding(before, { glide, goneS }, 10);
          expect(apart(phaseAt(before, 10), phaseAt(on, 10))).toBeLessThan(1e-6);
          const after = retuned(on, hz, 500);
          expect(apart(phaseAt(on, 500), phaseAt(after, 500))).toBeLessThan(1e-6);
        },
      ),
    );
  });

  it('goes the same way whether it was begun at once or is joined later', () => {
    fc.assert(
      fc.property(glides, fc.double({ min: 0, max: 3600, noNaN: true }), (glide, goneS) => {
        const whole = gliding(trackFrom(0, 0), { glide, goneS: 0 }, 0);
        const rest = gliding(whole, { glide, goneS }, goneS);
        expect(apart(phaseAt(whole, goneS + 77), phaseAt(rest, goneS + 77))).toBeLessThan(1e-6);
        expect(hzAt(rest, goneS + 77)).toBeCloseTo(hzAt(whole, goneS + 77), 9);
      }),
    );
  });
});

describe('subHarmonic', () => {
  it('has one cycle for each so many of the rhythm, gliding or not', () => {
    fc.assert(
      fc.property(
        glides,
        fc.integer({ min: 1, max: 12 }),
        fc.double({ min: 0, max: 3600, noNaN: true }),
        (glide, divisor, at) => {
          const sound = gliding(trackFrom(0, 0), { glide, goneS: 0 }, 0);
          const light = subHarmonic(sound, divisor, at);
          for (const time of [at, at + 0.37, at + 900]) {
            expect(phaseAt(light, time) * divisor).toBeCloseTo(phaseAt(sound, time), 5);
            expect(hzAt(light, time) * divisor).toBeCloseTo(hzAt(sound, time), 9);
          }
        },
      ),
    );
  });
});

describe('isSameTrack', () => {
  const glide: Glide = { curve: 'straight', fromHz: 4, toHz: 8, lengthS: 10 };
  const track = gliding(trackFrom(0, 4), { glide, goneS: 0 }, 0);

  it.each([
    ['itself', structuredClone(track), true],
    ['one that stands', { ...trackFrom(0, 4) }, false],
    ['one further on', { ...track, way: { glide, goneS: 1 } }, false],
    ['one on another glide', { ...track, way: { glide: { ...glide, toHz: 9 }, goneS: 0 } }, false],
    ['one of another phase', { ...track, phase: 0.5 }, false],
  ])('tells a gliding track from %s', (_, other, isSame) => {
    expect(isSameTrack(track, other)).toBe(isSame);
    expect(isSameTrack(other, track)).toBe(isSame);
  });
});

describe('pulses that follow a law', () => {
  const law = { hasBeat: false, seed: '0123456789abcdef0123456789abcdef' };
  const lawful = { ...trackFrom(0, 10), pulses: { law, cycles: 0, divisor: 1 } };

  it('are as many, and come when the law says', () => {
    expect(Math.abs(phaseAt(lawful, 60) - 600)).toBeLessThan(8);
    expect(phaseAt(lawful, 60)).toBeCloseTo(pulsesAfter(law, 600), 9);
  });

  it('are divided into sub-harmonics that stay in step with them', () => {
    const third = subHarmonic(lawful, 3, 12.34);
    for (const time of [12.34, 20, 123.4]) {
      expect(phaseAt(third, time)).toBeCloseTo(phaseAt(lawful, time) / 3, 9);
    }
    const sixth = subHarmonic(third, 2, 50);
    expect(phaseAt(sixth, 99)).toBeCloseTo(phaseAt(lawful, 99) / 6, 9);
  });

  it('are joined without a jump, and met after a second', () => {
    const led = joining(trackFrom(0, 7.3), { ...lawful, at: 5 });
    expect(apart(phaseAt(led, 5), phaseAt(trackFrom(0, 7.3), 5))).toBeLessThan(1e-9);
    expect(apart(phaseAt(led, 6.5), phaseAt({ ...lawful, at: 5 }, 6.5))).toBeLessThan(1e-9);
  });

  it('are the same only where law and place in it are', () => {
    expect(isSameTrack(lawful, { ...lawful, pulses: { ...lawful.pulses } })).toBe(true);
    expect(isSameTrack(lawful, trackFrom(0, 10))).toBe(false);
    const other = { ...lawful.pulses, law: { ...law, hasBeat: true } };
    expect(isSameTrack(lawful, { ...lawful, pulses: other })).toBe(false);
  });
});
