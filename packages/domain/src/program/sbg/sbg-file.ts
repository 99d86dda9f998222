import type { Hertz, Milliseconds } from '../../units.ts';

/**
 * What a voice of a tone set is. A `tone` is binaural, or plain with a beat of 0; a `wave` is a tone whose wave the file
 * draws; `noise` is noise whose colour it draws.
 */
export const VOICE_KINDS = [
  'tone',
  'monaural',
  'isochronic',
  'wave',
  'bell',
  'pink',
  'white',
  'brown',
  'noise',
  'mix',
  'spin',
  'bspin',
  'wspin',
  'mixspin',
  'mixpulse',
  'mixbeat',
  'mixam',
  'noisepulse',
  'noisebeat',
] as const;

/** What a voice is. */
export type VoiceKind = (typeof VOICE_KINDS)[number];

/** Shapes that a voice may be given. */
export const VOICE_WAVES = ['sine', 'square', 'triangle', 'sawtooth'] as const;

/** Shape of a voice's wave. */
export type VoiceWave = (typeof VOICE_WAVES)[number];

/** One voice: `carrierHz` and `beatHz` are 0 where its kind has none; `percent` is its amplitude. */
export interface Voice {
  readonly kind: VoiceKind;
  readonly wave: VoiceWave;
  /** Number of a wave that the file draws; 0 of other voices. */
  readonly drawn: number;
  /** Names of the shapes that the file draws and that this voice goes by. */
  readonly shapes: readonly string[];
  readonly carrierHz: Hertz;
  readonly beatHz: Hertz;
  readonly percent: number;
}

/** Voices by channel; null is a channel that is silent. */
export type Voices = readonly (Voice | null)[];

/** A named set of voices, and the line that defines it. */
export interface ToneSet {
  readonly line: number;
  /** What its volumes come to together as they are written, in per cent. */
  readonly writtenPercent: number;
  readonly voices: Voices;
}

/** How a tone set comes in and goes: from silence, through silence where pitches differ, or sliding. */
export type Fade = 'silence' | 'through' | 'slide';

/** A point of the timeline: from here on a tone set holds, or slides towards the next point's. */
export interface Point {
  readonly line: number;
  /** Time of day, or time since NOW; 0 up to a day. */
  readonly timeMs: Milliseconds;
  readonly fadeIn: Fade;
  readonly fadeOut: Fade;
  readonly slides: boolean;
  readonly voices: Voices;
}

/** What is worth telling about a line; 0 is the file as a whole. */
export interface LineNote {
  readonly line: number;
  readonly sentence: string;
}

/** A file as it was understood. */
export interface SbgFile {
  /** The comment that it shows to its reader, on one line; empty where there is none. */
  readonly title: string;
  readonly toneSets: readonly ToneSet[];
  readonly points: readonly Point[];
  /** How long a fade between two tone sets takes. */
  readonly fadeMs: Milliseconds;
  /** Whether it says to end with its last point; else it goes round the clock. */
  readonly ends: boolean;
  /** Whether its points are times of day at which they play, whenever it is begun. */
  readonly byClock: boolean;
  /** What its options say, and what becomes of that. */
  readonly notes: readonly LineNote[];
}
