import { spawn } from 'node:child_process';
import type { Identity } from './run-as.ts';

/** How a program is started: as whom, with which environment, in which folder. */
export interface CommandContext {
  readonly identity: Identity;
  readonly environment: Readonly<Record<string, string>>;
  readonly folder: string;
}

/**
 * Runs a program to its end.
 *
 * @throws Error with the program's own last words when it cannot be started or ends with a code other than 0.
 */
export function runCommand(
  context: CommandContext,
  program: string,
  words: readonly string[],
): Promise<void> {
  const { prefix, account } = context.identity;
  const [command = program, ...rest] = [...prefix, program, ...words];
  return new Promise((resolve, reject) => {
    const child = spawn(command, rest, {
      cwd: context.folder,
      env: { ...context.environment, LC_ALL: 'C' },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(account === undefined ? {} : { uid: account.uid, gid: account.gid }),
    });
    let output = '';
    const collect = (chunk: Buffer) => {
      output = (output + chunk.toString('utf8')).slice(-4000);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('error', reject);
    // A started database may keep the pipes open (it does on Windows), so success does not wait for them to close.
    child.once('exit', (code) => {
      if (code !== 0) return;
      child.stdout.destroy();
      child.stderr.destroy();
      resolve();
    });
    child.once('close', (code, signal) => {
      if (code !== 0)
        reject(new Error(`${program} ended with ${code ?? signal}: ${output.trim()}`));
    });
  });
}
