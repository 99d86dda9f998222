import { rootsOfUnity, type RootsOfUnity } from './roots-of-unity.ts';

type ComplexBuffer = { readonly re: Float64Array; readonly im: Float64Array };

/** One pass of the transform: `stride` interleaved transforms of `length` points each. */
export type Pass = {
  readonly from: ComplexBuffer;
  readonly to: ComplexBuffer;
  readonly length: number;
  readonly stride: number;
  /** Roots of the whole transform's order, `length * stride`. */
  readonly roots: RootsOfUnity;
};

type Butterfly = (pass: Pass) => void;

/** The pass for a radix: written out for 2, 3, 4 and 5, by the definition for other primes. */
export function butterflyFor(radix: number): Butterfly {
  return WRITTEN_OUT.get(radix) ?? ((pass) => byDefinition(radix, pass));
}

const WRITTEN_OUT = new Map<number, Butterfly>([
  [2, radix2],
  [3, radix3],
  [4, radix4],
  [5, radix5],
]);

function radix2({ from, to, length, stride, roots }: Pass): void {
  const { re: xr, im: xi } = from;
  const { re: yr, im: yi } = to;
  const half = length / 2;
  const w = new Float64Array(2);
  for (let j = 0; j < half; j++) {
    roots.write(j * stride, w);
    const wr = w[0]!;
    const wi = w[1]!;
    for (let q = 0; q < stride; q++) {
      const a = q + stride * j;
      const b = a + stride * half;
      const o = q + stride * 2 * j;
      const dr = xr[a]! - xr[b]!;
      const di = xi[a]! - xi[b]!;
      yr[o] = xr[a]! + xr[b]!;
      yi[o] = xi[a]! + xi[b]!;
      yr[o + stride] = dr * wr - di * wi;
      yi[o + stride] = dr * wi + di * wr;
    }
  }
}

function radix3({ from, to, length, stride, roots }: Pass): void {
  const { re: xr, im: xi } = from;
  const { re: yr, im: yi } = to;
  const third = length / 3;
  const sin60 = Math.sqrt(3) / 2;
  const w = new Float64Array(2);
  for (let j = 0; j < third; j++) {
    roots.write(j * stride, w);
    const w1r = w[0]!;
    const w1i = w[1]!;
    const w2r = w1r * w1r - w1i * w1i;
    const w2i = 2 * w1r * w1i;
    for (let q = 0; q < stride; q++) {
      const a = q + stride * j;
      const b = a + stride * third;
      const c = b + stride * third;
      const o = q + stride * 3 * j;
      const sr = xr[b]! + xr[c]!;
      const si = xi[b]! + xi[c]!;
      const mr = xr[a]! - sr / 2;
      const mi = xi[a]! - si / 2;
      const nr = sin60 * (xi[b]! - xi[c]!);
      const ni = -sin60 * (xr[b]! - xr[c]!);
      yr[o] = xr[a]! + sr;
      yi[o] = xi[a]! + si;
      yr[o + stride] = (mr + nr) * w1r - (mi + ni) * w1i;
      yi[o + stride] = (mr + nr) * w1i + (mi + ni) * w1r;
      yr[o + 2 * stride] = (mr - nr) * w2r - (mi - ni) * w2i;
      yi[o + 2 * stride] = (mr - nr) * w2i + (mi - ni) * w2r;
    }
  }
}

function radix4({ from, to, length, stride, roots }: Pass): void {
  const { re: xr, im: xi } = from;
  const { re: yr, im: yi } = to;
  const quarter = length / 4;
  const w = new Float64Array(2);
  for (let j = 0; j < quarter; j++) {
    roots.write(j * stride, w);
    const w1r = w[0]!;
    const w1i = w[1]!;
    const w2r = w1r * w1r - w1i * w1i;
    const w2i = 2 * w1r * w1i;
    const w3r = w1r * w2r - w1i * w2i;
    const w3i = w1r * w2i + w1i * w2r;
    for (let q = 0; q < stride; q++) {
      const a = q + stride * j;
      const b = a + stride * quarter;
      const c = b + stride * quarter;
      const d = c + stride * quarter;
      const o = q + stride * 4 * j;
      const evenSumR = xr[a]! + xr[c]!;
      const evenSumI = xi[a]! + xi[c]!;
      const evenDifR = xr[a]! - xr[c]!;
      const evenDifI = xi[a]! - xi[c]!;
      const oddSumR = xr[b]! + xr[d]!;
      const oddSumI = xi[b]! + xi[d]!;
      const oddDifR = xi[b]! - xi[d]!;
      const oddDifI = xr[d]! - xr[b]!;
      const y1r = evenDifR + oddDifR;
      const y1i = evenDifI + oddDifI;
      const y2r = evenSumR - oddSumR;
      const y2i = evenSumI - oddSumI;
      const y3r = evenDifR - oddDifR;
      const y3i = evenDifI - oddDifI;
      yr[o] = evenSumR + oddSumR;
      yi[o] = evenSumI + oddSumI;
      yr[o + stride] = y1r * w1r - y1i * w1i;
      yi[o + stride] = y1r * w1i + y1i * w1r;
      yr[o + 2 * stride] = y2r * w2r - y2i * w2i;
      yi[o + 2 * stride] = y2r * w2i + y2i * w2r;
      yr[o + 3 * stride] = y3r * w3r - y3i * w3i;
      yi[o + 3 * stride] = y3r * w3i + y3i * w3r;
    }
  }
}

const COS_72 = Math.cos((2 * Math.PI) / 5);
const SIN_72 = Math.sin((2 * Math.PI) / 5);
const COS_144 = Math.cos((4 * Math.PI) / 5);
const SIN_144 = Math.sin((4 * Math.PI) / 5);

function radix5({ from, to, length, stride, roots }: Pass): void {
  const { re: xr, im: xi } = from;
  const { re: yr, im: yi } = to;
  const fifth = length / 5;
  const w = new Float64Array(2);
  for (let j = 0; j < fifth; j++) {
    roots.write(j * stride, w);
    const w1r = w[0]!;
    const w1i = w[1]!;
    const w2r = w1r * w1r - w1i * w1i;
    const w2i = 2 * w1r * w1i;
    const w3r = w1r * w2r - w1i * w2i;
    const w3i = w1r * w2i + w1i * w2r;
    const w4r = w2r * w2r - w2i * w2i;
    const w4i = 2 * w2r * w2i;
    for (let q = 0; q < stride; q++) {
      const a = q + stride * j;
      const b = a + stride * fifth;
      const c = b + stride * fifth;
      const d = c + stride * fifth;
      const e = d + stride * fifth;
      const o = q + stride * 5 * j;
      const outerSumR = xr[b]! + xr[e]!;
      const outerSumI = xi[b]! + xi[e]!;
      const outerDifR = xr[b]! - xr[e]!;
      const outerDifI = xi[b]! - xi[e]!;
      const innerSumR = xr[c]! + xr[d]!;
      const innerSumI = xi[c]! + xi[d]!;
      const innerDifR = xr[c]! - xr[d]!;
      const innerDifI = xi[c]! - xi[d]!;
      const m1r = xr[a]! + COS_72 * outerSumR + COS_144 * innerSumR;
      const m1i = xi[a]! + COS_72 * outerSumI + COS_144 * innerSumI;
      const m2r = xr[a]! + COS_144 * outerSumR + COS_72 * innerSumR;
      const m2i = xi[a]! + COS_144 * outerSumI + COS_72 * innerSumI;
      const n1r = SIN_72 * outerDifI + SIN_144 * innerDifI;
      const n1i = -SIN_72 * outerDifR - SIN_144 * innerDifR;
      const n2r = SIN_144 * outerDifI - SIN_72 * innerDifI;
      const n2i = -SIN_144 * outerDifR + SIN_72 * innerDifR;
      yr[o] = xr[a]! + outerSumR + innerSumR;
      yi[o] = xi[a]! + outerSumI + innerSumI;
      yr[o + stride] = (m1r + n1r) * w1r - (m1i + n1i) * w1i;
      yi[o + stride] = (m1r + n1r) * w1i + (m1i + n1i) * w1r;
      yr[o + 2 * stride] = (m2r + n2r) * w2r - (m2i + n2i) * w2i;
      yi[o + 2 * stride] = (m2r + n2r) * w2i + (m2i + n2i) * w2r;
      yr[o + 3 * stride] = (m2r - n2r) * w3r - (m2i - n2i) * w3i;
      yi[o + 3 * stride] = (m2r - n2r) * w3i + (m2i - n2i) * w3r;
      yr[o + 4 * stride] = (m1r - n1r) * w4r - (m1i - n1i) * w4i;
      yi[o + 4 * stride] = (m1r - n1r) * w4i + (m1i - n1i) * w4r;
    }
  }
}

function byDefinition(radix: number, { from, to, length, stride, roots }: Pass): void {
  const { re: xr, im: xi } = from;
  const { re: yr, im: yi } = to;
  const part = length / radix;
  const w = new Float64Array(2);
  const small = rootsOfUnity(radix);
  const smallRoots = Array.from({ length: radix }, (_, k) => {
    small.write(k, w);
    return [w[0]!, w[1]!] as const;
  });
  for (let j = 0; j < part; j++) {
    for (let k = 0; k < radix; k++) {
      roots.write(j * k * stride, w);
      const wr = w[0]!;
      const wi = w[1]!;
      for (let q = 0; q < stride; q++) {
        let sr = 0;
        let si = 0;
        for (let r = 0; r < radix; r++) {
          const i = q + stride * (j + part * r);
          const [cr, ci] = smallRoots[(r * k) % radix]!;
          sr += xr[i]! * cr - xi[i]! * ci;
          si += xr[i]! * ci + xi[i]! * cr;
        }
        const o = q + stride * (radix * j + k);
        yr[o] = sr * wr - si * wi;
        yi[o] = sr * wi + si * wr;
      }
    }
  }
}
