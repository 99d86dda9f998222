import type { Program } from '@overtone/domain/program/program';
import type { DecodedTrack } from '@overtone/engine/audio/decoded-track';
import type { Stereo } from '../samples/sound-source.ts';
import { type FileFailure, workerFailure } from './file-failure.ts';
import type { ChunkWorkerStart } from './worker-messages.ts';

/** Workers beyond this many wait for the encoder. */
const MOST = 8;

/** Workers that render chunks, each behind a port. */
export interface ChunkHelpers {
  readonly ports: readonly MessagePort[];
  readonly stop: () => void;
}

function shared(samples: Float32Array<ArrayBuffer>): Float32Array {
  const copy = new Float32Array(new SharedArrayBuffer(samples.byteLength));
  copy.set(samples);
  return copy;
}

/** How many render at once: one for each core, where all of them can read the same tracks. */
function helperCount(hasTracks: boolean, cores = navigator.hardwareConcurrency): number {
  return hasTracks && !globalThis.crossOriginIsolated ? 1 : Math.max(1, Math.min(MOST, cores));
}

/** Starts as many workers on a program as this device has cores for. Of each track there is one copy for all of them. */
export function chunkHelpers(
  program: Program,
  decoded: Readonly<Record<string, DecodedTrack>>,
  onFailed: (why: FileFailure) => void,
): ChunkHelpers {
  const entries = Object.entries(decoded);
  const count = helperCount(entries.length > 0);
  const isShared = globalThis.crossOriginIsolated;
  const tracks: Record<string, Stereo> = {};
  for (const [name, { left, right }] of entries) {
    tracks[name] = isShared ? { left: shared(left), right: shared(right) } : { left, right };
  }
  const owned = isShared
    ? []
    : entries.flatMap(([, { left, right }]) => [left.buffer, right.buffer]);
  const started = Array.from({ length: count }, () => {
    const worker = new Worker(new URL('./chunk-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('error', (event) => onFailed(workerFailure(event)));
    const { port1, port2 } = new MessageChannel();
    const start: ChunkWorkerStart = { program, tracks, port: port2 };
    worker.postMessage(start, [port2, ...owned]);
    return { worker, port: port1 };
  });
  return {
    ports: started.map(({ port }) => port),
    stop: () => started.forEach(({ worker }) => worker.terminate()),
  };
}
