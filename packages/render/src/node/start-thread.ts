import { flushCompileCache } from 'node:module';
import { Worker } from 'node:worker_threads';

/** What a thread may keep of short-lived objects: it makes few, and memory counts. */
const LIMITS = { maxYoungGenerationSizeMb: 1 };

/** Starts a thread of this renderer. Where the process keeps what its code compiles to, the thread finds it there. */
export function startThread(script: URL, workerData: object): Worker {
  flushCompileCache();
  return new Worker(script, { workerData, resourceLimits: LIMITS });
}
