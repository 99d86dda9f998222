import { FILE_RATE, DEFAULT_WAV_BITS, type AudioFormat } from '@overtone/domain/audio-file/formats';
import type { Program } from '@overtone/domain/program/program';
import type { Stop } from '@overtone/domain/stop';
import { decodedTrack, type DecodedTrack } from '@overtone/engine/audio/decoded-track';
import { trackNames } from '../score/track-names.ts';
import { chunkHelpers } from './chunk-helpers.ts';
import { workerFailure } from './file-failure.ts';
import { untilAborted } from './until-aborted.ts';
import type { FilePlace, WorkerOrder, WorkerReport } from './worker-messages.ts';

/** A file to be made in this browser. */
export interface HereOrder {
  readonly program: Program;
  readonly format: AudioFormat;
  readonly place: FilePlace;
  /** Fetches the bytes of an audio file of the product, until the signal aborts; rejects when it cannot. */
  readonly load: (path: string, signal: AbortSignal) => Promise<ArrayBuffer>;
  readonly onProgress: (share: number) => void;
  /** Whoever aborts it does not wait for anything that is still being loaded. */
  readonly signal: AbortSignal;
}

/** How it ended. */
export type HereEnd = Exclude<WorkerReport, { kind: 'begun' | 'progress' }>;

type Tracks = Readonly<Record<string, DecodedTrack>>;

async function tracksOf({ program, load, signal }: HereOrder): Promise<Tracks> {
  const tracks: Record<string, DecodedTrack> = {};
  for (const name of trackNames(program)) {
    tracks[name] = await decodedTrack((path) => load(path, signal), name, FILE_RATE);
  }
  return tracks;
}

/** Makes a file in a worker, of chunks that others render, one on each core; all of them end with it. */
export async function renderHere(order: HereOrder): Promise<HereEnd> {
  const { signal } = order;
  let tracks: Tracks | 'cancelled';
  try {
    tracks = await Promise.race([untilAborted(signal), tracksOf(order)]);
  } catch {
    return signal.aborted ? { kind: 'cancelled' } : { kind: 'failed', why: 'not-loaded' };
  }
  if (tracks === 'cancelled' || signal.aborted) return { kind: 'cancelled' };
  return makeOf(tracks, order);
}

/** Makes the file once its tracks are there. */
async function makeOf(
  tracks: Tracks,
  { program, format, place, onProgress, signal }: HereOrder,
): Promise<HereEnd> {
  const ends: Stop[] = [];
  const worker = new Worker(new URL('./render-worker.ts', import.meta.url), { type: 'module' });
  const tell = (message: WorkerOrder, transfer: Transferable[] = []) =>
    worker.postMessage(message, transfer);
  try {
    return await new Promise<HereEnd>((resolve) => {
      /** Whether the worker is loaded, and may have opened the file. */
      let hasBegun = false;
      /** How it ends, once the worker has let go of the file. */
      let end: HereEnd | null = null;
      const stop = (why: HereEnd) => {
        end ??= why;
        if (hasBegun) tell({ kind: 'cancel' });
        else resolve(end);
      };
      const { ports: renderers, stop: stopHelpers } = chunkHelpers(program, tracks, (why) =>
        stop({ kind: 'failed', why }),
      );
      ends.push(stopHelpers);
      worker.addEventListener('message', ({ data }: MessageEvent<WorkerReport>) => {
        if (data.kind === 'begun') hasBegun = true;
        else if (data.kind === 'progress') onProgress(data.share);
        else resolve(data.kind === 'cancelled' ? (end ?? data) : data);
      });
      worker.addEventListener('error', (event) =>
        resolve(end ?? { kind: 'failed', why: workerFailure(event) }),
      );
      signal.addEventListener('abort', () => stop({ kind: 'cancelled' }), { once: true });
      const choice = { format, wavBits: DEFAULT_WAV_BITS };
      tell({ kind: 'make', program, choice, place, renderers }, [...renderers]);
    });
  } finally {
    worker.terminate();
    for (const end of ends) end();
  }
}
