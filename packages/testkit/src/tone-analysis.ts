/** Four-term Blackman-Harris window: side lobes at -92 dB, so that a strong neighbour does not leak into a weak tone. */
function blackmanHarris(i: number, size: number): number {
  const x = (2 * Math.PI * i) / size;
  return 0.35875 - 0.48829 * Math.cos(x) + 0.14128 * Math.cos(2 * x) - 0.01168 * Math.cos(3 * x);
}

/** A tone found in a signal: its amplitude and its phase (cycles) at the middle of the stretch. */
export interface FoundTone {
  readonly amplitude: number;
  readonly phase: number;
}

/** Amplitude and phase of the tone at exactly `hz` within `samples[from, to)`. */
export function toneAt(
  samples: ArrayLike<number>,
  sampleRate: number,
  hz: number,
  from = 0,
  to = samples.length,
): FoundTone {
  const size = to - from;
  const middle = from + size / 2;
  let re = 0;
  let im = 0;
  let weight = 0;
  for (let i = from; i < to; i += 1) {
    const w = blackmanHarris(i - from, size);
    const turn = (2 * Math.PI * hz * (i - middle)) / sampleRate;
    re += w * (samples[i] ?? 0) * Math.cos(turn);
    im -= w * (samples[i] ?? 0) * Math.sin(turn);
    weight += w;
  }
  return {
    amplitude: (2 * Math.hypot(re, im)) / weight,
    phase: Math.atan2(im, re) / (2 * Math.PI),
  };
}

/** Frequency of the tone nearest to `near`, by how far its phase turns between two halves; exact to well under 1 ppm. */
export function frequencyNear(
  samples: ArrayLike<number>,
  sampleRate: number,
  near: number,
): number {
  const half = Math.floor(samples.length / 2);
  const spanS = half / sampleRate;
  let hz = near;
  for (let round = 0; round < 3; round += 1) {
    const early = toneAt(samples, sampleRate, hz, 0, half);
    const late = toneAt(samples, sampleRate, hz, half, 2 * half);
    const expected = hz * spanS;
    const turned = late.phase - early.phase - expected;
    hz += (turned - Math.round(turned)) / spanS;
  }
  return hz;
}

/** 20 log10, with a floor instead of minus infinity. */
export function decibels(ratio: number): number {
  return 20 * Math.log10(Math.max(ratio, 1e-12));
}

const CLICK_TAPS = 511;

/**
 * Loudest sample of what a click leaves above `aboveHz`, in dBFS, after a linear-phase high-pass whose stop band is
 * below -110 dB. A clean low tone leaves nothing there; a step or a corner does.
 */
export function clickLevel(samples: ArrayLike<number>, sampleRate: number, aboveHz = 4000): number {
  const kernel = highPass(aboveHz / sampleRate);
  let peak = 0;
  for (let i = CLICK_TAPS; i < samples.length; i += 1) {
    let sum = 0;
    for (let k = 0; k < CLICK_TAPS; k += 1) sum += (kernel[k] ?? 0) * (samples[i - k] ?? 0);
    peak = Math.max(peak, Math.abs(sum));
  }
  return decibels(peak);
}

function highPass(cutoff: number): Float64Array {
  const middle = (CLICK_TAPS - 1) / 2;
  const kernel = Float64Array.from({ length: CLICK_TAPS }, (_, i) => {
    const x = i - middle;
    const lowPass = x === 0 ? 2 * cutoff : Math.sin(2 * Math.PI * cutoff * x) / (Math.PI * x);
    return -lowPass * blackmanHarris(i, CLICK_TAPS - 1);
  });
  const gain = -kernel.reduce((sum, value) => sum + value, 0);
  kernel.forEach((value, i) => (kernel[i] = value / gain));
  kernel[middle] = (kernel[middle] ?? 0) + 1;
  return kernel;
}
