import { parentPort } from 'node:worker_threads';
import { batchReader } from './read-batch.ts';

// A thread of calendar.ts: stands for a server that is asked for one file after the other.
const reader = batchReader();
parentPort?.on('message', async ({ seed, batch }: { seed: number; batch: number }) => {
  parentPort?.postMessage(await reader.read(seed, batch));
});
