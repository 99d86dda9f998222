import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { locateBinaries } from './database/embedded/binaries.ts';
import { preparePlace } from './database/embedded/place.ts';
import { keptSecretKey } from './secrets/secret-key.ts';

const SENTENCE = /^Nothing can be written in the data folder .+, or set DATA_DIR\.$/u;

let folder: string;
let dataDir: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'overtone-data-folder-'));
  const file = path.join(folder, 'file');
  await writeFile(file, '');
  dataDir = path.join(file, 'data');
});
afterAll(() => rm(folder, { recursive: true }));

it('says in a sentence that nothing can be written where the database is to be kept', async () => {
  const place = preparePlace({
    dataDir,
    binaries: await locateBinaries(),
    identity: { prefix: [] },
    environment: {},
    onProgress: () => undefined,
  });
  await expect(place).rejects.toThrow(SENTENCE);
});

it('says so of the secret key, too, where the database is another one', async () => {
  await expect(keptSecretKey(dataDir)).rejects.toThrow(SENTENCE);
});
