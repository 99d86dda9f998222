import { describe, expect, it, vi } from 'vitest';
import { askAnew, lateLoad, NotLoaded } from './late-load.ts';

describe('what is loaded late', () => {
  it('is loaded once, at the first call', async () => {
    const load = vi.fn<() => Promise<string>>(async () => 'a piece');
    const piece = lateLoad(load);
    expect(load).not.toHaveBeenCalled();
    expect(piece()).toBe(piece());
    expect(await piece()).toBe('a piece');
    askAnew();
    expect(await piece()).toBe('a piece');
    expect(load).toHaveBeenCalledOnce();
  });

  it('stays away where it could not be had, until it is asked for anew', async () => {
    const failure = new TypeError('Failed to fetch dynamically imported module');
    const load = vi.fn<() => Promise<string>>(async () => 'a piece').mockRejectedValueOnce(failure);
    const piece = lateLoad(load);
    await expect(piece()).rejects.toMatchObject({ name: 'NotLoaded', cause: failure });
    await expect(piece()).rejects.toBeInstanceOf(NotLoaded);
    expect(load).toHaveBeenCalledOnce();
    askAnew();
    expect(await piece()).toBe('a piece');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('says of a piece that needs another what kept that one away', async () => {
    const failure = new TypeError('offline');
    const inner = lateLoad(() => Promise.reject(failure));
    const outer = lateLoad(async () => inner());
    await expect(outer()).rejects.toMatchObject({ cause: failure });
  });
});
