import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';

function rootOf(pid: string): string {
  try {
    return readlinkSync(`/proc/${pid}/root`);
  } catch {
    return '';
  }
}

/** Kills what still runs inside a folder that it takes for the root of all files. */
function endProcessesIn(folder: string): void {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/u.test(name));
  for (const pid of pids) {
    if (!rootOf(pid).startsWith(`${folder}/`)) continue;
    try {
      process.kill(Number(pid), 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  }
}

function mountsIn(folder: string): readonly string[] {
  return readFileSync('/proc/self/mounts', 'utf8')
    .split('\n')
    .map((line) => line.split(' ')[1] ?? '')
    .filter((place) => place.startsWith(`${folder}/`))
    .toSorted()
    .toReversed();
}

/**
 * Ends what runs in a folder, takes away what is mounted there, and removes it.
 *
 * @throws Error when something stays mounted; then the folder stays, for the mounted files are not ours.
 */
export function removeWithMounts(folder: string): void {
  endProcessesIn(folder);
  for (const place of mountsIn(folder)) spawnSync('umount', [place]);
  const left = mountsIn(folder);
  if (left.length > 0) throw new Error(`Still mounted, so not removed: ${left.join(', ')}`);
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
