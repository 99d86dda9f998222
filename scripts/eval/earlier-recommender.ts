import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Recommend } from './unseen-report.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Where the recommender has its door, and had it: the package, and the file in it. */
const DOORS = [
  ['packages/recommender', 'src/recommend.ts'],
  ['packages/domain', 'src/recommender/recommend.ts'],
] as const;

/**
 * The recommender as it was at a commit, to measure beside the present one.
 *
 * @throws Error where the commit is not known here, or had none.
 */
export async function recommenderAt(commit: string): Promise<Recommend> {
  const door = DOORS.find(([room, file]) => git('cat-file', '-e', `${commit}:${room}/${file}`).ok);
  if (door === undefined) throw new Error(`There is no recommender at ${commit}`);
  const [room, file] = door;
  const folder = mkdtempSync(join(tmpdir(), 'overtone-earlier-'));
  try {
    spawnSync('tar', ['-x', '-C', folder], { input: git('archive', commit, room).output });
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
    const path = pathToFileURL(join(folder, room, file)).href;
    const module: { readonly recommend: Recommend } = await import(path);
    return module.recommend;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function git(...args: readonly string[]) {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, maxBuffer: 2 ** 30 });
  return { ok: status === 0, output: stdout };
}
