import type { AudioFormat } from '@overtone/domain/audio-file/formats';
import type { Program } from '@overtone/domain/program/program';
import type { Milliseconds } from '@overtone/domain/units';

/** A wish for a file. */
export interface FileWish {
  readonly program: Program;
  readonly format: AudioFormat;
  /** What the file is to be called, its ending included. */
  readonly name: string;
  /** Told now and then what share of it is done, and how long it takes yet: null while that cannot be told. */
  readonly onProgress: (share: number, leftMs: Milliseconds | null) => void;
  readonly signal: AbortSignal;
}

/** What came of a wish: the file is with the person, they chose no place, or a sentence says why there is none. */
export type MadeFile =
  | { readonly kind: 'saved' }
  | { readonly kind: 'left' }
  | { readonly kind: 'failed'; readonly sentence: string; readonly isFormat: boolean };

/** Makes audio files of programs here, on the device. Called inside a press, so that a place may be asked for. */
export type FileMaker = (wish: FileWish) => Promise<MadeFile>;
