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
  /** Most memory that the process ever had, in bytes, above what it had when it stood idle: without threads or tracks. */
  readonly grown: number;
}

const [, , file = '', threads = '1', tracks = ''] = process.argv;

async function load(program: Program): Promise<RenderLoad> {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  const idle = process.memoryUsage.rss();
  const pool = await poolFor(program, new URL(tracks), Number(threads));
  // Threads start and their code is made ready before it counts.
  await Promise.all(
    Array.from({ length: 20 * Number(threads) }, () => pool.chunk(0, CHUNK).then(pool.release)),
  );
  const begun = performance.now();
  const cpu = process.cpuUsage();
  const { chunk, release } = pool;
  const work = { samples: samplesOf(program), chunk, release, ahead: 2 * Number(threads) };
  await eachChunk(work, () => Promise.resolve());
  const seconds = (performance.now() - begun) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  const grown = 1024 * process.resourceUsage().maxRSS - idle;
  await pool.stop();
  const processorSeconds = (user + system) / 1e6;
  return { seconds, processorSeconds, grown };
}

const program: Program = JSON.parse(file);
process.stdout.write(JSON.stringify(await load(program)));
