import type { Hertz, Seconds } from '../units.ts';

/** Rate of every file: that of the nature tracks, and the one that Opus knows. */
export const FILE_RATE: Hertz = 48_000;

/** Files that a program can be rendered to; the first is what is chosen for a person. */
export const AUDIO_FORMATS = ['flac', 'opus', 'mp3', 'wav'] as const;

/** A file that a program can be rendered to. */
export type AudioFormat = (typeof AUDIO_FORMATS)[number];

/** Bits of a sample in a WAV file: 16 with dither, 24, or 32 as floats. */
export const WAV_BITS = [16, 24, 32] as const;

/** Bits of a sample in a WAV file. */
export type WavBits = (typeof WAV_BITS)[number];

/** What is the same of a WAV file unless it is asked for otherwise. */
export const DEFAULT_WAV_BITS: WavBits = 24;

/** What there is to know of a kind of file. */
export interface AudioFormatFacts {
  readonly label: string;
  /** The end of its name. */
  readonly ending: string;
  readonly mime: string;
  /** What a person who chooses wants to know of it. */
  readonly note: string;
  /** Bits that a second takes; of FLAC, whose size depends on what is heard, about as many. */
  readonly bitsPerSecond: number;
}

/** The bit rates that lossy files are made with, both well past what this sound needs. */
export const BIT_RATES = { opus: 128_000, mp3: 192_000 } as const;

/** What there is to know of each kind of file. */
export const AUDIO_FORMAT_FACTS: Readonly<Record<AudioFormat, AudioFormatFacts>> = {
  flac: {
    label: 'FLAC',
    ending: 'flac',
    mime: 'audio/flac',
    note: 'Every sample as it is, smaller than WAV. Plays nearly everywhere.',
    bitsPerSecond: 1_500_000,
  },
  opus: {
    label: 'Opus',
    ending: 'opus',
    mime: 'audio/ogg',
    note: 'The smallest. Plays in browsers and on phones.',
    bitsPerSecond: BIT_RATES.opus,
  },
  mp3: {
    label: 'MP3',
    ending: 'mp3',
    mime: 'audio/mpeg',
    note: 'Plays everywhere.',
    bitsPerSecond: BIT_RATES.mp3,
  },
  wav: {
    label: 'WAV',
    ending: 'wav',
    mime: 'audio/wav',
    note: 'Every sample as it is. The largest; for editing.',
    bitsPerSecond: FILE_RATE * 2 * DEFAULT_WAV_BITS,
  },
};

/** About how many bytes a file takes. */
export function expectedBytes(format: AudioFormat, lengthS: Seconds): number {
  return (AUDIO_FORMAT_FACTS[format].bitsPerSecond * lengthS) / 8;
}
