import { DEFAULT_CARRIER_HZ } from '@overtone/domain/session/defaults';
import {
  TRACK_PEAK,
  type BackgroundSoundType,
  type NatureTrack,
} from '@overtone/domain/session/background-sounds';
import type { SessionSettings } from '@overtone/domain/session/settings';
import type { Hertz, Seconds, UnitInterval } from '@overtone/domain/units';
import type { Output } from './output.ts';
import { NOISE_PEAK, type NoiseColour } from '../audio/noise.ts';
import {
  glidingShapeHz,
  peakOf,
  soundSeries,
  type PulseSeries,
} from '@overtone/domain/rhythm/pulse-series';

/** How one rhythm moves the tone's level: gain = (1 - depth) + depth x pulse. */
export interface ModulationPlan {
  readonly hz: Hertz;
  readonly depth: UnitInterval;
  readonly series: PulseSeries;
}

/** A background that is not off. */
export type SoundingKind = Exclude<BackgroundSoundType, 'off'>;

/** What plays behind the tone. */
export interface BackgroundPlan {
  readonly kind: BackgroundSoundType;
  readonly track: NatureTrack;
  readonly gain: UnitInterval;
}

/** The next stretch of a carrier that a program moves. */
export interface CarrierWay {
  readonly to: Hertz;
  readonly until: Seconds;
}

/** Everything that the sound needs. */
export interface SoundPlan {
  readonly carrierHz: Hertz;
  /** Where the carrier goes on to in a straight line, until a time; it stands where there is none. */
  readonly carrierWay?: CarrierWay | undefined;
  readonly toneGain: UnitInterval;
  readonly global: ModulationPlan;
  readonly centre: ModulationPlan;
  readonly background: BackgroundPlan;
}

/** A modulation never moves the level further than this. */
const LARGEST_DEPTH = 0.4;

/** No sum of tone and background passes this level (-1 dBFS); the background gives way before it would. */
export const CEILING = 10 ** (-1 / 20);

/**
 * What a background keeps of the ceiling beside a tone at full volume. The tone is lowered by 1 dB for it at most, which
 * is not heard.
 */
const BACKGROUND_SHARE = 1 - 10 ** (-1 / 20);

/**
 * Level of each of the two noise loops that play together: what brings the noises to the loudness of the nature tracks,
 * -20 LUFS (measured in `background-loudness.test.ts`).
 */
export const NOISE_LOOP_GAIN: Readonly<Record<NoiseColour, number>> = {
  pink: Math.SQRT1_2 * 10 ** (-9.5 / 20),
  brown: Math.SQRT1_2 * 10 ** (-4.3 / 20),
};

/** Exponent of the background's volume: the default, 0.015, is heard, 15 LU under the default tone. */
const BACKGROUND_TAPER = 0.55;

/** Gain of a background at a volume: 20 dB down at the default 0.015, full at 1. */
export function backgroundGain(volume: UnitInterval): UnitInterval {
  return volume ** BACKGROUND_TAPER;
}

/** Level of the sound while it is ducked for a call, against its usual one: -20 dB. */
const DUCKED_GAIN = 0.1;

/** Depth of the tone's modulation: the smaller of 0.4 and half the strength. */
export function modulationDepth(strength: UnitInterval): UnitInterval {
  return Math.min(LARGEST_DEPTH, strength / 2);
}

/** A rhythm of the sound; one that glides is at `hz` now. */
export interface SoundRhythm {
  readonly hz: Hertz;
  readonly glides: boolean;
}

function modulation(settings: SessionSettings, { hz, glides }: SoundRhythm): ModulationPlan {
  const applies = hz > 0;
  return {
    hz: applies ? hz : 0,
    depth: applies ? modulationDepth(settings.globalModulationStrength) : 0,
    series: soundSeries(settings.waveform, glides ? glidingShapeHz(hz) : hz),
  };
}

/** Highest sample of each background at full gain. */
export const BACKGROUND_PEAK: Readonly<Record<SoundingKind, number>> = {
  pink: 2 * NOISE_LOOP_GAIN.pink * NOISE_PEAK,
  brown: 2 * NOISE_LOOP_GAIN.brown * NOISE_PEAK,
  ambient: TRACK_PEAK,
};

/** Highest sample that the tone can reach at full volume: a smoothed square overshoots its plateau a little. */
function tonePeak(...modulations: ModulationPlan[]): number {
  return modulations.reduce(
    (peak, { depth, series }) => peak * (1 - depth + depth * Math.max(1, peakOf(series))),
    1,
  );
}

/** A part of the sound: the gain asked for it, and its highest sample at a gain of 1. */
interface Part {
  readonly gain: number;
  readonly peak: number;
}

/** Gains under which the sum of both cannot pass the ceiling. The tone comes first; the background takes what it leaves. */
function levelsUnderCeiling(tone: Part, background: Part) {
  const left = Math.max(CEILING - tone.gain * tone.peak, BACKGROUND_SHARE * CEILING);
  const backgroundPeak = Math.min(background.gain * background.peak, left);
  return {
    tone: Math.min(tone.gain, (CEILING - backgroundPeak) / tone.peak),
    background: Math.min(background.gain, backgroundPeak / background.peak),
  };
}

/** The sound's share of a plan. An empty pitch falls back to the default carrier; off means silence. */
export function soundPlan(
  settings: SessionSettings,
  globalRhythm: SoundRhythm,
  centreRhythm: SoundRhythm,
  { ducksSound }: Pick<Output, 'ducksSound'>,
): SoundPlan {
  const global = modulation(settings, globalRhythm);
  const centre = modulation(settings, centreRhythm);
  const kind = settings.isOn && !settings.hasOwnAudio ? settings.backgroundSoundType : 'off';
  const tone = settings.isOn ? settings.masterAudioVolume : 0;
  const levels = levelsUnderCeiling(
    { gain: tone, peak: tonePeak(global, centre) },
    kind === 'off'
      ? { gain: 0, peak: 1 }
      : { gain: backgroundGain(settings.backgroundVolume), peak: BACKGROUND_PEAK[kind] },
  );
  const duck = ducksSound ? DUCKED_GAIN : 1;
  return {
    carrierHz: settings.isochronicPitch ?? DEFAULT_CARRIER_HZ,
    toneGain: levels.tone * duck,
    global,
    centre,
    background: { kind, track: settings.ambientTrack, gain: levels.background * duck },
  };
}
