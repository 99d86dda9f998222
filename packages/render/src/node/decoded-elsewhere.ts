import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { NatureTrack } from '@overtone/domain/session/background-sounds';
import type { Stereo } from '../samples/background-reader.ts';
import type { DecodeWorkerData } from './decode-worker.ts';

/** A decoded track, in memory that every thread reads. Another thread decodes it; rejects with what went wrong there. */
export async function decodedElsewhere(folder: URL, name: NatureTrack): Promise<Stereo> {
  const workerData: DecodeWorkerData = { folder: folder.href, name };
  const worker = new Worker(new URL('./decode-worker.ts', import.meta.url), { workerData });
  const [track]: Stereo[] = await once(worker, 'message');
  await worker.terminate();
  if (!track) throw new Error(`${name} was not decoded.`);
  return track;
}
