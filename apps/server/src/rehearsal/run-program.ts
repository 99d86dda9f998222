import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { serverFile } from '../testing/versions/program-folder.ts';
import { childEnv } from '../testing/child-env.ts';

/** A program of the operator's. */
export type OperatorProgram = 'admin' | 'backup' | 'doctor' | 'restore';

/** How a program ended, and all that it said. */
export interface ProgramEnd {
  readonly code: number | null;
  readonly said: string;
}

/** Where one of the operator's programs runs. */
export interface ProgramPlace {
  /** Folder of the version that it belongs to. */
  readonly version: string;
  readonly environment: Readonly<Record<string, string>>;
}

/** Runs one of the operator's programs, as `npm run` does. */
export async function runProgram(
  { version, environment }: ProgramPlace,
  program: OperatorProgram,
  ...words: readonly string[]
): Promise<ProgramEnd> {
  const child = spawn(process.execPath, [serverFile(version, `cli/${program}.ts`), ...words], {
    env: { ...childEnv(), ...environment },
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
