import { describe, expect, it } from 'vitest';
import { fft, inverseFft, powerSpectrum } from './fft.ts';
import { createRandom } from './random.ts';

describe('fft', () => {
  it.each([1, 2, 3, 4, 5, 7, 8, 11, 12, 35, 60, 77, 98, 210])(
    'agrees with the definition at length %i',
    (size) => {
      const { re, im } = noise(size, size);
      const expected = directTransform(re, im);
      fft(re, im);
      expect(largestDifference(re, expected.re)).toBeLessThan(1e-12);
      expect(largestDifference(im, expected.im)).toBeLessThan(1e-12);
    },
  );

  it.each([88_200, 96_000])('comes back and keeps the energy at length %i', (size) => {
    const original = noise(size, 5);
    const re = original.re.slice();
    const im = original.im.slice();
    fft(re, im);
    expect(energy(re, im) / size / energy(original.re, original.im)).toBeCloseTo(1, 12);
    inverseFft(re, im);
    expect(largestDifference(re, original.re)).toBeLessThan(1e-13);
    expect(largestDifference(im, original.im)).toBeLessThan(1e-13);
  });

  it('puts a complex exponential into its one bin, positive frequencies first', () => {
    const size = 88_200;
    const bin = 4_321;
    const re = Float64Array.from({ length: size }, (_, n) =>
      Math.cos((2 * Math.PI * bin * n) / size),
    );
    const im = Float64Array.from({ length: size }, (_, n) =>
      Math.sin((2 * Math.PI * bin * n) / size),
    );
    fft(re, im);
    expect(re[bin]).toBeCloseTo(size, 6);
    expect(re[size - bin]).toBeCloseTo(0, 6);
    expect(energy(re, im)).toBeCloseTo(size ** 2, -2);
  });

  it('refuses buffers of different length and lengths with a large prime factor', () => {
    expect(() => fft(new Float64Array(4), new Float64Array(5))).toThrow(RangeError);
    expect(() => fft(new Float64Array(37), new Float64Array(37))).toThrow('prime factor above 31');
  });
});

describe('powerSpectrum', () => {
  it('shows a real cosine at its frequency with (amplitude N / 2) squared', () => {
    const size = 480;
    const spectrum = powerSpectrum(
      Float32Array.from({ length: size }, (_, n) => 0.5 * Math.cos((2 * Math.PI * 7 * n) / size)),
    );
    expect(spectrum).toHaveLength(size / 2 + 1);
    expect(spectrum[7]).toBeCloseTo((0.5 * size) ** 2 / 4, 2);
    expect(spectrum[8]).toBeCloseTo(0, 6);
  });
});

function noise(size: number, seed: number) {
  const random = createRandom(seed);
  return {
    re: Float64Array.from({ length: size }, random.gaussian),
    im: Float64Array.from({ length: size }, random.gaussian),
  };
}

function directTransform(re: Float64Array, im: Float64Array) {
  const size = re.length;
  const out = { re: new Float64Array(size), im: new Float64Array(size) };
  for (let k = 0; k < size; k++) {
    let sr = 0;
    let si = 0;
    for (let n = 0; n < size; n++) {
      const angle = (-2 * Math.PI * ((k * n) % size)) / size;
      sr += (re[n] ?? 0) * Math.cos(angle) - (im[n] ?? 0) * Math.sin(angle);
      si += (re[n] ?? 0) * Math.sin(angle) + (im[n] ?? 0) * Math.cos(angle);
    }
    out.re[k] = sr;
    out.im[k] = si;
  }
  return out;
}

function energy(re: Float64Array, im: Float64Array): number {
  return re.reduce((sum, x, i) => sum + x * x + (im[i] ?? 0) ** 2, 0);
}

function largestDifference(a: Float64Array, b: Float64Array): number {
  return a.reduce((most, x, i) => Math.max(most, Math.abs(x - (b[i] ?? 0))), 0);
}
