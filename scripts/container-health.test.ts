import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from './free-port.ts';
import { ROOT } from './install.mjs';

let folder: string;
const children: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'overtone-health-'));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

/** Starts a server that does `then` once it listens. */
async function startServer(answer: string, then = '') {
  const code = `const server = require('node:http').createServer(${answer}).listen(0, '127.0.0.1', () => { require('node:fs').writeSync(1, String(server.address().port)); ${then} });`;
  const server = spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(server);
  const [port] = await once(server.stdout, 'data');
  writeFileSync(join(folder, 'pid'), String(server.pid));
  return { server, port: Number(port) };
}

/** Checks patiently, for a server that is only slow must not be ended. */
async function check(port: number, answerMs = 60_000): Promise<number | null> {
  const env = { PORT: String(port), PID_FILE: join(folder, 'pid'), ANSWER_MS: String(answerMs) };
  const child = spawn(process.execPath, [join(ROOT, 'deploy/container-health.mjs')], { env });
  const [code] = await once(child, 'exit');
  return code;
}

describe('the health check of the container', () => {
  it('is content with a server that lives, and leaves one alone that says it is not well', async () => {
    const well = await startServer('(_, r) => r.end()');
    expect(await check(well.port)).toBe(0);
    const ill = await startServer('(_, r) => r.writeHead(503).end()');
    expect(await check(ill.port)).toBe(1);
    expect([well.server.signalCode, ill.server.signalCode]).toEqual([null, null]);
  });

  it('ends a server that hangs', async () => {
    const { server, port } = await startServer('() => undefined', 'for (;;);');
    const ended = once(server, 'exit');
    expect(await check(port, 200)).toBe(1);
    expect(await ended).toEqual([null, 'SIGKILL']);
  });

  it('ends nothing where nobody listens yet', async () => {
    const { server } = await startServer('() => undefined');
    expect(await check(await freePort())).toBe(1);
    expect(server.signalCode).toBeNull();
  });
});
