import { FILE_RATE, DEFAULT_WAV_BITS, type AudioFormat } from '@overtone/domain/audio-file/formats';
import type { Program } from '@overtone/domain/program/program';
import { decodedTrack, type DecodedTrack } from '@overtone/engine/audio/decoded-track';
import type { LoadAudio } from '@overtone/engine/audio/ambient-track';
import { trackNames } from '../score/track-names.ts';
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

/** Makes a file in a worker, which ends with it. */
export async function renderHere(order: HereOrder): Promise<HereEnd> {
  const { program, format, place, load, onProgress, signal } = order;
  let tracks: Record<string, DecodedTrack>;
  try {
    tracks = await tracksOf(program, load);
  } catch (cause) {
    return { kind: 'failed', reason: String(cause), isFormat: false };
  }
  if (signal.aborted) return { kind: 'cancelled' };
  const worker = new Worker(new URL('./render-worker.ts', import.meta.url), { type: 'module' });
  const tell = (message: WorkerOrder, transfer: Transferable[] = []) =>
    worker.postMessage(message, transfer);
  try {
    return await new Promise<HereEnd>((resolve) => {
      worker.addEventListener('message', ({ data }: MessageEvent<WorkerReport>) =>
        data.kind === 'progress' ? onProgress(data.share) : resolve(data),
      );
      worker.addEventListener('error', ({ message }) =>
        resolve({ kind: 'failed', reason: message, isFormat: false }),
      );
      signal.addEventListener('abort', () => tell({ kind: 'cancel' }), { once: true });
      const choice = { format, wavBits: DEFAULT_WAV_BITS };
      const memory = Object.values(tracks).flatMap(({ left, right }) => [
        left.buffer,
        right.buffer,
      ]);
      tell({ kind: 'make', program, choice, tracks, place }, memory);
    });
  } finally {
    worker.terminate();
  }
}
