import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Milliseconds } from '@overtone/domain/units';
import { every } from './time/clock.ts';

const LOOK_EVERY_MS: Milliseconds = 1_000;
/** npm, its shell and this project's own launcher are three. */
const MOST_ANCESTORS = 4;

/**
 * Calls `onEnd` once whoever launched this program is gone, however that ended: a launcher that opened a channel to it
 * (`stdio: 'ipc'`), or npm, which passes no SIGTERM on and lies behind a shell. A program that was started by hand goes on
 * without its terminal.
 */
export function whenLauncherEnds(
  onEnd: () => void,
  { isRunByNpm }: { readonly isRunByNpm: boolean },
): void {
  process.once('disconnect', onEnd);
  const launchers = isRunByNpm ? npmAndBelow() : [];
  if (launchers.length === 0) return;
  const stop = every(LOOK_EVERY_MS, () => {
    if (process.ppid === launchers[0] && launchers.every(isAlive)) return;
    stop();
    onEnd();
  });
}

/** The processes from this one's parent up to npm; none where npm is not found. */
function npmAndBelow(): number[] {
  const pids: number[] = [];
  let pid = process.ppid;
  while (pids.length < MOST_ANCESTORS) {
    const found = processOf(pid);
    if (found === undefined) return [];
    pids.push(pid);
    if (/\bnpm\b/u.test(found.command)) return pids;
    pid = found.parent;
  }
  return [];
}

interface Process {
  readonly parent: number;
  readonly command: string;
}

function processOf(pid: number): Process | undefined {
  return process.platform === 'linux' ? fromProc(pid) : fromPs(pid);
}

function fromProc(pid: number): Process | undefined {
  try {
    // The name in brackets may hold anything; the state and the parent's number follow it.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    return { parent, command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ') };
  } catch {
    return undefined;
  }
}

function fromPs(pid: number): Process | undefined {
  const { stdout } = spawnSync('ps', ['-o', 'ppid=,command=', '-p', String(pid)], {
    encoding: 'utf8',
  });
  const line = /^\s*(?<parent>\d+)\s+(?<command>.+)$/mu.exec(stdout ?? '')?.groups;
  return line && { parent: Number(line['parent']), command: line['command'] ?? '' };
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // One of another account may not be asked, and is there.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
