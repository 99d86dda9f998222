import type { Program } from '@overtone/domain/program/program';
import { soundSeries } from '@overtone/domain/rhythm/pulse-series';
import { pulseHeight } from '@overtone/domain/rhythm/pulse-series';
import { WAVEFORMS } from '@overtone/domain/session/settings';
import { createRandom } from '@overtone/engine/dsp/random';
import { describe, expect, it } from 'vitest';
import { scoreOfProgram } from '../score/program-score.ts';
import { pulseTable, smoothStep, STEP_ERROR, TABLE_ERROR } from './pulse-table.ts';
import { sampleRenderer } from './sample-renderer.ts';
import { soundInMemory } from './sound-source.ts';

const RATE = 48_000;
const LENGTH = 6 * RATE;

/** Everything moves, backgrounds change, and a track plays. */
const PROGRAM: Program = {
  name: 'All of it',
  start: {
    slowHz: 3,
    fastHz: 40,
    strength: 0.6,
    hue: 190,
    carrierHz: 205,
    waveform: 'Square',
    volume: 0.5,
    sound: 'Serene Rain',
    soundVolume: 0.5,
  },
  course: [
    { kind: 'stage', lengthMs: 1500, curve: 'smooth', to: { fastHz: 12, slowHz: 0.2 } },
    {
      kind: 'stage',
      lengthMs: 1750,
      curve: 'exponential',
      to: { waveform: 'Sine', carrierHz: 320, sound: 'pink', volume: 0.2 },
    },
    { kind: 'stage', lengthMs: 1500, curve: 'hold', to: { fastHz: 6, strength: 1 } },
  ],
  fadeMs: 1000,
};

function noiseTrack() {
  const { uniform } = createRandom(3);
  const channel = () => Float32Array.from({ length: 81 * RATE }, () => uniform() - 0.5);
  return { left: channel(), right: channel() };
}

describe('samples', () => {
  const score = scoreOfProgram(PROGRAM);
  const track = soundInMemory(noiseTrack());
  const whole = sampleRenderer(score, RATE, () => track)(0, LENGTH);

  it('are bit for bit the same in chunks of any size, in any order', () => {
    const { uniform } = createRandom(7);
    const borders = [0, 1, 255, 256, 257, LENGTH];
    for (let i = 0; i < 40; i += 1) borders.push(Math.floor(uniform() * LENGTH));
    borders.sort((a, b) => a - b);
    const render = sampleRenderer(score, RATE, () => track);
    const chunks = borders.slice(1).map((end, i) => ({ first: borders[i] ?? 0, end }));
    for (const { first, end } of chunks.toReversed()) {
      const { left, right } = render(first, end - first);
      expect(left).toEqual(whole.left.subarray(first, end));
      expect(right).toEqual(whole.right.subarray(first, end));
    }
  });

  it('are the same in memory that has held others', () => {
    const render = sampleRenderer(score, RATE, () => track);
    const held = render(0, 38_400);
    const again = render(76_800, 38_400, held);
    expect(again.left).toBe(held.left);
    expect(again.left).toEqual(whole.left.subarray(76_800, 115_200));
    expect(again.right).toEqual(whole.right.subarray(76_800, 115_200));
  });

  it('are the same from a score that has been handed to another thread', () => {
    const render = sampleRenderer(structuredClone(score), RATE, () => track);
    expect(render(100_000, 5000).left).toEqual(whole.left.subarray(100_000, 105_000));
  });

  it('begin in silence and end in it', () => {
    expect(Math.abs(whole.left[0] ?? 1)).toBeLessThan(1e-6);
    const after = sampleRenderer(score, RATE, () => track)(Math.ceil(5.83 * RATE), 1000);
    expect(Math.max(...after.left, ...after.right)).toBe(0);
  });
});

describe('a table of a pulse', () => {
  it.each(WAVEFORMS)('is as near as it says in %s, however slow', (waveform) => {
    for (const hz of [0.1, 0.5, 40]) {
      const series = soundSeries(waveform, hz);
      const table = pulseTable(series);
      const points = table.length - 1;
      let most = 0;
      for (let i = 0; i < 100_000; i += 1) {
        const phase = (i * Math.SQRT2) % 1;
        const whole = Math.floor(points * phase);
        const share = points * phase - whole;
        const between = (table[whole] ?? 0) * (1 - share) + (table[whole + 1] ?? 0) * share;
        most = Math.max(most, Math.abs(between - pulseHeight(series, phase)));
      }
      expect(most).toBeLessThan(TABLE_ERROR);
    }
  });

  it.each(WAVEFORMS)('bears points as far apart as it says in %s', (waveform) => {
    const series = soundSeries(waveform, 40);
    const step = smoothStep(series);
    let most = 0;
    for (let i = 0; i < 20_000; i += 1) {
      const at = (i * Math.SQRT2) % 1;
      const [a, b, c, d] = [-1, 0, 1, 2].map((k) => pulseHeight(series, at + k * step));
      const middle = (-(a ?? 0) + 9 * (b ?? 0) + 9 * (c ?? 0) - (d ?? 0)) / 16;
      most = Math.max(most, Math.abs(middle - pulseHeight(series, at + step / 2)));
    }
    expect(most).toBeLessThan(STEP_ERROR);
  });
});
