import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { childEnv } from './testing/child-env.ts';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));

let dataDir: string;
const children: ChildProcess[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'overtone-main-'));
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

function run(more: Record<string, string> = {}) {
  const child = spawn(process.execPath, [MAIN], {
    env: { ...childEnv(), PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...more },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  children.push(child);
  const { stdout, stderr } = child;
  if (stdout === null || stderr === null) throw new Error('no output');
  const sentences: string[] = [];
  const lines = createInterface({ input: stderr });
  lines.on('line', (line) => sentences.push(line));
  const ended = once(child, 'close').then(([code]) => code);
  const said = (word: string) =>
    new Promise<string>((resolve) => {
      lines.on('line', (line) => {
        if (line.includes(word)) resolve(line);
      });
    });
  return { child, stdout, sentences, ended, said };
}

describe('the server as a program', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'says where it is once it is ready, and ends cleanly on %s',
    async (signal) => {
      const { child, sentences, ended, said } = run();
      const ready = await said('is ready at');
      const url = /http:\S+/u.exec(ready)?.[0] ?? '';
      // On a busy machine the database may answer too late for one look.
      await expect.poll(async () => (await fetch(`${url}/api/health`)).status).toBe(200);
      child.kill(signal);
      expect(await ended).toBe(0);
      expect(sentences[0]).toBe('Preparing the database (first start)…');
      expect(existsSync(path.join(dataDir, 'postgres/cluster/postmaster.pid'))).toBe(false);
    },
  );

  it('ends cleanly when whoever launched it is gone', async () => {
    const { child, said } = run();
    await said('is ready at');
    const exited = once(child, 'exit');
    child.disconnect();
    expect((await exited)[0]).toBe(0);
    expect(existsSync(path.join(dataDir, 'postgres/cluster/postmaster.pid'))).toBe(false);
  });

  it('ends cleanly when it is told to while it is still starting', async () => {
    const { child, ended, said } = run();
    await said('Preparing');
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(existsSync(path.join(dataDir, 'postgres/cluster/postmaster.pid'))).toBe(false);
  });

  it('writes what is set up and what that means into its log, without a secret', async () => {
    const { child, stdout, ended, said } = run({
      LOG_LEVEL: 'info',
      SMTP_URL: 'smtp://someone:hunter2@mail.example',
    });
    const written = text(stdout);
    await said('is ready at');
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    const log = await written;
    const line = log.split('\n').find((entry) => entry.includes('"what is set up"')) ?? '';
    expect(JSON.parse(line)).toMatchObject({
      level: 40,
      setup: expect.arrayContaining([
        expect.objectContaining({ subject: 'AI', state: 'off' }),
        { subject: 'mail', state: 'wrong', sentence: expect.stringContaining('Set MAIL_FROM') },
      ]),
    });
    expect(log).not.toContain('hunter2');
  });

  it('ends with code 2 and a sentence when a variable is wrong', async () => {
    const { sentences, ended } = run({ PORT: 'eighty' });
    expect(await ended).toBe(2);
    expect(sentences).toEqual(['PORT must be a whole number from 0 to 65535 (given: "eighty").']);
  });

  it('ends with code 1 and a sentence when it does not start', async () => {
    const { sentences, ended } = run({ DATABASE_URL: 'postgres://x:y@127.0.0.1:1/none' });
    expect(await ended).toBe(1);
    expect(sentences.at(-1)).toMatch(/did not start: .*ECONNREFUSED/u);
  });
});
