import type { Program } from '../program/program.ts';
import { timelineOf } from '../program/timeline.ts';
import type { Hertz } from '../units.ts';

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
  /** Bits that a second takes: of a tone alone, and of one with a background behind it. */
  readonly bitsPerSecond: { readonly tone: number; readonly background: number };
}

function always(bits: number): AudioFormatFacts['bitsPerSecond'] {
  return { tone: bits, background: bits };
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
    // Measured: 18 to 23 KB of a tone, 185 to 240 KB with noise or nature, by their volume.
    bitsPerSecond: { tone: 165_000, background: 1_700_000 },
  },
  opus: {
    label: 'Opus',
    ending: 'opus',
    mime: 'audio/ogg',
    note: 'The smallest. Plays in browsers and on phones.',
    bitsPerSecond: always(BIT_RATES.opus),
  },
  mp3: {
    label: 'MP3',
    ending: 'mp3',
    mime: 'audio/mpeg',
    note: 'Plays everywhere.',
    bitsPerSecond: always(BIT_RATES.mp3),
  },
  wav: {
    label: 'WAV',
    ending: 'wav',
    mime: 'audio/wav',
    note: 'Every sample as it is. The largest; for editing.',
    bitsPerSecond: always(FILE_RATE * 2 * DEFAULT_WAV_BITS),
  },
};

/** About how many bytes a file of a program takes. */
export function expectedBytes(format: AudioFormat, program: Program): number {
  const { tone, background } = AUDIO_FORMAT_FACTS[format].bitsPerSecond;
  const bits = timelineOf(program).spans.map(({ lengthMs, from, to }) => {
    const isBare = to.sound === 'off' || (from.soundVolume === 0 && to.soundVolume === 0);
    return (lengthMs / 1000) * (isBare ? tone : background);
  });
  return bits.reduce((sum, each) => sum + each, 0) / 8;
}
