import { createRandom } from '@overtone/engine/dsp/random';
import { describe, expect, it } from 'vitest';
import { amplitude, decibels, LOOP_SAMPLES, loudestRms, mix, rms, silentLoop } from './loop.ts';
import { place } from './pan.ts';
import { poissonTimes } from './poisson.ts';

describe('decibels and amplitude', () => {
  it('undo each other', () => {
    expect(amplitude(-20)).toBeCloseTo(0.1, 12);
    expect(decibels(amplitude(-3.7))).toBeCloseTo(-3.7, 12);
  });
});

describe('mix', () => {
  it('brings every layer to its level, whatever its own', () => {
    const quiet = { left: silentLoop().left.fill(0.01), right: silentLoop().right.fill(0.01) };
    const loud = { left: silentLoop().left.fill(1), right: silentLoop().right.fill(-1) };
    const { left, right } = mix({ sound: quiet, level: 0 }, { sound: loud, level: -20 });
    expect(left[5]).toBeCloseTo(1.1, 9);
    expect(right[5]).toBeCloseTo(0.9, 9);
  });
});

describe('place', () => {
  it('carries an event that passes the end on at the beginning', () => {
    const loop = silentLoop();
    place(loop, Float64Array.of(1, 2, 3, 4), { time: 80 - 2 / 48_000, pan: 0, gain: 1 });
    const middle = Math.SQRT1_2;
    expect(loop.left[LOOP_SAMPLES - 1]).toBeCloseTo(2 * middle, 12);
    expect(loop.left[0]).toBeCloseTo(3 * middle, 12);
    expect(loop.right[1]).toBeCloseTo(4 * middle, 12);
  });

  it('keeps the power between the channels and lets the far one wait', () => {
    const loop = silentLoop();
    place(loop, Float64Array.of(1), { time: 1, pan: 0.5, gain: 2 });
    const right = loop.right[48_000] ?? 0;
    const left = loop.left[48_000 + 7] ?? 0;
    expect(right).toBeGreaterThan(left);
    expect(right ** 2 + left ** 2).toBeCloseTo(4, 9);
  });
});

describe('poissonTimes', () => {
  it('keeps its rate and fills the loop in order', () => {
    const times = poissonTimes(createRandom(1), 50);
    expect(times.length / 80).toBeGreaterThan(46);
    expect(times.length / 80).toBeLessThan(54);
    expect(times.every((time, i) => time < 80 && time > (times[i - 1] ?? 0))).toBe(true);
  });

  it('thins events by the activity', () => {
    const activity = new Float64Array(19_200).fill(0.25).fill(0, 0, 9600);
    const times = poissonTimes(createRandom(1), 50, activity);
    expect(times.filter((time) => time < 39.9)).toHaveLength(0);
    expect(times.length / 40).toBeGreaterThan(10);
    expect(times.length / 40).toBeLessThan(15);
  });
});

describe('loudestRms', () => {
  it('finds the loudest stretch of a sound', () => {
    const sound = silentLoop();
    sound.left.fill(0.5, 480_000, 484_800);
    sound.right.fill(0.5, 480_000, 484_800);
    expect(loudestRms(sound, 0.1)).toBeCloseTo(0.5, 9);
    expect(rms(sound)).toBeLessThan(0.02);
  });
});
