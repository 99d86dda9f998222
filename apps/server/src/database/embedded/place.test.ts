import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { locateBinaries } from './binaries.ts';
import { preparePlace } from './place.ts';

it('says in a sentence that nothing can be written where the data is to be kept', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'overtone-place-'));
  const file = path.join(folder, 'file');
  await writeFile(file, '');
  const place = preparePlace({
    dataDir: path.join(file, 'data'),
    binaries: await locateBinaries(),
    identity: { prefix: [] },
    environment: {},
    onProgress: () => undefined,
  });
  await expect(place).rejects.toThrow(
    /^Nothing can be written in the data folder .+, or set DATA_DIR\.$/u,
  );
  await rm(folder, { recursive: true });
});
