import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { removeLeftovers } from './cluster.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'overtone-cluster-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('removes what first starts left behind, and nothing else', async () => {
  for (const name of ['cluster', 'cluster.new-1', 'cluster.new-2']) {
    await mkdir(path.join(folder, name));
    await writeFile(path.join(folder, name, 'PG_VERSION'), '18\n');
  }
  await removeLeftovers(folder);
  expect(await readdir(folder)).toEqual(['cluster']);
});

it('does not mind a first start that writes on', async () => {
  const fresh = path.join(folder, 'cluster.new-1');
  const over = new AbortController();
  let removals = 0;
  const write = async (name: string) => {
    await mkdir(fresh, { recursive: true });
    await writeFile(path.join(fresh, name), '');
  };
  const writeOn = async () => {
    for (let i = 0; !over.signal.aborted; i += 1) await write(`${i % 500}`).catch(() => undefined);
  };
  const removeOn = async () => {
    for (; removals < 300; removals += 1) await removeLeftovers(folder);
  };
  const writing = [writeOn(), writeOn(), writeOn()];
  await removeOn().finally(() => over.abort());
  await Promise.all(writing);
  expect(removals).toBe(300);
});
