import { rm, writeFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { complaints } from './findings.ts';
import { openPrograms } from './programs-page.ts';

/** A program that may be opened after all of them. */
const GOOD = `overtone program 1
name: One minute
start: slow 3 Hz, fast 10 Hz, strength 0.4, hue 190, carrier 200 Hz, waveform Sine, volume 0.1, sound off, sound-volume 0
1:00 hold
`;

/** Files that mean harm, or were never programs, and what is said of each. */
const HOSTILE: readonly (readonly [name: string, bytes: () => Buffer, said: RegExp])[] = [
  ['100-mb.sbg', () => Buffer.alloc(100_000_000, 'a'), /larger than any program/u],
  [
    'million-lines.sbg',
    () => Buffer.from('x\n'.repeat(1_000_000)),
    /longer than 1,500,000 characters/u,
  ],
  // A slow machine may give it up before it has found out.
  [
    'deep.json',
    () => Buffer.from(`{"course":${'['.repeat(500_000)}`),
    /perhaps it was cut off|took more than a second/u,
  ],
  [
    'heir.json',
    () => Buffer.from('{"__proto__":{"isPolluted":true},"constructor":{"prototype":{}}}'),
    /This is not a program/u,
  ],
  [
    'huge-times.sbg',
    () => Buffer.from('a: 200+10/20\n99999999999:00:00 a\n1e400:00 a\n'),
    /neither a time nor the name of a tone set/u,
  ],
  [
    'blocks.sbg',
    () => Buffer.from(Array.from({ length: 200 }, (_, i) => `b${i}: {`).join('\n')),
    /Every line of a block begins with a relative time/u,
  ],
  [
    'markup.sbg',
    () => Buffer.from('<img src=x onerror="globalThis.isPolluted=1">: 200+10/20\n'),
    /<img/u,
  ],
  [
    'noise.sbg',
    () => Buffer.from(Array.from({ length: 50_000 }, (_, i) => (i * 7919) % 256)),
    /This is not a text file/u,
  ],
  ['nothing.sbg', () => Buffer.alloc(0), /It is empty/u],
];

test('a file that means harm ends in a sentence, and the page goes on as before', async ({
  page,
}, testInfo) => {
  const heard = await complaints(page);
  await openPrograms(page);
  const file = page.locator('input[type=file]');
  const alert = page.getByRole('alert');
  await file.waitFor({ state: 'attached' });
  const sent: string[] = [];
  page.on('request', (request) => void (request.method() !== 'GET' && sent.push(request.url())));
  for (const [name, bytes, said] of HOSTILE) {
    const path = testInfo.outputPath(name);
    await writeFile(path, bytes());
    await file.setInputFiles(path);
    await expect(alert, name).toContainText(said);
    await expect(page.getByText('Reading…'), name).toHaveCount(0);
    await rm(path);
  }
  expect(await page.evaluate(() => Reflect.has({}, 'isPolluted'))).toBe(false);

  await file.setInputFiles({ name: 'good.txt', mimeType: 'text/plain', buffer: Buffer.from(GOOD) });
  await expect(alert).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
  expect(sent).toEqual([]);
  expect(heard).toEqual([]);
});
