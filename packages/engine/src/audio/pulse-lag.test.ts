import { describe, expect, it } from 'vitest';
import { phaseAt, trackFrom } from '@overtone/domain/rhythm/phase';
import { pulseHeight, soundSeries } from '@overtone/domain/rhythm/pulse-series';
import { lagMeter } from './pulse-lag.ts';

const RATE = 44_100;
const SIZE = 4096;
const DEPTH = 0.225;

/** What an oscillator that is late by `lagS` would have left, up to `endS`. */
function heard(hz: number, waveform: 'Sine' | 'Square' | 'Sawtooth', lagS: number, endS: number) {
  const track = { ...trackFrom(1, hz), phase: 0.2 };
  const series = soundSeries(waveform, hz);
  const samples = Float32Array.from({ length: SIZE }, (_, i) => {
    const at = endS - (SIZE - i) / RATE;
    return DEPTH * pulseHeight(series, phaseAt(track, at - lagS));
  });
  const lag = lagMeter({ depth: DEPTH, series, track });
  return lag({ samples, sampleRate: RATE, endS });
}

describe('the lag of a rhythm', () => {
  it.each([
    [3, 'Sine', 0.0232],
    [10, 'Sine', 0.0232],
    [10, 'Square', -0.0464],
    [40, 'Sine', 0.0032],
    [40, 'Sawtooth', 0.011],
    [100, 'Sine', -0.002],
    [0.1, 'Sine', 0.0232],
    [1, 'Square', 0.3],
    [10, 'Sine', 0.0004],
    [40, 'Square', -0.0007],
  ] as const)('at %d Hz, %s, %d s late, is found', (hz, waveform, lagS) => {
    expect(Math.abs(heard(hz, waveform, lagS, 4.321) - lagS)).toBeLessThan(0.0001);
  });

  it.each([0.1, 0.7, 3, 10, 40, 100])('is nothing at %d Hz where there is none', (hz) => {
    for (let endS = 2; endS < 14; endS += 0.37) {
      expect(Math.abs(heard(hz, 'Sine', 0, endS))).toBeLessThan(0.001);
    }
  });

  it('reads less than half a cycle the other way when it is more', () => {
    expect(heard(40, 'Sine', 0.02, 3)).toBeCloseTo(-0.005, 4);
  });
});
