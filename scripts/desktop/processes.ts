import { readdirSync, readFileSync } from 'node:fs';
import type { XDesktop } from './x-desktop.ts';

/** What a program and everything that it started use. */
export interface Usage {
  /** Memory, shared pages divided among those who share them, in MB. */
  readonly memoryMb: number;
  /** Time on a processor since the beginning, in seconds. */
  readonly cpuS: number;
}

/** Ticks of the kernel's process clock in a second, the same on every Linux of today. */
const TICKS = 100;

/** Every process of a desktop whose command holds one of these words. */
export function processesOf(desktop: XDesktop, ...words: readonly string[]): readonly number[] {
  const home = `HOME=${desktop.env['HOME']}\0`;
  return readdirSync('/proc')
    .filter((name) => /^\d+$/u.test(name))
    .map(Number)
    .filter((pid) => {
      const command = read(pid, 'cmdline').split('\0')[0] ?? '';
      return words.some((word) => command.includes(word)) && read(pid, 'environ').includes(home);
    });
}

/** What these processes use together. One that has ended counts nothing. */
export function usageOf(pids: readonly number[]): Usage {
  const memoryKb = pids.map((pid) => /^Pss:\s+(\d+)/mu.exec(read(pid, 'smaps_rollup'))?.[1] ?? 0);
  const ticks = pids.map((pid) => {
    const [user, system] = (read(pid, 'stat').split(') ')[1] ?? '').split(' ').slice(11, 13);
    return Number(user ?? 0) + Number(system ?? 0);
  });
  const sum = (numbers: readonly (number | string)[]) =>
    numbers.reduce<number>((total, number) => total + Number(number), 0);
  return { memoryMb: sum(memoryKb) / 1024, cpuS: sum(ticks) / TICKS };
}

function read(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'latin1');
  } catch {
    return '';
  }
}

/** How often the first thread of a process has gone to sleep: a program that is left alone does not wake. */
export function restsOf(pid: number): number {
  return restsIn(read(pid, 'status'));
}

function restsIn(status: string): number {
  return Number(/^voluntary_ctxt_switches:\s+(\d+)/mu.exec(status)?.[1]);
}

/** How often the thread of this name, of which a process has one, has gone to sleep. */
export function wakesOf(pid: number, thread: string): number {
  const threads = readdirSync(`/proc/${pid}/task`).map((id) => read(pid, `task/${id}/status`));
  const status = threads.find((text) => text.startsWith(`Name:\t${thread}\n`));
  if (status === undefined) throw new Error(`There is no thread ${thread}.`);
  return restsIn(status);
}
