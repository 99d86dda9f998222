import type { AudioFormat, WavBits } from '@overtone/domain/audio-file/formats';
import type { FileEncoder, FileFacts } from './encoder.ts';
import type { FileSink } from './file-sink.ts';
import { loaded } from './loaded.ts';
import type { OpusPackets } from './opus-packets.ts';

/** What encoders need from where they run. */
export interface EncoderSurroundings {
  /** The bytes of the MP3 encoder. */
  readonly mp3Program: () => Promise<Uint8Array<ArrayBuffer>>;
  readonly opusPackets: () => Promise<OpusPackets>;
}

/** A kind of file, with what is chosen of it. */
export interface FileChoice {
  readonly format: AudioFormat;
  readonly wavBits: WavBits;
}

type Opening = (
  sink: FileSink,
  facts: FileFacts,
  wavBits: WavBits,
  surroundings: EncoderSurroundings,
) => Promise<FileEncoder>;

const OPENINGS: Readonly<Record<AudioFormat, Opening>> = {
  wav: async (sink, facts, bits) =>
    (await loaded(import('./wav-file.ts'))).wavFile(sink, facts, bits),
  flac: async (sink, facts) => (await loaded(import('./flac-file.ts'))).flacFile(sink, facts),
  mp3: async (sink, facts, _, { mp3Program }) =>
    (await loaded(import('./mp3-file.ts'))).mp3File(sink, facts, await mp3Program()),
  opus: async (sink, facts, _, { opusPackets }) =>
    (await loaded(import('./opus-file.ts'))).opusFile(sink, facts, await opusPackets()),
};

/** The encoder of a kind of file. What it is made of is not loaded before; rejects with `PartNotLoaded` where it cannot be. */
export function fileEncoder(
  { format, wavBits }: FileChoice,
  sink: FileSink,
  facts: FileFacts,
  surroundings: EncoderSurroundings,
): Promise<FileEncoder> {
  return OPENINGS[format](sink, facts, wavBits, surroundings);
}
