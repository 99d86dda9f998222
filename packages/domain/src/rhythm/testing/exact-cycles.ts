import type { Glide } from '../glide.ts';

/** Decimals that the reference is worked out with, as a power of ten. */
const ONE = 10n ** 40n;

/** A double as the exact fraction that it is, to 40 decimals. */
function fixed(value: number): bigint {
  let scale = 1n;
  let whole = value;
  while (!Number.isInteger(whole)) {
    whole *= 2;
    scale *= 2n;
  }
  return (BigInt(whole) * ONE) / scale;
}

const times = (a: bigint, b: bigint) => (a * b) / ONE;
const over = (a: bigint, b: bigint) => (a * ONE) / b;

/** Natural logarithm by 2 artanh((x - 1) / (x + 1)), after taking out powers of two. */
function logarithm(x: bigint): bigint {
  let value = x;
  let twos = 0n;
  for (; value > 2n * ONE; twos += 1n) value /= 2n;
  for (; value < ONE / 2n; twos -= 1n) value *= 2n;
  const series = (y: bigint) => {
    const z = over(y - ONE, y + ONE);
    const square = times(z, z);
    let sum = 0n;
    for (let [term, k] = [z, 1n]; term !== 0n; term = times(term, square), k += 2n) sum += term / k;
    return 2n * sum;
  };
  return series(value) + twos * series(2n * ONE);
}

/** Mean of e^(u y) for y from 0 to 1 as its power series, which has no quotient that could lose digits. */
function meanExponential(u: bigint): bigint {
  let sum = 0n;
  for (let [term, k] = [ONE, 1n]; term !== 0n; k += 1n, term = times(term, u) / k) sum += term;
  return sum;
}

/** Both integrals of the polynomial curves are exact in rational numbers; see `curve.ts` for the curves. */
const MEAN: Readonly<Record<Glide['curve'], (from: bigint, to: bigint, x: bigint) => bigint>> = {
  hold: (_, to) => to,
  straight: (from, to, x) => from + times(to - from, x) / 2n,
  smooth: (from, to, x) => {
    const square = times(x, x);
    return from + times(to - from, square - times(square, x) / 2n);
  },
  exponential: (from, to, x) =>
    from === to ? to : times(from, meanExponential(times(logarithm(over(to, from)), x))),
};

/** Cycles of a glide up to `elapsed`, within its stretch, worked out to some 35 digits. For tests. */
export function exactCycles({ curve, fromHz, toHz, lengthS }: Glide, elapsed: number): number {
  const x = over(fixed(elapsed), fixed(lengthS));
  const mean = MEAN[curve](fixed(fromHz), fixed(toHz), x);
  return Number(times(mean, fixed(elapsed))) / Number(ONE);
}
