import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keptSecretKey } from './secret-key.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'overtone-key-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

describe('keptSecretKey', () => {
  it('makes a key that only the owner can read, and keeps it', async () => {
    const dataDir = path.join(root, 'data');
    const key = await keptSecretKey(dataDir);
    expect(key).toMatch(/^[\w-]{43}$/u);
    expect(await keptSecretKey(dataDir)).toBe(key);
    expect((await stat(path.join(dataDir, 'secret-key'))).mode & 0o077).toBe(0);
  });

  it('makes another key for another folder', async () => {
    const [a, b] = ['a', 'b'].map((name) => keptSecretKey(path.join(root, name)));
    expect(await a).not.toBe(await b);
  });

  it('signs nothing with an empty file', async () => {
    await writeFile(path.join(root, 'secret-key'), '\n');
    await expect(keptSecretKey(root)).rejects.toThrow('is empty. Delete it to get a new key.');
  });
});
