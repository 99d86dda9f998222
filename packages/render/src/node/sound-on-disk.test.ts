import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRandom } from '@overtone/engine/dsp/random';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { soundOnDisk } from './sound-on-disk.ts';
import { TRACK_SAMPLES } from './track-file.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'overtone-sound-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

it('gives the samples of both channels wherever it is asked, and puts them where they are wanted', () => {
  const { uniform } = createRandom(5);
  const floats = Float32Array.from({ length: 2 * TRACK_SAMPLES }, () => uniform());
  const path = join(folder, 'track.floats');
  writeFileSync(path, floats);
  const sound = soundOnDisk(path);
  const into = { left: new Float32Array(600), right: new Float32Array(600) };
  const places = [0, 100, 16_300, 16_384, 50_000, TRACK_SAMPLES - 258, 3];
  for (let i = 0; i < 50; i += 1) places.push(Math.floor(uniform() * (TRACK_SAMPLES - 258)));
  for (const first of places) {
    sound.read(into, 7, first, 258);
    expect(into.left.subarray(7, 265)).toEqual(floats.subarray(first, first + 258));
    const right = TRACK_SAMPLES + first;
    expect(into.right.subarray(7, 265)).toEqual(floats.subarray(right, right + 258));
  }
});
