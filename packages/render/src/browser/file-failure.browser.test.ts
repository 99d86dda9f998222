import { describe, expect, it } from 'vitest';
import { loaded } from '../files/loaded.ts';
import { NoRoom } from '../files/no-room.ts';
import { fileFailure, workerFailure } from './file-failure.ts';
import { MissingEncoder } from './missing-encoder.ts';

async function caught(promise: Promise<unknown>): Promise<unknown> {
  try {
    return await promise;
  } catch (cause) {
    return cause;
  }
}

describe('why a file was not made', () => {
  it('is that a part of it was not loaded, whatever the browser says of that', async () => {
    const address = '/not-served.js';
    const cause = await caught(loaded(import(/* @vite-ignore */ address)));
    expect(fileFailure(cause)).toBe('not-loaded');
  });

  it('is that the device is full, by our word or by the browser’s', () => {
    expect(fileFailure(new NoRoom())).toBe('no-room');
    expect(fileFailure(new DOMException('full', 'QuotaExceededError'))).toBe('no-room');
  });

  it('is that there is no encoder, and else a fault of ours', () => {
    expect(fileFailure(new MissingEncoder())).toBe('no-encoder');
    expect(fileFailure(new TypeError('x is not a function'))).toBe('ours');
  });

  it('is told of a worker that does not load, and of one that fails', async () => {
    const failing = (address: string) =>
      new Promise<Event>((resolve) => {
        const worker = new Worker(address, { type: 'module' });
        worker.addEventListener('error', resolve);
      });
    expect(workerFailure(await failing('/not-served.js'))).toBe('not-loaded');
    const broken = URL.createObjectURL(new Blob(['nothing.here()'], { type: 'text/javascript' }));
    expect(workerFailure(await failing(broken))).toBe('ours');
  });
});
