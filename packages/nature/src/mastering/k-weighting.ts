type Biquad = readonly [b0: number, b1: number, b2: number, a1: number, a2: number];

// ITU-R BS.1770-4, tables 1 and 2, given there for 48 kHz.
const HEAD: Biquad = [
  1.53512485958697, -2.69169618940638, 1.19839281085285, -1.69065929318241, 0.73248077421585,
];
const LOW_CUT: Biquad = [1, -2, 1, -1.99004745483398, 0.99007225036621];

/** A 48 kHz channel as loudness is measured: raised above 2 kHz, cut below 60 Hz. */
export function kWeighted(channel: Float64Array): Float64Array {
  return filtered(filtered(channel, HEAD), LOW_CUT);
}

function filtered(input: Float64Array, [b0, b1, b2, a1, a2]: Biquad): Float64Array {
  const out = new Float64Array(input.length);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  for (let i = 0; i < input.length; i++) {
    const x = input[i]!;
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    out[i] = y;
  }
  return out;
}
