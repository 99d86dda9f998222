import { describe, expect, it } from 'vitest';
import { infoFrame, MP3_FRAME, titleTag } from './mp3-frames.ts';
import { CHUNK, eachChunk } from './make-file.ts';
import { wavHeader } from './wav-file.ts';
import { ditheredNumber, ditherOf, wholeNumber } from './whole-numbers.ts';

describe('the head of a WAV file', () => {
  it('says the sizes of a file that RIFF can say', () => {
    const head = Buffer.from(wavHeader({ title: 'Odd', samples: 1000 }, 16));
    expect(head.toString('latin1', 0, 4)).toBe('RIFF');
    expect(head.readUInt32LE(4)).toBe(head.length - 8 + 4000);
    expect(head.readUInt32LE(head.length - 4)).toBe(4000);
  });

  it('is RF64 beyond 4 GB, with the sizes in 64 bits', () => {
    const samples = 8 * 3600 * 48_000;
    const head = Buffer.from(wavHeader({ title: 'Night', samples }, 24));
    expect(head.toString('latin1', 0, 4)).toBe('RF64');
    expect(head.toString('latin1', 12, 16)).toBe('ds64');
    expect(head.readBigUInt64LE(20)).toBe(BigInt(head.length - 8 + 6 * samples));
    expect(head.readBigUInt64LE(28)).toBe(BigInt(6 * samples));
    expect(head.readBigUInt64LE(36)).toBe(BigInt(samples));
    expect(head.readUInt32LE(head.length - 4)).toBe(2 ** 32 - 1);
  });
});

describe('whole numbers', () => {
  it('are the nearest, kept in range', () => {
    expect(wholeNumber(0.5, 16)).toBe(16_384);
    expect(wholeNumber(2, 16)).toBe(32_767);
    expect(wholeNumber(-2, 24)).toBe(-(2 ** 23));
  });

  it('have a dither that is triangular, even and the same for each sample', () => {
    const noise = Array.from({ length: 200_000 }, (_, i) => ditherOf(i));
    const mean = noise.reduce((sum, x) => sum + x, 0) / noise.length;
    const power = noise.reduce((sum, x) => sum + x * x, 0) / noise.length;
    expect(mean).toBeCloseTo(0, 2);
    expect(power).toBeCloseTo(1 / 6, 2);
    const beside = noise.slice(1).reduce((sum, x, i) => sum + x * (noise[i] ?? 0), 0);
    expect(beside / noise.length).toBeCloseTo(0, 2);
    expect(ditherOf(12_345)).toBe(noise[12_345]);
  });

  it('keep a tone quieter than a step, and silence silent', () => {
    const steps = Array.from({ length: 48_000 }, (_, i) => {
      const sample = (0.4 / 32_768) * Math.sin((2 * Math.PI * 205 * i) / 48_000 + 1e-3);
      return ditheredNumber(sample, i) * Math.sin((2 * Math.PI * 205 * i) / 48_000 + 1e-3);
    });
    expect((2 * steps.reduce((sum, x) => sum + x, 0)) / steps.length).toBeCloseTo(0.4, 1);
    expect(ditheredNumber(0, 7)).toBe(0);
  });
});

describe('the frames of an MP3 file', () => {
  it('say what to drop so that the samples are left', () => {
    const [samples, frames] = [100_000, 89];
    const frame = Buffer.from(infoFrame({ samples, frames }));
    const lame = frame.indexOf('LAME');
    const [a = 0, b = 0, c = 0] = frame.subarray(lame + 21, lame + 24);
    const delay = (a << 4) | (b >> 4);
    const padding = ((b & 15) << 8) | c;
    expect(frames * MP3_FRAME - delay - padding).toBe(samples);
  });

  it('have a title of any length', () => {
    const tag = Buffer.from(titleTag('ü'.repeat(80)));
    expect(tag.toString('latin1', 0, 3)).toBe('ID3');
    expect(((tag[8] ?? 0) << 7) | (tag[9] ?? 0)).toBe(tag.length - 10);
  });
});

describe('chunks', () => {
  it('come in their order, whoever is ready first, and no more ahead than asked', async () => {
    let open = 0;
    let most = 0;
    const firsts: number[] = [];
    const work = {
      samples: CHUNK * 9 + 5,
      ahead: 3,
      async chunk(first: number, count: number) {
        open += 1;
        most = Math.max(most, open);
        for (let i = 0; i < 10 - (first % 7); i += 1) await Promise.resolve();
        open -= 1;
        return { left: new Float32Array(count).fill(first), right: new Float32Array(count) };
      },
    };
    await eachChunk(work, ({ left }) => Promise.resolve(void firsts.push(left[0] ?? -1)));
    expect(firsts).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((i) => i * CHUNK));
    expect(most).toBeLessThanOrEqual(3);
  });
});
