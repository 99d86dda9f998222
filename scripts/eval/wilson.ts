/** A share with the 95 % Wilson interval around it; all three from 0 to 1. */
export interface ShareWithInterval {
  readonly share: number;
  readonly from: number;
  readonly to: number;
}

const Z_95 = 1.959964;

/** How sure `hits` of `count` makes one of the share behind it: the Wilson score interval at 95 %. */
export function wilson(hits: number, count: number): ShareWithInterval {
  if (count === 0) return { share: 0, from: 0, to: 1 };
  const share = hits / count;
  const square = Z_95 * Z_95;
  const middle = share + square / (2 * count);
  const reach = Z_95 * Math.sqrt((share * (1 - share)) / count + square / (4 * count * count));
  const scale = 1 + square / count;
  return {
    share,
    from: Math.max(0, (middle - reach) / scale),
    to: Math.min(1, (middle + reach) / scale),
  };
}
