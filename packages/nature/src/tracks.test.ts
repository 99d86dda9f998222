import { TRACK_LOOP_S, TRACK_MARGIN_S } from '@overtone/domain/session/background-sounds';
import { NATURE_TRACKS } from '@overtone/domain/session/background-sounds';
import { describe, expect, it } from 'vitest';
import { decodeMp3, loopOf } from './analysis/decode-mp3.ts';
import { judgeSeam, seamHiss } from './analysis/seam.ts';
import { fingerprint, mp3Path, readRecords } from './files/track-files.ts';
import { kWeighted } from './mastering/k-weighting.ts';
import { measureLoudness } from './mastering/loudness.ts';
import { quantised, TARGET_LOUDNESS, TRUE_PEAK_CEILING } from './mastering/mastering.ts';
import { truePeak } from './mastering/true-peak.ts';
import { SAMPLE_RATE, type Stereo } from './synthesis/loop.ts';
import { makeTrack, TRACKS } from './tracks.ts';

const LOUDEST_DBTP = -1.5;
const LARGEST_SURGE_DB = 8;
const LARGEST_SEAM_HISS_DB = 6;

describe.each(NATURE_TRACKS)('%s, as committed', (track) => {
  it('is whole, level, within its peak, calm and without a seam', { timeout: 60_000 }, async () => {
    const file = await decodeMp3(mp3Path(track));
    expect(file.left).toHaveLength((TRACK_LOOP_S + 2 * TRACK_MARGIN_S) * SAMPLE_RATE);

    const loop = loopOf(file);
    expect(Math.abs(measureLoudness(loop).integrated - TARGET_LOUDNESS)).toBeLessThan(0.3);
    expect(truePeak(file)).toBeLessThan(LOUDEST_DBTP);
    expect(surgeDb(loop)).toBeLessThan(LARGEST_SURGE_DB);

    for (const channel of [loop.left, loop.right]) {
      const seam = judgeSeam(channel);
      expect(seam.step).toBeLessThan(1);
      expect(seam.click).toBeLessThan(1);
      expect(seam.change).toBeLessThan(1);
      expect(seamHiss(channel)).toBeLessThan(LARGEST_SEAM_HISS_DB);
    }
  });

  it('has a record of what it was made from', () => {
    const record = readRecords()[track];
    expect(record?.seed).toBe(TRACKS[track].seed);
    expect(record?.sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(record?.integratedLufs).toBeCloseTo(TARGET_LOUDNESS, 1);
    expect(record?.truePeakDbtp).toBeLessThanOrEqual(TRUE_PEAK_CEILING);
  });
});

describe('makeTrack', () => {
  it('makes the committed sound again, sample for sample', { timeout: 60_000 }, () => {
    const samples = quantised(makeTrack('Campfire Crackle'));
    expect(fingerprint(samples)).toBe(readRecords()['Campfire Crackle']?.sha256);
  });
});

/** Loudest tenth of a second, as heard, over the median one. */
function surgeDb({ left, right }: Stereo): number {
  const weighted = [kWeighted(left), kWeighted(right)];
  const size = SAMPLE_RATE / 10;
  const power = (channel: Float64Array, tenth: number) =>
    channel.subarray(tenth * size, (tenth + 1) * size).reduce((sum, x) => sum + x * x, 0);
  const powers = Array.from({ length: TRACK_LOOP_S * 10 }, (_, tenth) =>
    weighted.reduce((sum, channel) => sum + power(channel, tenth), 0),
  ).sort((a, b) => a - b);
  return 10 * Math.log10((powers.at(-1) ?? 0) / (powers[powers.length / 2] ?? 0));
}
