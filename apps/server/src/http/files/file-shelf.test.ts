import { mkdtemp, rm, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fileShelf } from './file-shelf.ts';
import { MAX_READ_AT_ONCE, type OpenFile } from './opened-file.ts';

let folder: string;
let now = 0;
const at = (name: string) => path.join(folder, name);

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'overtone-shelf-'));
  now = 0;
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function textOf(open: OpenFile, name: string): Promise<string | undefined> {
  const file = await open(at(name));
  return file && new Response(await file.read(0, file.size - 1)).text();
}

describe('fileShelf', () => {
  it('shows what a file has become, and that it is gone, within a second', async () => {
    const open = fileShelf(() => now);
    await writeFile(at('page'), 'old');
    expect(await textOf(open, 'page')).toBe('old');
    await writeFile(at('page'), 'newer');
    now = 999;
    expect(await textOf(open, 'page')).toBe('old');
    now = 1_000;
    expect(await textOf(open, 'page')).toBe('newer');
    await unlink(at('page'));
    now = 2_000;
    expect(await textOf(open, 'page')).toBeUndefined();
  });

  it('reads parts of what it holds', async () => {
    const open = fileShelf(() => now);
    await writeFile(at('page'), '0123456789');
    for (const _ of [1, 2]) {
      const file = await open(at('page'));
      expect(await new Response(await file?.read(2, 4)).text()).toBe('234');
    }
  });

  it('holds nothing large, and nothing of a file without content', async () => {
    const open = fileShelf(() => now);
    await writeFile(at('track'), 'a'.repeat(MAX_READ_AT_ONCE + 1));
    await writeFile(at('empty'), '');
    expect((await textOf(open, 'track'))?.length).toBe(MAX_READ_AT_ONCE + 1);
    const empty = await open(at('empty'));
    expect(empty?.size).toBe(0);
    await empty?.close();
    await writeFile(at('track'), 'b');
    await writeFile(at('empty'), 'c');
    expect(await textOf(open, 'track')).toBe('b');
    expect(await textOf(open, 'empty')).toBe('c');
  });

  it('lets go of everything before it holds too much', async () => {
    const open = fileShelf(() => now);
    await writeFile(at('page'), 'old');
    await textOf(open, 'page');
    await writeFile(at('page'), 'new');
    await writeFile(at('asset'), 'a'.repeat(MAX_READ_AT_ONCE));
    // One asset under as many paths as fill 16 MiB.
    for (let dots = 0; dots < 64; dots++) await open(`${folder}${'/.'.repeat(dots)}/asset`);
    expect(await textOf(open, 'page')).toBe('new');
  });
});
