import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Program } from '@overtone/domain/program/program';
import { fileEncoder, type FileChoice } from '../files/file-encoder.ts';
import { makeFile } from '../files/make-file.ts';
import { samplesOf, scoreOfProgram } from '../score/program-score.ts';
import { trackNames } from '../score/track-names.ts';
import { type ChunkPool, chunkPool } from './chunk-pool.ts';
import { decodedTracks } from './decoded-tracks.ts';
import { diskFile } from './disk-file.ts';
import { opusEncoder } from './opus-encoder.ts';

/** A file that is asked for. */
export interface RenderOrder extends FileChoice {
  readonly program: Program;
  readonly path: string;
  /** Where the nature tracks lie, as MP3 files. */
  readonly tracks: URL;
  readonly threads: number;
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
}

const MP3_PROGRAM = 'wasm-media-encoders/wasm/mp3';

async function mp3Program(): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await readFile(fileURLToPath(import.meta.resolve(MP3_PROGRAM)));
  return Uint8Array.from(bytes);
}

/** Threads that render a program. What they read of nature tracks goes when they are stopped. */
export async function poolFor(program: Program, folder: URL, threads: number): Promise<ChunkPool> {
  const tracks = await decodedTracks(trackNames(program), folder);
  const pool = chunkPool({ score: scoreOfProgram(program), tracks: tracks.paths }, threads);
  return {
    ...pool,
    async stop() {
      await pool.stop();
      await tracks.stop();
    },
  };
}

/** Renders a program to a file. What is cancelled or fails leaves nothing of it behind. */
export async function renderProgram(order: RenderOrder): Promise<void> {
  const { program, path, tracks, threads, onProgress, signal } = order;
  const samples = samplesOf(program);
  const sink = await diskFile(path);
  try {
    const pool = await poolFor(program, tracks, threads);
    try {
      const facts = { title: program.name, samples };
      const encoder = await fileEncoder(order, sink, facts, {
        mp3Program,
        opusPackets: opusEncoder,
      });
      const { chunk, release } = pool;
      const work = { samples, chunk, release, ahead: 2 * threads };
      await makeFile(
        { ...work, ...(onProgress && { onProgress }), ...(signal && { signal }) },
        encoder,
      );
    } finally {
      await pool.stop();
    }
    await sink.close();
  } catch (cause) {
    await sink.drop();
    signal?.throwIfAborted();
    throw cause;
  }
}
