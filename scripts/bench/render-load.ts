// A process of its own that renders a program without keeping it, and says how quick it was and what memory it took.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Program } from '@overtone/domain/program/program';
import { CHUNK, eachChunk } from '@overtone/render/files/make-file';
import { poolFor } from '@overtone/render/node/render-program';
import { samplesOf } from '@overtone/render/score/program-score';

/** What is measured of one rendering. */
export interface RenderLoad {
  readonly seconds: number;
  /** Seconds of processor time, of all threads together. */
  readonly processorSeconds: number;
  /** Most memory of the process, in bytes, above what it had while its threads waited for the first order. */
  readonly grown: number;
  /** The same above what it had before it had threads or a track. */
  readonly grownInAll: number;
}

const [, , file = '', threads = '1', tracks = ''] = process.argv;

async function load(program: Program): Promise<RenderLoad> {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  const bare = process.memoryUsage.rss();
  const pool = await poolFor(program, new URL(tracks), Number(threads));
  await Promise.all(
    Array.from({ length: Number(threads) }, () => pool.chunk(0, 1).then(pool.release)),
  );
  const idle = process.memoryUsage.rss();
  let most = idle;
  // Threads start and their code is made ready before it counts.
  await Promise.all(
    Array.from({ length: 20 * Number(threads) }, () => pool.chunk(0, CHUNK).then(pool.release)),
  );
  const begun = performance.now();
  const cpu = process.cpuUsage();
  let chunks = 0;
  const { chunk, release } = pool;
  const work = { samples: samplesOf(program), chunk, release, ahead: 2 * Number(threads) };
  await eachChunk(work, () => {
    chunks += 1;
    if (chunks % 50 === 0) most = Math.max(most, process.memoryUsage.rss());
    return Promise.resolve();
  });
  const seconds = (performance.now() - begun) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  most = Math.max(most, process.memoryUsage.rss());
  await pool.stop();
  const processorSeconds = (user + system) / 1e6;
  return { seconds, processorSeconds, grown: most - idle, grownInAll: most - bare };
}

const program: Program = JSON.parse(file);
process.stdout.write(JSON.stringify(await load(program)));
