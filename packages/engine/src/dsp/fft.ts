/**
 * Complex Fourier transform of any length whose prime factors are small (2, 3, 5, 7, ...), in
 * double precision. Stockham's self-sorting form: each pass reads one buffer and writes the other,
 * so there is no bit reversal and the result arrives in natural order.
 */
import { butterflyFor, type Pass } from './fft-butterflies.ts';
import { rootsOfUnity } from './roots-of-unity.ts';

const LARGEST_PRIME = 31;

/**
 * Forward transform in place: `X[k] = sum x[n] exp(-2 pi i k n / N)`, unscaled.
 * @throws RangeError when the lengths differ or N has a prime factor above 31.
 */
export function fft(re: Float64Array, im: Float64Array): void {
  const size = re.length;
  if (im.length !== size) throw new RangeError('fft: re and im differ in length');
  const roots = rootsOfUnity(size);
  let from: Pass['from'] = { re, im };
  let to: Pass['to'] = { re: new Float64Array(size), im: new Float64Array(size) };
  let length = size;
  let stride = 1;
  for (const radix of radicesOf(size)) {
    butterflyFor(radix)({ from, to, length, stride, roots });
    [from, to] = [to, from];
    length /= radix;
    stride *= radix;
  }
  if (from.re !== re) {
    re.set(from.re);
    im.set(from.im);
  }
}

/** Inverse of {@link fft} in place, scaled by 1/N, with the same errors. */
export function inverseFft(re: Float64Array, im: Float64Array): void {
  fft(im, re);
  const scale = 1 / re.length;
  for (let i = 0; i < re.length; i++) {
    re[i]! *= scale;
    im[i]! *= scale;
  }
}

/** Power spectrum `|X[k]|^2` of a real signal for k = 0..N/2, unscaled; errors as {@link fft}. */
export function powerSpectrum(signal: ArrayLike<number>): Float64Array {
  const re = Float64Array.from(signal);
  const im = new Float64Array(re.length);
  fft(re, im);
  return Float64Array.from(
    { length: Math.floor(re.length / 2) + 1 },
    (_, k) => re[k]! ** 2 + im[k]! ** 2,
  );
}

/** Whether {@link fft} takes a signal of this length: a whole number without a prime factor above 31. */
export function isTransformable(size: number): boolean {
  return Number.isInteger(size) && factorsOf(size).rest === 1;
}

function radicesOf(size: number): number[] {
  const { radices, rest } = factorsOf(size);
  if (rest > 1) {
    throw new RangeError(`fft: length ${size} has a prime factor above ${LARGEST_PRIME}`);
  }
  return radices;
}

/** The factors of passes, and what is left that none of them divides. */
function factorsOf(size: number): { readonly radices: number[]; readonly rest: number } {
  const radices: number[] = [];
  let rest = size;
  for (const radix of [4, 2, 3, 5, 7]) {
    for (; rest % radix === 0 && rest > 1; rest /= radix) radices.push(radix);
  }
  for (let prime = 11; rest > 1 && prime <= LARGEST_PRIME; prime += 2) {
    for (; rest % prime === 0; rest /= prime) radices.push(prime);
  }
  return { radices, rest };
}
