// A thread that decodes one nature track, and takes the decoder's memory with it when it ends.
import { parentPort, workerData } from 'node:worker_threads';
import type { NatureTrack } from '@overtone/domain/session/background-sounds';
import { decodeTrack } from './decode-track.ts';

/** What the thread is started with. */
export interface DecodeWorkerData {
  /** Address of the folder where the tracks lie. */
  readonly folder: string;
  readonly name: NatureTrack;
}

const { folder, name }: DecodeWorkerData = workerData;
parentPort?.postMessage(await decodeTrack(new URL(folder), name));
