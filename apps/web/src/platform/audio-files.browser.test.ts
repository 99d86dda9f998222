import type { FileWish } from '@overtone/client/program/file-maker';
import { OWN_PROGRAMS } from '@overtone/domain/program/own/own-programs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeAudioFile } from './audio-files.ts';

const NAME = 'chosen.wav';
const folder = () => navigator.storage.getDirectory();

afterEach(async () => {
  vi.unstubAllGlobals();
  await (await folder()).removeEntry(NAME).catch(() => undefined);
});

/** A wish that is given up as soon as a place was chosen, which is `handle`. */
function givenUp(handle: FileSystemFileHandle): FileWish {
  const [own] = OWN_PROGRAMS;
  if (!own) throw new Error('There are programs of our own.');
  const cancel = new AbortController();
  // The dialog is nothing that a test can press; what it gives is a handle like this one.
  vi.stubGlobal('showSaveFilePicker', () => {
    cancel.abort();
    return Promise.resolve(handle);
  });
  return {
    program: own.program,
    format: 'wav',
    name: NAME,
    onProgress: () => undefined,
    signal: cancel.signal,
  };
}

describe('a file that is not saved to the place that was chosen for it', () => {
  it('leaves no empty one there', async () => {
    const handle = await (await folder()).getFileHandle(NAME, { create: true });
    expect(await makeAudioFile(givenUp(handle))).toEqual({ kind: 'left' });
    await expect((await folder()).getFileHandle(NAME)).rejects.toMatchObject({
      name: 'NotFoundError',
    });
  });

  it('leaves one there that has something in it', async () => {
    const handle = await (await folder()).getFileHandle(NAME, { create: true });
    const file = await handle.createWritable();
    await file.write('something');
    await file.close();
    expect(await makeAudioFile(givenUp(handle))).toEqual({ kind: 'left' });
    expect((await handle.getFile()).size).toBe(9);
  });
});
