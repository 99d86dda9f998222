import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseEnvironment } from '../env.ts';
import { startServer } from '../server.ts';
import { makeFolders, postJson } from '../testing/test-app.ts';

let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'overtone-cli-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

async function run(program: 'admin' | 'mail', ...words: string[]) {
  const file = fileURLToPath(new URL(`${program}.ts`, import.meta.url));
  const child = spawn(process.execPath, [file, ...words], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { out, err, code };
}

describe('npm run admin', () => {
  it.each([[[]], [['people']], [['figures', '--days', '0']], [['subscribers', '--xml']]])(
    'shows how it is used when it is told %j',
    async (words) => {
      const { code, err, out } = await run('admin', ...words);
      expect([code, out]).toEqual([2, '']);
      expect(err).toContain('npm run admin -- subscribers');
    },
  );

  it('reads the database of a running server and leaves it running, or starts it for a moment', async () => {
    const parsed = parseEnvironment({
      PATH: process.env['PATH'],
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
    });
    if (!parsed.ok) throw new Error(parsed.reason);
    const folders = await makeFolders();
    const server = await startServer(parsed.value, { folders });
    await fetch(`${server.url}/api/newsletter-subscribers`, postJson({ email: 'ada@b.example' }));

    const beside = await run('admin', 'subscribers', '--csv');
    expect(beside.code).toBe(0);
    expect(beside.out).toMatch(
      /^email,timestamp,source,status\r\nada@b\.example,[^,]+,footer_newsletter,active\r\n$/u,
    );
    expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
    await server.stop();
    await folders.remove();

    const alone = await run('admin', 'subscribers', '--csv');
    expect(alone).toEqual({ ...beside, err: alone.err });
    expect(existsSync(path.join(dataDir, 'postgres/cluster/postmaster.pid'))).toBe(false);
  });
});

describe('npm run mail', () => {
  it('says where mails would be when there is none', async () => {
    await rm(path.join(dataDir, 'mail'), { recursive: true, force: true });
    expect(await run('mail')).toMatchObject({
      code: 0,
      out: `No mail is kept in ${path.join(dataDir, 'mail')}.\n`,
    });
  });
});
