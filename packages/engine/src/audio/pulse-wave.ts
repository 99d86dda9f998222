import type { Cycles } from '@overtone/domain/units';
import type { PulseSeries } from '@overtone/domain/rhythm/pulse-series';

/**
 * An oscillator's wave for a pulse that stands at `phase` when the oscillator starts. The constructor is used since
 * `createPeriodicWave` of one engine ignores the flag that keeps levels as they are.
 */
export function pulseWave(
  context: BaseAudioContext,
  series: PulseSeries,
  phase: Cycles,
): PeriodicWave {
  const real = new Float32Array(series.length + 1);
  const imag = new Float32Array(series.length + 1);
  series.forEach((amplitude, i) => {
    const turn = 2 * Math.PI * (i + 1) * phase;
    real[i + 1] = amplitude * Math.sin(turn);
    imag[i + 1] = amplitude * Math.cos(turn);
  });
  return new PeriodicWave(context, { real, imag, disableNormalization: true });
}
