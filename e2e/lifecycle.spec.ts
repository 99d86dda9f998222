import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ROOT } from '../scripts/install.mjs';

const READY = /is ready at (http:\S+)/;

interface Run {
  readonly program: ChildProcess;
  /** Everything printed so far. */
  said(): string;
  /** The address, once it is printed. */
  readonly ready: Promise<string>;
  readonly ended: Promise<number | null>;
}

/** `npm start`, as a person or a supervisor runs it. */
function start(dataDir: string, env: Record<string, string> = {}): Run {
  const program = spawn('node', [join(ROOT, 'scripts/start.mjs')], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let text = '';
  const ready = new Promise<string>((resolve) => {
    for (const stream of [program.stdout, program.stderr]) {
      stream?.setEncoding('utf8').on('data', (more: string) => {
        text += more;
        const address = READY.exec(text)?.[1];
        if (address) resolve(address);
      });
    }
  });
  const ended = once(program, 'close').then(([code]: (number | null)[]) => code ?? null);
  return { program, said: () => text, ready, ended };
}

let dataDir: string;

test.beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'overtone-start-'));
});

test.afterEach(() => {
  rmSync(dataDir, { recursive: true, force: true });
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  test(`npm start serves from an empty data folder and stops cleanly on ${signal}`, async () => {
    const run = start(dataDir);
    const address = await run.ready;
    const health = await fetch(`${address}/api/health`);
    expect(await health.json()).toMatchObject({ ok: true, database: 'reachable' });
    expect((await fetch(`${address}/demo`)).status).toBe(200);
    const track = await fetch(`${address}/audio/ambient/Serene%20Rain.mp3`, {
      headers: { range: 'bytes=0-99' },
    });
    expect([track.status, (await track.arrayBuffer()).byteLength]).toEqual([206, 100]);
    run.program.kill(signal);
    expect(await run.ended).toBe(0);
    await expect(fetch(`${address}/api/health`)).rejects.toThrow();
    expect(existsSync(join(dataDir, 'postgres/cluster/postmaster.pid'))).toBe(false);
  });
}

test('Ctrl-C in a terminal, which reaches the launcher and the server, leaves no database behind', async () => {
  const run = start(dataDir);
  await run.ready;
  process.kill(-(run.program.pid ?? 0), 'SIGINT');
  expect(await run.ended).toBe(0);
  expect(existsSync(join(dataDir, 'postgres/cluster/postmaster.pid'))).toBe(false);
});

test('a second start takes up the data of the first', async () => {
  const first = start(dataDir);
  await first.ready;
  first.program.kill('SIGTERM');
  await first.ended;
  const second = start(dataDir);
  const address = await second.ready;
  expect(second.said()).not.toContain('first start');
  expect((await fetch(`${address}/api/health`)).status).toBe(200);
  second.program.kill('SIGTERM');
  expect(await second.ended).toBe(0);
});

test('a second server on one data folder refuses and harms nothing', async () => {
  const first = start(dataDir);
  const address = await first.ready;
  const second = start(dataDir);
  expect(await second.ended).toBe(1);
  expect(second.said()).toContain('did not start');
  expect((await fetch(`${address}/api/health`)).status).toBe(200);
  first.program.kill('SIGTERM');
  expect(await first.ended).toBe(0);
});

test('a wrong setting is named, with what is allowed, before anything is started', async () => {
  const run = start(dataDir, { PORT: 'eighty' });
  expect(await run.ended).toBe(2);
  expect(run.said()).toContain('PORT');
  expect(run.said()).toContain('eighty');
  expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
});
