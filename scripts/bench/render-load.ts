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
  /** Most memory of the process, above what it had before it began, in bytes. */
  readonly grown: number;
}

const [, , file = '', threads = '1', tracks = ''] = process.argv;

async function load(program: Program): Promise<RenderLoad> {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  const idle = process.memoryUsage.rss();
  let most = idle;
  const pool = await poolFor(program, new URL(tracks), Number(threads));
  // Threads start and their code is made ready before it counts.
  await Promise.all(Array.from({ length: 20 * Number(threads) }, () => pool.chunk(0, CHUNK)));
  const begun = performance.now();
  let chunks = 0;
  const work = { samples: samplesOf(program), chunk: pool.chunk, ahead: 2 * Number(threads) };
  await eachChunk(work, () => {
    chunks += 1;
    if (chunks % 50 === 0) most = Math.max(most, process.memoryUsage.rss());
    return Promise.resolve();
  });
  const seconds = (performance.now() - begun) / 1000;
  await pool.stop();
  return { seconds, grown: most - idle };
}

const program: Program = JSON.parse(file);
process.stdout.write(JSON.stringify(await load(program)));
