import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

/** A program of the operator's. */
export type OperatorProgram = 'admin' | 'backup' | 'doctor' | 'restore';

/** How a program ended, and all that it said. */
export interface ProgramEnd {
  readonly code: number | null;
  readonly said: string;
}

/** Runs one of the operator's programs in an environment, as `npm run` does. */
export async function runProgram(
  environment: Readonly<Record<string, string>>,
  program: OperatorProgram,
  ...words: readonly string[]
): Promise<ProgramEnd> {
  const file = fileURLToPath(new URL(`../cli/${program}.ts`, import.meta.url));
  const child = spawn(process.execPath, [file, ...words], {
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  const [out, complaints, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    ended,
  ]);
  return { code, said: out + complaints };
}
