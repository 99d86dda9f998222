/** `exp(-2 pi i k / size)` for any integer k >= 0, split so that two short tables serve all k. */
export type RootsOfUnity = {
  readonly size: number;
  /** Writes the root's real and imaginary part into `out[0]` and `out[1]`. */
  readonly write: (k: number, out: Float64Array) => void;
};

/**
 * The roots of unity of an order, from two tables of about sqrt(size) entries: the root k = hi * width + lo
 * is the product of one entry of each, exact to a few units in the last place.
 */
export function rootsOfUnity(size: number): RootsOfUnity {
  const width = Math.ceil(Math.sqrt(size));
  const [loCos, loSin] = circle(width, size, 1);
  const [hiCos, hiSin] = circle(width, size, width);
  return {
    size,
    write(k, out) {
      const index = k % size;
      const hi = Math.floor(index / width);
      const lo = index - hi * width;
      const c = hiCos[hi]!;
      const s = hiSin[hi]!;
      out[0] = c * loCos[lo]! - s * loSin[lo]!;
      out[1] = c * loSin[lo]! + s * loCos[lo]!;
    },
  };
}

function circle(count: number, size: number, step: number): [Float64Array, Float64Array] {
  const angle = (k: number) => (-2 * Math.PI * k * step) / size;
  return [
    Float64Array.from({ length: count }, (_, k) => Math.cos(angle(k))),
    Float64Array.from({ length: count }, (_, k) => Math.sin(angle(k))),
  ];
}
