/** One bar of a chart, in shares of its box: x from the left, height from the foot. */
export interface Bar {
  readonly x: number;
  readonly width: number;
  readonly height: number;
}

/** Part of each day's place that its bar fills. */
const FILLED = 0.72;

/** The bars of some days on an axis that ends at `end`. */
export function dayBars(values: readonly number[], end: number): readonly Bar[] {
  const place = 1 / values.length;
  return values.map((value, index) => ({
    x: (index + (1 - FILLED) / 2) * place,
    width: FILLED * place,
    height: value / end,
  }));
}

/** Indices of the days that an axis names: some four of them, evenly apart, the last one always. */
export function namedDays(count: number): readonly number[] {
  const step = Math.ceil(count / 4);
  return Array.from(
    { length: Math.ceil(count / step) },
    (_, n) => count - 1 - n * step,
  ).toReversed();
}

/** A part of a bar in an ink of its own. */
export interface BarPart {
  readonly value: number;
  /** CSS colour. */
  readonly ink: string;
}

/** The parts of a bar one on the other, in shares of its height; together they are never higher than the bar. */
export function stackedParts(
  parts: readonly BarPart[],
  value: number,
): readonly { readonly ink: string; readonly from: number; readonly to: number }[] {
  const whole = Math.max(
    value,
    parts.reduce((sum, part) => sum + part.value, 0),
  );
  if (whole === 0) return [];
  let below = 0;
  return parts.map((part) => {
    const from = below;
    below += part.value / whole;
    return { ink: part.ink, from, to: below };
  });
}
