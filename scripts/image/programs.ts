// Runs the programs that build an image, and remembers what they said until one fails.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { say } from '../progress.mjs';

/** How many of its last lines a program that failed is quoted with. */
const QUOTED_LINES = 30;

/** What is the same for all programs of one build. */
export interface Programs {
  /**
   * Runs a program to its end and gives what it wrote to its standard output.
   *
   * @param told lines that are passed on while it runs
   * @throws Error with the last lines when it fails, or is stopped.
   */
  readonly run: (words: readonly string[], told?: RegExp) => Promise<string>;
  /** Starts a program that goes on; its output is a stream. */
  readonly start: (words: readonly string[]) => ReturnType<typeof spawnPiped>;
}

interface Context {
  readonly environment: NodeJS.ProcessEnv;
  readonly signal: AbortSignal;
}

function spawnPiped(words: readonly string[], { environment, signal }: Context) {
  const [program = '', ...rest] = words;
  return spawn(program, rest, {
    env: environment,
    signal,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Programs of one environment, all ended by one signal. */
export function programsIn(context: Context): Programs {
  return {
    start: (words) => spawnPiped(words, context),
    run: (words, told) =>
      new Promise((resolve, reject) => {
        const child = spawnPiped(words, context);
        const output: string[] = [];
        const all: string[] = [];
        for (const stream of [child.stdout, child.stderr]) {
          createInterface({ input: stream }).on('line', (line) => {
            if (stream === child.stdout) output.push(line);
            all.push(line);
            if (told?.test(line)) say(`  ${line.trim()}`);
          });
        }
        child.on('error', reject);
        child.on('close', (code, endedBy) => {
          if (code === 0) return resolve(output.join('\n').trim());
          const last = all.slice(-QUOTED_LINES).join('\n');
          reject(new Error(`${last}\n${words.join(' ')} ended with ${code ?? endedBy}.`));
        });
      }),
  };
}
