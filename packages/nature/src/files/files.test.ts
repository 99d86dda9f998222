import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { pngFile } from '../pictures/png.ts';
import { withMargins } from './encode.ts';
import { fingerprint, mp3Path, picturePath } from './track-files.ts';
import { wavFile } from './wav.ts';

const MARGIN_SAMPLES = 2 * 0.25 * 48_000;

describe('withMargins', () => {
  it('puts the end before the beginning and the beginning after the end', () => {
    const loop = Int32Array.from({ length: 60_000 }, (_, i) => i);
    const file = withMargins(loop);
    expect(file).toHaveLength(60_000 + 2 * MARGIN_SAMPLES);
    expect(file[MARGIN_SAMPLES]).toBe(0);
    expect(file[MARGIN_SAMPLES - 1]).toBe(59_999);
    expect(file[0]).toBe(60_000 - MARGIN_SAMPLES);
    expect(file[MARGIN_SAMPLES + 60_000]).toBe(0);
    expect(file.at(-1)).toBe(MARGIN_SAMPLES - 1);
  });
});

describe('wavFile', () => {
  it('is a 24-bit stereo file at 48 kHz', () => {
    const file = wavFile(Int32Array.of(1, -2, 8_388_607, -8_388_608));
    expect(file.toString('ascii', 0, 4)).toBe('RIFF');
    expect(file.readUInt32LE(4)).toBe(file.length - 8);
    expect(file.readUInt16LE(22)).toBe(2);
    expect(file.readUInt32LE(24)).toBe(48_000);
    expect(file.readUInt32LE(28)).toBe(288_000);
    expect(file.readUInt32LE(40)).toBe(12);
    expect([44, 47, 50, 53].map((at) => file.readIntLE(at, 3))).toEqual([
      1, -2, 8_388_607, -8_388_608,
    ]);
  });
});

describe('pngFile', () => {
  it('holds the pixels row by row behind a filter byte', () => {
    const file = pngFile(2, Uint8Array.of(0, 1, 1, 0), [
      [255, 0, 0],
      [0, 0, 255],
    ]);
    expect(file.readUInt32BE(16)).toBe(2);
    expect(file.readUInt32BE(20)).toBe(2);
    const data = file.indexOf('IDAT');
    const length = file.readUInt32BE(data - 4);
    const pixels = inflateSync(file.subarray(data + 4, data + 4 + length));
    expect([...pixels]).toEqual([0, 0, 1, 0, 1, 0]);
  });
});

describe('the places of a track', () => {
  it('are its exact name for the sound and a slug for the picture', () => {
    expect(mp3Path('Serene Rain')).toMatch(/packages\/nature\/tracks\/Serene Rain\.mp3$/);
    expect(picturePath('Serene Rain')).toMatch(/docs\/sound\/serene-rain\.png$/);
  });
});

describe('fingerprint', () => {
  it('changes with any sample', () => {
    const one = fingerprint(Int32Array.of(1, 2, 3));
    expect(one).toMatch(/^[0-9a-f]{64}$/);
    expect(one).not.toBe(fingerprint(Int32Array.of(1, 2, 4)));
  });
});
