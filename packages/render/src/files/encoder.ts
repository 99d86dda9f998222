import type { Stereo } from '../samples/sound-source.ts';

/** What is said of a file before its first sample. */
export interface FileFacts {
  readonly title: string;
  /** How many samples a channel has, at `FILE_RATE`. */
  readonly samples: number;
}

/** Makes a file of samples that come one chunk after the other. */
export interface FileEncoder {
  write(chunk: Stereo): Promise<void>;
  /** After the last sample: what is left to be written, and headers that wait for it. The sink stays open. */
  finish(): Promise<void>;
  /** Gives back what the encoder holds, wherever it stands. */
  stop(): Promise<void>;
}
