import { FILE_RATE, DEFAULT_WAV_BITS, type AudioFormat } from '@overtone/domain/audio-file/formats';
import type { Program } from '@overtone/domain/program/program';
import type { Stop } from '@overtone/domain/stop';
import { decodedTrack, type DecodedTrack } from '@overtone/engine/audio/decoded-track';
import type { LoadAudio } from '@overtone/engine/audio/ambient-track';
import { trackNames } from '../score/track-names.ts';
import { chunkHelpers } from './chunk-helpers.ts';
import { type FileFailure, workerFailure } from './file-failure.ts';
import type { FilePlace, WorkerOrder, WorkerReport } from './worker-messages.ts';

/** A file to be made in this browser. */
export interface HereOrder {
  readonly program: Program;
  readonly format: AudioFormat;
  readonly place: FilePlace;
  readonly load: LoadAudio;
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/** How it ended. */
export type HereEnd = Exclude<WorkerReport, { kind: 'progress' }>;

async function tracksOf(program: Program, load: LoadAudio): Promise<Record<string, DecodedTrack>> {
  const tracks: Record<string, DecodedTrack> = {};
  for (const name of trackNames(program)) {
    tracks[name] = await decodedTrack(load, name, FILE_RATE);
  }
  return tracks;
}

/** Makes a file in a worker, of chunks that others render, one on each core; all of them end with it. */
export async function renderHere(order: HereOrder): Promise<HereEnd> {
  const { program, format, place, load, onProgress, signal } = order;
  let tracks: Record<string, DecodedTrack>;
  try {
    tracks = await tracksOf(program, load);
  } catch {
    return { kind: 'failed', why: 'not-loaded' };
  }
  if (signal.aborted) return { kind: 'cancelled' };
  const ends: Stop[] = [];
  const worker = new Worker(new URL('./render-worker.ts', import.meta.url), { type: 'module' });
  const tell = (message: WorkerOrder, transfer: Transferable[] = []) =>
    worker.postMessage(message, transfer);
  try {
    return await new Promise<HereEnd>((resolve) => {
      const failed = (why: FileFailure) => resolve({ kind: 'failed', why });
      const { ports: renderers, stop } = chunkHelpers(program, tracks, failed);
      ends.push(stop);
      worker.addEventListener('message', ({ data }: MessageEvent<WorkerReport>) =>
        data.kind === 'progress' ? onProgress(data.share) : resolve(data),
      );
      worker.addEventListener('error', (event) => failed(workerFailure(event)));
      signal.addEventListener('abort', () => tell({ kind: 'cancel' }), { once: true });
      const choice = { format, wavBits: DEFAULT_WAV_BITS };
      tell({ kind: 'make', program, choice, place, renderers }, [...renderers]);
    });
  } finally {
    worker.terminate();
    for (const end of ends) end();
  }
}
