import type { Waveform } from '../session/settings.ts';
import type { Cycles, Hertz } from '../units.ts';

/**
 * One cycle of a modulation as the amplitudes of its sine harmonics: `series[k - 1]` belongs to harmonic k. An empty
 * series is a rhythm that is off.
 */
export type PulseSeries = readonly number[];

/** Harmonics that a pulse is built from. */
export const PULSE_HARMONICS = 64;

/** The smoothing cutoff never falls below this. */
const LOWEST_CUTOFF_HZ: Hertz = 2;

/** The smoothing cutoff as a multiple of the modulation. */
const CUTOFF_PER_HZ = 4;

/** Fourier coefficient of harmonic k for a wave that starts at 0 and rises, with peak 1. */
const HARMONIC: Readonly<Record<Waveform, (k: number) => number>> = {
  Sine: (k) => (k === 1 ? 1 : 0),
  Square: (k) => (k % 2 === 1 ? 4 / (Math.PI * k) : 0),
  Triangle: (k) => (k % 2 === 1 ? ((k % 4 === 1 ? 1 : -1) * 8) / (Math.PI * k) ** 2 : 0),
  Sawtooth: (k) => ((k % 2 === 1 ? 1 : -1) * 2) / (Math.PI * k),
};

/** Cutoff of the smoothing that rounds a pulse: the larger of 2 Hz and four times its frequency. */
export function smoothingCutoffHz(modulationHz: Hertz): Hertz {
  return Math.max(LOWEST_CUTOFF_HZ, CUTOFF_PER_HZ * modulationHz);
}

/** From here up the smoothing leaves every pulse the same shape, since its cutoff rises with the pulse. */
const SAME_SHAPE_FROM_HZ: Hertz = LOWEST_CUTOFF_HZ / CUTOFF_PER_HZ;

/** A gliding pulse below that takes another shape whenever it has become slower or faster by this share. */
const SHAPE_STEP = 0.95;

/**
 * The frequency whose pulse stands for a gliding one at `hz`: a few shapes in place of one for every moment. They differ
 * from the moment's own by less than 0.02 of the pulse's height, and not at all from 0.5 Hz up.
 */
export function glidingShapeHz(hz: Hertz): Hertz {
  if (hz >= SAME_SHAPE_FROM_HZ) return SAME_SHAPE_FROM_HZ;
  const steps = Math.round(Math.log(hz / SAME_SHAPE_FROM_HZ) / Math.log(SHAPE_STEP));
  return SAME_SHAPE_FROM_HZ * SHAPE_STEP ** steps;
}

function secondOrderGain(hz: Hertz, cutoffHz: Hertz): number {
  return 1 / Math.sqrt(1 + (hz / cutoffHz) ** 4);
}

/**
 * The smoothed pulse that the sound's modulation follows: every harmonic of the waveform, lowered as a second-order
 * low-pass at {@link smoothingCutoffHz} lowers it, with no delay, so that peaks of light and sound fall together.
 */
export function soundSeries(waveform: Waveform, modulationHz: Hertz): PulseSeries {
  if (!(modulationHz > 0)) return [];
  const cutoffHz = smoothingCutoffHz(modulationHz);
  const harmonics = waveform === 'Sine' ? 1 : PULSE_HARMONICS;
  return Array.from(
    { length: harmonics },
    (_, i) => HARMONIC[waveform](i + 1) * secondOrderGain((i + 1) * modulationHz, cutoffHz),
  );
}

/**
 * The same pulse as far as a screen can carry it: harmonics above `highestHz` are left out, since a screen would fold
 * them down to frequencies that nobody asked for; what remains is scaled so that it stays within -1 and 1.
 */
export function lightSeries(
  waveform: Waveform,
  modulationHz: Hertz,
  highestHz: Hertz,
): PulseSeries {
  const carried = soundSeries(waveform, modulationHz).filter(
    (_, i) => (i + 1) * modulationHz <= highestHz,
  );
  const peak = peakOf(carried);
  return peak > 1 ? carried.map((amplitude) => amplitude / peak) : carried;
}

/** Height of a pulse, about -1 to 1, at a phase. The one formula that light and sound both follow. */
export function pulseHeight(series: ArrayLike<number>, phase: Cycles): number {
  const turn = 2 * Math.PI * (phase - Math.floor(phase));
  const twoCos = 2 * Math.cos(turn);
  let before = 0;
  let sine = Math.sin(turn);
  let height = 0;
  for (let i = 0; i < series.length; i += 1) {
    height += (series[i] ?? 0) * sine;
    const next = twoCos * sine - before;
    before = sine;
    sine = next;
  }
  return height;
}

/** Largest magnitude that a pulse reaches, from 4 points for every period of the highest harmonic and at least 256. */
export function peakOf(series: PulseSeries): number {
  const points = Math.max(256, 4 * series.length);
  let peak = 0;
  for (let i = 0; i < points; i += 1) {
    peak = Math.max(peak, Math.abs(pulseHeight(series, i / points)));
  }
  return peak;
}
