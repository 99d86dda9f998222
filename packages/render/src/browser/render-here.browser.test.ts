import type { Program } from '@overtone/domain/program/program';
import { OWN_PROGRAMS } from '@overtone/domain/program/own/own-programs';
import { describe, expect, it } from 'vitest';
import { renderHere } from './render-here.ts';

const WIND_DOWN = OWN_PROGRAMS.map(({ program }) => program).find(
  ({ name }) => name === 'Wind down',
);

/** A wish for a file of a program with rain in it. */
async function wish(cancel: AbortController) {
  if (!WIND_DOWN) throw new Error('There is no such program.');
  const program: Program = { ...WIND_DOWN, start: { ...WIND_DOWN.start, sound: 'Serene Rain' } };
  const folder = await navigator.storage.getDirectory();
  const handle = await folder.getFileHandle('render-here', { create: true });
  return {
    program,
    format: 'wav',
    place: { handle, isChosen: false },
    onProgress: () => undefined,
    signal: cancel.signal,
  } as const;
}

describe('a file whose tracks are being loaded', () => {
  it('is cancelled at once, and what is loaded is told', async () => {
    const cancel = new AbortController();
    const asked: AbortSignal[] = [];
    const { promise, resolve } = Promise.withResolvers<void>();
    const load = (_: string, signal: AbortSignal) => {
      asked.push(signal);
      resolve();
      return new Promise<ArrayBuffer>(() => undefined);
    };
    const made = renderHere({ ...(await wish(cancel)), load });
    await promise;
    cancel.abort();
    expect(await made).toEqual({ kind: 'cancelled' });
    expect(asked.map(({ aborted }) => aborted)).toEqual([true]);
  });

  it('is cancelled, not failed, where the loading ends with the wish for it', async () => {
    const cancel = new AbortController();
    const load = async (_: string, signal: AbortSignal) => {
      cancel.abort();
      signal.throwIfAborted();
      return new ArrayBuffer(0);
    };
    expect(await renderHere({ ...(await wish(cancel)), load })).toEqual({ kind: 'cancelled' });
  });

  it('fails in words where a track cannot be loaded', async () => {
    const load = () => Promise.reject(new Error('No network'));
    const made = await renderHere({ ...(await wish(new AbortController())), load });
    expect(made).toEqual({ kind: 'failed', why: 'not-loaded' });
  });
});
