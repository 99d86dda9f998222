import { type CurvePoint, pointsFor, sampleCurve } from '@overtone/domain/figure/curve';
import { pulseHeight } from '@overtone/domain/rhythm/pulse-series';
import type { Cycles, Seconds, UnitInterval } from '@overtone/domain/units';
import type { DeliveredRhythm, SignalReading } from '../session/engine-state.ts';

/** The phases of one rhythm in both senses. */
export type LanePhase = Pick<SignalReading['centre'], 'sound' | 'light'>;

/** One rhythm and the pulses that each sense makes of it; null for a sense that is silent. */
export interface LaneSignal {
  readonly rhythm: DeliveredRhythm;
  readonly phase: LanePhase;
  readonly light: readonly number[] | null;
  readonly sound: readonly number[] | null;
}

/** One rhythm as it is plotted. */
export interface Lane {
  readonly spanSeconds: Seconds;
  /** Where in the window the present moment is. */
  readonly now: UnitInterval;
  readonly light: readonly CurvePoint[] | null;
  readonly sound: readonly CurvePoint[] | null;
}

/** Part of a pulse of light within which both begin together, as far as an eye can tell from a plot. */
const TOGETHER: Cycles = 0.03;

/** Sound pulses that a window of about this long holds: a whole number of light pulses, and one at least. */
export function pulsesShown({ soundHz, light }: DeliveredRhythm, aboutSeconds: Seconds): number {
  return light.divisor * Math.max(1, Math.round((soundHz * aboutSeconds) / light.divisor));
}

/**
 * The window of about `aboutSeconds` that holds the present moment. Like an oscilloscope's it begins where a pulse of the
 * sound begins, so that two rhythms that agree stand still and one that strays is seen to move. Null for a rhythm that
 * is off.
 */
export function laneAt(signal: LaneSignal, aboutSeconds: Seconds): Lane | null {
  const { rhythm, phase } = signal;
  if (rhythm.soundHz <= 0) return null;
  const pulses = pulsesShown(rhythm, aboutSeconds);
  const now = phase.sound / pulses - Math.floor(phase.sound / pulses);
  const curve = (series: readonly number[], phaseNow: Cycles, cycles: Cycles) =>
    sampleCurve(pointsFor(pulses), (x) => pulseHeight(series, phaseNow + (x - now) * cycles));
  return {
    spanSeconds: pulses / rhythm.soundHz,
    now,
    light: signal.light && curve(signal.light, phase.light, pulses / rhythm.light.divisor),
    sound: signal.sound && curve(signal.sound, phase.sound, pulses),
  };
}

/** How far light is from the sound's pulse, or from its sub-harmonic's: -0.5 to 0.5 of a pulse of light. */
export function lightLead({ light, sound }: LanePhase, divisor: number): Cycles {
  const lead = light - sound / divisor;
  return lead - Math.round(lead);
}

/** What a lane shows, in words. */
export function laneSentence({ rhythm, phase, light, sound }: LaneSignal): string {
  if (rhythm.soundHz <= 0) return 'This rhythm is off.';
  if (!light || !sound) return light ? 'Light alone.' : sound ? 'Sound alone.' : 'Nothing is sent.';
  const { divisor } = rhythm.light;
  const lead = Math.abs(lightLead(phase, divisor));
  if (lead > TOGETHER) return `Light and sound are ${Math.round(lead * 100)}% of a pulse apart.`;
  return divisor === 1
    ? 'Light and sound pulse together.'
    : `One pulse of light to ${divisor} of sound, begun together.`;
}
