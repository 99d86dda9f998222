// What rhythm a place of the screen really shows, from samples at uneven times.

/** Brightness of a place at a time, in seconds. */
export interface Sample {
  readonly at: number;
  readonly level: number;
}

/** A sine found in samples. */
export interface Sine {
  readonly hz: number;
  /** In cycles, at time 0. */
  readonly phase: number;
  readonly amplitude: number;
}

/** The sine of a frequency that fits the samples best, by least squares around their mean. */
export function sineAt(samples: readonly Sample[], hz: number): Sine {
  const mean = samples.reduce((sum, { level }) => sum + level, 0) / samples.length;
  let [cc, ss, cs, yc, ys] = [0, 0, 0, 0, 0];
  for (const { at, level } of samples) {
    const angle = 2 * Math.PI * hz * at;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    cc += c * c;
    ss += s * s;
    cs += c * s;
    yc += (level - mean) * c;
    ys += (level - mean) * s;
  }
  const determinant = cc * ss - cs * cs;
  const [a, b] = [(yc * ss - ys * cs) / determinant, (ys * cc - yc * cs) / determinant];
  const turns = Math.atan2(a, b) / (2 * Math.PI);
  return { hz, phase: turns < 0 ? turns + 1 : turns, amplitude: Math.hypot(a, b) };
}

/** The strongest sine between two frequencies, to a thousandth of a hertz. */
export function strongestSine(samples: readonly Sample[], fromHz: number, toHz: number): Sine {
  const search = (low: number, high: number, step: number) => {
    let best = sineAt(samples, low);
    for (let hz = low + step; hz <= high; hz += step) {
      const sine = sineAt(samples, hz);
      if (sine.amplitude > best.amplitude) best = sine;
    }
    return best;
  };
  const rough = search(fromHz, toHz, 0.01);
  return search(Math.max(fromHz, rough.hz - 0.02), rough.hz + 0.02, 0.001);
}

/** Distance between two phases, from -0.5 to 0.5 cycles. */
export function phaseBetween(one: Sine, other: Sine): number {
  const distance = one.phase - other.phase;
  return distance - Math.round(distance);
}
