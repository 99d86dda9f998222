import { DEFAULT_CARRIER_HZ } from '@overtone/domain/session/defaults';
import {
  TRACK_PEAK,
  type BackgroundSoundType,
  type NatureTrack,
} from '@overtone/domain/session/background-sounds';
import type { SessionSettings } from '@overtone/domain/session/settings';
import type { Hertz, UnitInterval } from '@overtone/domain/units';
import type { Output } from './output.ts';
import { NOISE_PEAK } from '../audio/noise.ts';
import { peakOf, soundSeries, type PulseSeries } from './pulse-series.ts';

/** How one rhythm moves the tone's level: gain = (1 - depth) + depth x pulse. */
export interface ModulationPlan {
  readonly hz: Hertz;
  readonly depth: UnitInterval;
  readonly series: PulseSeries;
}

/** What plays behind the tone. */
export interface BackgroundPlan {
  readonly kind: BackgroundSoundType;
  readonly track: NatureTrack;
  readonly gain: UnitInterval;
}

/** Everything that the sound needs. */
export interface SoundPlan {
  readonly carrierHz: Hertz;
  readonly toneGain: UnitInterval;
  readonly global: ModulationPlan;
  readonly centre: ModulationPlan;
  readonly background: BackgroundPlan;
}

/** A modulation never moves the level further than this. */
const LARGEST_DEPTH = 0.4;

/** No sum of tone and background passes this level (-1 dBFS); both are lowered together before it would. */
export const CEILING = 10 ** (-1 / 20);

/** Two noise loops play together at equal power. */
export const NOISE_LOOP_GAIN = Math.SQRT1_2;

/** Level of the sound while it is ducked for a call, against its usual one: -20 dB. */
export const DUCKED_GAIN = 0.1;

/** Depth of the tone's modulation: the smaller of 0.4 and half the strength. */
export function modulationDepth(strength: UnitInterval): UnitInterval {
  return Math.min(LARGEST_DEPTH, strength / 2);
}

function modulation(settings: SessionSettings, hz: Hertz): ModulationPlan {
  const applies = hz > 0;
  return {
    hz: applies ? hz : 0,
    depth: applies ? modulationDepth(settings.globalModulationStrength) : 0,
    series: soundSeries(settings.waveform, hz),
  };
}

const BACKGROUND_PEAK: Readonly<Record<BackgroundSoundType, number>> = {
  off: 0,
  pink: 2 * NOISE_LOOP_GAIN * NOISE_PEAK,
  brown: 2 * NOISE_LOOP_GAIN * NOISE_PEAK,
  ambient: TRACK_PEAK,
};

/** Highest sample that the tone can reach at full volume: a smoothed square overshoots its plateau a little. */
function tonePeak(...modulations: ModulationPlan[]): number {
  return modulations.reduce(
    (peak, { depth, series }) => peak * (1 - depth + depth * Math.max(1, peakOf(series))),
    1,
  );
}

/** The sound's share of a plan. An empty pitch falls back to the default carrier; off means silence. */
export function soundPlan(
  settings: SessionSettings,
  globalHz: Hertz,
  centreHz: Hertz,
  { ducksSound }: Pick<Output, 'ducksSound'>,
): SoundPlan {
  const global = modulation(settings, globalHz);
  const centre = modulation(settings, centreHz);
  const kind = settings.isOn && !settings.hasOwnAudio ? settings.backgroundSoundType : 'off';
  const tone = settings.isOn ? settings.masterAudioVolume : 0;
  const background = kind === 'off' ? 0 : settings.backgroundVolume;
  const loudest = tone * tonePeak(global, centre) + background * BACKGROUND_PEAK[kind];
  const level = Math.min(1, CEILING / Math.max(loudest, CEILING)) * (ducksSound ? DUCKED_GAIN : 1);
  return {
    carrierHz: settings.isochronicPitch ?? DEFAULT_CARRIER_HZ,
    toneGain: tone * level,
    global,
    centre,
    background: { kind, track: settings.ambientTrack, gain: background * level },
  };
}
