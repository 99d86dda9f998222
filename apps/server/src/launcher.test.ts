import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const LAUNCHER = fileURLToPath(new URL('launcher.ts', import.meta.url));

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'overtone-launcher-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A program that says its number, lives on whatever signal comes, and ends once it knows its launcher to be gone. */
const PROGRAM = `
import { whenLauncherEnds } from ${JSON.stringify(LAUNCHER)};
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => undefined);
whenLauncherEnds(() => { console.log('launcher ended'); process.exit(0); }, {
  isRunByNpm: process.env.npm_lifecycle_event !== undefined,
});
setInterval(() => console.log('at work'), 500);
console.log('ready ' + process.pid);
`;
const PASSING_ON = `
import { spawn } from 'node:child_process';
spawn(process.execPath, ['program.mjs'], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
`;

async function launch(script: string) {
  const files = {
    'package.json': JSON.stringify({
      scripts: { direct: 'node program.mjs', passed: 'node launch.mjs' },
    }),
    'program.mjs': PROGRAM,
    'launch.mjs': PASSING_ON,
  };
  await Promise.all(
    Object.entries(files).map(([name, text]) => writeFile(path.join(folder, name), text)),
  );
  const [program = '', ...words] = script.split(' ');
  const launcher = spawn(program, words, {
    cwd: folder,
    env: { PATH: process.env['PATH'] },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const lines = createInterface({ input: launcher.stdout });
  const [line] = await once(lines, 'line');
  return { launcher, lines, pid: Number(String(line).split(' ')[1]) };
}

describe.runIf(process.platform !== 'win32')('a program whose launcher ends', () => {
  it.each([
    ['npm run -s direct', 'SIGTERM'],
    ['npm run -s direct', 'SIGKILL'],
    ['npm run -s passed', 'SIGTERM'],
    ['npm run -s passed', 'SIGKILL'],
    ['node launch.mjs', 'SIGKILL'],
  ] as const)('of "%s" by %s ends too', async (script, signal) => {
    const { launcher, lines, pid } = await launch(script);
    launcher.kill(signal);
    try {
      const said: string[] = [];
      for await (const line of lines) said.push(line);
      expect(said.at(-1)).toBe('launcher ended');
    } finally {
      if (isAlive(pid)) process.kill(pid, 'SIGKILL');
    }
  });

  it('goes on when a shell that started it in the background is gone', async () => {
    await writeFile(path.join(folder, 'start.sh'), 'node program.mjs &\n');
    const { launcher, lines, pid } = await launch('sh start.sh');
    if (launcher.exitCode === null) await once(launcher, 'exit');
    const said: unknown[] = [];
    for await (const line of lines) {
      if (said.push(line) === 5) break;
    }
    process.kill(pid, 'SIGKILL');
    expect(new Set(said)).toEqual(new Set(['at work']));
  });
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
