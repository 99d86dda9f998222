import { bandFor } from '../frequency/bands.ts';
import { formatFrequency } from '../frequency/format-frequency.ts';
import type { Hertz } from '../units.ts';
import type { SessionSettings } from './settings.ts';

/** One line of "Current Optimization": the band's name, and the whole line to show ("Gamma, 40 Hz"). */
export interface OptimizationState {
  readonly band: string;
  readonly text: string;
}

/** What "Current Optimization" shows. */
export interface CurrentOptimization {
  readonly primary: OptimizationState;
  readonly supporting: OptimizationState;
}

/**
 * The Primary State is the band of the centre rhythm, the Supporting State the band of the global one. Where a rhythm
 * is off (null or 0) the label stored for it stands alone: `frequencyBand2` for the centre, `frequencyBand1` for the
 * global rhythm.
 */
export function currentOptimization(settings: SessionSettings): CurrentOptimization {
  return {
    primary: stateOf(settings.centerModulationHz, settings.frequencyBand2),
    supporting: stateOf(settings.globalModulationHz, settings.frequencyBand1),
  };
}

function stateOf(hz: Hertz | null, fallbackLabel: string): OptimizationState {
  if (hz === null || hz === 0) return { band: fallbackLabel, text: fallbackLabel };
  const band = bandFor(hz);
  return { band, text: `${band}, ${formatFrequency(hz)}` };
}
