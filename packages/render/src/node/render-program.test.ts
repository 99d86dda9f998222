import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AudioFormat, expectedBytes, type WavBits } from '@overtone/domain/audio-file/formats';
import type { Program } from '@overtone/domain/program/program';
import { frequencyNear } from '@overtone/testkit/tone-analysis';
import { OfflineAudioContext } from 'node-web-audio-api';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Stereo } from '../samples/sound-source.ts';
import { sampleRenderer } from '../samples/sample-renderer.ts';
import { samplesOf, scoreOfProgram } from '../score/program-score.ts';
import { renderProgram } from './render-program.ts';

const TRACKS = new URL('../../../nature/tracks/', import.meta.url);

const PROGRAM: Program = {
  name: 'Nächte',
  start: {
    slowHz: 3,
    fastHz: 12,
    strength: 0.4,
    hue: 190,
    carrierHz: 205,
    waveform: 'Sine',
    volume: 0.5,
    sound: 'off',
    soundVolume: 0.3,
  },
  course: [
    { kind: 'stage', lengthMs: 1500, curve: 'hold', to: {} },
    { kind: 'stage', lengthMs: 1003, curve: 'smooth', to: { fastHz: 8, sound: 'pink' } },
  ],
  fadeMs: 1000,
};

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'overtone-render-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function render(
  format: AudioFormat,
  more: { wavBits?: WavBits; signal?: AbortSignal; program?: Program } = {},
) {
  const path = join(folder, `night.${format}`);
  const order = {
    program: PROGRAM,
    path,
    format,
    wavBits: 24 as const,
    tracks: TRACKS,
    threads: 2,
  };
  return renderProgram({ ...order, ...more }).then(() => readFileSync(path));
}

async function decoded(file: Buffer): Promise<Stereo> {
  const context = new OfflineAudioContext(2, 1, 48_000);
  const buffer = await context.decodeAudioData(Uint8Array.from(file).buffer);
  return { left: buffer.getChannelData(0), right: buffer.getChannelData(1) };
}

function largestDifference(one: Stereo, other: Stereo): number {
  expect(one.left.length).toBe(other.left.length);
  let most = 0;
  for (const channel of ['left', 'right'] as const) {
    for (let i = 0; i < one[channel].length; i += 1) {
      most = Math.max(most, Math.abs((one[channel][i] ?? 9) - (other[channel][i] ?? 0)));
    }
  }
  return most;
}

const samples = samplesOf(PROGRAM);
const expected = sampleRenderer(scoreOfProgram(PROGRAM), 48_000, () => null)(0, samples);

describe('what is said of the size of a file', () => {
  it.each([
    ['flac', 'off'],
    ['flac', 'Serene Rain'],
    ['flac', 'pink'],
    ['mp3', 'off'],
    ['opus', 'off'],
    ['wav', 'off'],
  ] as const)('is near it in %s with a background that is %s', async (format, sound) => {
    const { start } = PROGRAM;
    const program: Program = {
      ...PROGRAM,
      start: { ...start, volume: 0.1, sound, soundVolume: 0.05 },
      course: [{ kind: 'stage', lengthMs: 20_000, curve: 'hold', to: {} }],
    };
    const { length } = await render(format, { program });
    const ratio = expectedBytes(format, program) / length;
    expect(ratio).toBeGreaterThan(0.75);
    expect(ratio).toBeLessThan(1.35);
  });
});

describe('a program rendered to a file', () => {
  it.each([
    ['wav', 32, 0],
    ['wav', 24, 2 ** -23],
    ['wav', 16, 2 ** -14],
    ['flac', 24, 2 ** -23],
  ] as const)(
    'holds in %s of %i bits every sample, off by %d at most',
    async (format, wavBits, most) => {
      const heard = await decoded(await render(format, { wavBits }));
      expect(largestDifference(heard, expected)).toBeLessThanOrEqual(most);
    },
  );

  it('is in MP3 as long to the sample, and has its tone', async () => {
    const { left } = await decoded(await render('mp3'));
    expect(left.length).toBe(samples);
    const stretch = left.slice(9600, 57_600);
    expect(frequencyNear(stretch, 48_000, 205)).toBeCloseTo(205, 3);
  });

  it('is in MP3 as loud', async () => {
    const heard = await decoded(await render('mp3'));
    const energy = ({ left }: Stereo) => left.reduce((sum, sample) => sum + sample * sample, 0);
    expect(Math.abs(10 * Math.log10(energy(heard) / energy(expected)))).toBeLessThan(0.01);
  });

  it('says in Opus where it ends to the sample', async () => {
    const file = await render('opus');
    const last = file.lastIndexOf('OggS');
    const preSkip = file.readUInt16LE(file.indexOf('OpusHead') + 10);
    expect(Number(file.readBigUInt64LE(last + 6))).toBe(samples + preSkip);
  });

  it.each(['wav', 'flac', 'mp3', 'opus'] as const)('bears its title in %s', async (format) => {
    expect((await render(format)).includes(Buffer.from(PROGRAM.name))).toBe(true);
  });

  it('leaves nothing behind when it is cancelled, and what was there', async () => {
    const path = join(folder, 'night.flac');
    writeFileSync(path, 'what was there');
    const ended = new AbortController();
    ended.abort(new Error('enough'));
    await expect(render('flac', { signal: ended.signal })).rejects.toThrow('enough');
    expect(readdirSync(folder)).toEqual(['night.flac']);
    expect(readFileSync(path, 'utf8')).toBe('what was there');
  });

  it('leaves nothing behind when a track cannot be read', async () => {
    const order = {
      format: 'wav',
      wavBits: 16,
      threads: 1,
      tracks: new URL('file:///none/'),
    } as const;
    const program = { ...PROGRAM, start: { ...PROGRAM.start, sound: 'Serene Rain' as const } };
    const path = join(folder, 'rain.wav');
    await expect(renderProgram({ ...order, program, path })).rejects.toThrow('ENOENT');
    expect(existsSync(path) || existsSync(`${path}.part`)).toBe(false);
  });
});
