import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { complaints } from './findings.ts';
import { openPrograms, openWindDown } from './programs-page.ts';
import { tonesIn, withoutPicker } from './saved-audio.ts';

/** Three stretches that stand, and two that lead from one to the next. */
const PROGRAM = `overtone program 1
name: Three moments
start: slow 0 Hz, fast 10 Hz, strength 0.4, hue 190, carrier 200 Hz, waveform Sine, volume 0.5, sound off, sound-volume 0
0:08 hold
0:04 straight: fast 15 Hz, carrier 250 Hz
0:08 hold
0:04 exponential: fast 20 Hz, carrier 300 Hz
0:08 hold
fade: 0:00
`;

async function openProgram(page: Page): Promise<void> {
  await openPrograms(page);
  await page.getByRole('textbox', { name: 'Or paste a text or a link' }).fill(PROGRAM);
  await page.getByRole('button', { name: 'Open the pasted text' }).click();
  await expect(page.getByRole('figure', { name: 'Course of Three moments' })).toBeVisible();
}

/** The samples of a file as the browser decodes it. */
async function decoded(page: Page, bytes: Buffer): Promise<Float32Array> {
  const text = await page.evaluate(async (base64) => {
    const file = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
    const buffer = await new OfflineAudioContext(2, 1, 48_000).decodeAudioData(file.buffer);
    const samples = new Uint8Array(buffer.getChannelData(0).slice().buffer);
    const parts: string[] = [];
    for (let i = 0; i < samples.length; i += 8192) {
      parts.push(String.fromCodePoint(...samples.subarray(i, i + 8192)));
    }
    return btoa(parts.join(''));
  }, bytes.toString('base64'));
  const raw = Uint8Array.from(Buffer.from(text, 'base64'));
  return new Float32Array(raw.buffer);
}

test('a program becomes a FLAC file that holds its frequencies, and nothing of it is loaded before', async ({
  page,
}) => {
  const heard = await complaints(page);
  const asked: string[] = [];
  page.context().on('request', (request) => asked.push(request.url()));
  const loaded = () => asked.filter((address) => /render-(?:here|worker)|flac/u.test(address));
  await openProgram(page);
  await withoutPicker(page);
  expect(loaded()).toEqual([]);

  const part = page.getByRole('group', { name: 'Save as audio' });
  await expect(part.getByText('MB', { exact: false })).toBeVisible();
  const downloads = page.waitForEvent('download');
  await part.getByRole('button', { name: 'Save FLAC' }).click();
  const download = await downloads;
  expect(download.suggestedFilename()).toBe('three-moments.flac');
  await expect(part.getByText('Saved as three-moments.flac.')).toBeVisible();
  expect(loaded()).not.toEqual([]);

  const bytes = await readFile(await download.path());
  expect(bytes.toString('latin1', 0, 4)).toBe('fLaC');
  expect(bytes.includes('Three moments')).toBe(true);
  const samples = await decoded(page, bytes);
  expect(samples.length).toBe(32.08 * 48_000);
  for (const [timeS, carrierHz, rhythmHz] of [
    [4, 200, 10],
    [16, 250, 15],
    [28, 300, 20],
  ] as const) {
    const stretch = samples.slice((timeS - 1) * 48_000, (timeS + 1) * 48_000);
    const found = tonesIn(stretch, carrierHz, rhythmHz);
    expect(Math.abs(found.carrierHz - carrierHz)).toBeLessThan(0.001);
    expect(Math.abs(found.rhythmHz - rhythmHz)).toBeLessThan(0.001);
  }
  expect(heard).toEqual([]);
});

test('a file goes straight to the place that a person chose, rendered by as many workers as there are cores', async ({
  page,
}) => {
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  // The dialog is nothing that a test can press; what it gives is a handle like this one.
  await page.addInitScript(() => {
    Object.assign(globalThis, {
      showSaveFilePicker: async () =>
        (await navigator.storage.getDirectory()).getFileHandle('chosen', { create: true }),
    });
  });
  await openProgram(page);
  const part = page.getByRole('group', { name: 'Save as audio' });
  await part.getByText('WAV', { exact: true }).click();
  await part.getByRole('button', { name: 'Save WAV' }).click();
  await expect(part.getByText('Saved as three-moments.wav.')).toBeVisible();
  const cores = await page.evaluate(() => navigator.hardwareConcurrency);
  const renderers = workers.filter((address) => address.includes('chunk-worker'));
  expect(renderers).toHaveLength(Math.min(8, cores));
  const [size, kept] = await page.evaluate(async () => {
    const folder = await navigator.storage.getDirectory();
    const chosen = await (await folder.getFileHandle('chosen')).getFile();
    const names: string[] = [];
    for await (const name of (folder as unknown as { keys(): AsyncIterable<string> }).keys()) {
      names.push(name);
    }
    return [chosen.size, names] as const;
  });
  expect(size).toBeGreaterThanOrEqual(32.08 * 48_000 * 6);
  expect(kept).toEqual(['chosen']);
});

test('a file of every other kind plays as long as its program, to the sample', async ({ page }) => {
  await openProgram(page);
  await withoutPicker(page);
  const part = page.getByRole('group', { name: 'Save as audio' });
  for (const kind of ['Opus', 'MP3', 'WAV']) {
    await part.getByText(kind, { exact: true }).click();
    const downloads = page.waitForEvent('download');
    await part.getByRole('button', { name: `Save ${kind}` }).click();
    const samples = await decoded(page, await readFile(await (await downloads).path()));
    expect(samples.length, kind).toBe(32.08 * 48_000);
  }
});

test('a browser without an encoder says so, and saves WAV', async ({ page }) => {
  await page.route(/\/assets\/render-worker-/u, async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    await route.fulfill({
      response,
      body: `Reflect.deleteProperty(self, 'AudioEncoder');${script}`,
    });
  });
  await openProgram(page);
  await withoutPicker(page);
  const part = page.getByRole('group', { name: 'Save as audio' });
  await part.getByText('Opus', { exact: true }).click();
  await part.getByRole('button', { name: 'Save Opus' }).click();
  await expect(part.getByText('This browser has no encoder for Opus.')).toBeVisible();
  const downloads = page.waitForEvent('download');
  await part.getByRole('button', { name: 'Save WAV instead' }).click();
  expect((await downloads).suggestedFilename()).toBe('three-moments.wav');
});

test('a file is cancelled while it is made', async ({ page }) => {
  await openWindDown(page);
  await withoutPicker(page);
  const part = page.getByRole('group', { name: 'Save as audio' });
  await part.getByRole('button', { name: 'Save FLAC' }).click();
  await expect(part.getByRole('progressbar', { name: 'Saving' })).toBeVisible();
  await part.getByRole('button', { name: 'Cancel' }).click();
  await expect(part.getByText('Nothing was saved.')).toBeVisible();
});
