import { createHash } from 'node:crypto';
import type { KeptTest } from '@overtone/domain/experiment/kept/kept-test';
import {
  abandoned,
  EXAMPLE_TEST,
  exampleTestAfter,
} from '@overtone/domain/experiment/testing/example-test';
import { describe, expect, it } from 'vitest';
import { readReport } from './read-report.ts';

const sha256Hex = async (text: string) => createHash('sha256').update(text).digest('hex');
const ENDED = exampleTestAfter(() => ({ rating: 3, guess: 'noIdea' }));
const OLDER: KeptTest = { ...EXAMPLE_TEST, id: 'older', createdAtMs: 1 };

const read = (
  tests: readonly KeptTest[],
  id = '',
  unreadable: readonly string[] = [],
  isSignedIn = false,
) =>
  readReport({
    shelf: {
      all: async () => tests,
      deleted: async () => [],
      unreadable: async () => unreadable,
    },
    sha256Hex,
    id,
    isSignedIn,
  });

describe('the report that is read', () => {
  it('is that of the latest self-test, or of the one that is asked for', async () => {
    expect(await read([OLDER, ENDED])).toMatchObject({ kind: 'ready', test: { id: ENDED.id } });
    expect(await read([OLDER, ENDED], 'older')).toMatchObject({ test: { id: 'older' } });
    expect(await read([ENDED], 'gone')).toEqual({ kind: 'none' });
    expect(await read([])).toEqual({ kind: 'none' });
  });

  it('is not among those of the account, where somebody is signed in', async () => {
    expect(await read([ENDED], 'gone', [], true)).toEqual({ kind: 'noneOfAccount' });
    expect(await read([], '', [], true)).toEqual({ kind: 'noneOfAccount' });
    expect(await read([ENDED], 'damaged', ['damaged'], true)).toEqual({ kind: 'damaged' });
    expect(await read([ENDED], '', [], true)).toMatchObject({ kind: 'ready' });
  });

  it('is there and cannot be read, where its record is damaged', async () => {
    expect(await read([ENDED], 'damaged', ['damaged'])).toEqual({ kind: 'damaged' });
    expect(await read([], '', ['damaged'])).toEqual({ kind: 'damaged' });
    expect(await read([ENDED], 'gone', ['damaged'])).toEqual({ kind: 'none' });
    expect(await read([ENDED], '', ['damaged'])).toMatchObject({ kind: 'ready' });
  });

  it('says which of its question it is', async () => {
    const stopped = { ...abandoned(EXAMPLE_TEST), id: 'stopped', createdAtMs: 2 };
    expect(await read([OLDER, stopped, ENDED])).toMatchObject({
      test: { id: ENDED.id },
      earlier: { ended: 0, stopped: 1, deleted: 0 },
    });
  });

  it('has its seal tried once there is a seed to open it with', async () => {
    expect(await read([ENDED])).toMatchObject({ seal: 'whole' });
    expect(await read([OLDER])).toMatchObject({ seal: 'unchecked' });
    const sealed = {
      ...ENDED.sealed,
      protocol: { ...ENDED.sealed.protocol, pairs: 21 },
    };
    expect(await read([{ ...ENDED, sealed }])).toMatchObject({ seal: 'broken' });
  });

  it('is a failure where the browser keeps nothing', async () => {
    const fail = () => Promise.reject(new Error('no database'));
    const shelf = { all: fail, deleted: fail, unreadable: fail };
    expect(await readReport({ shelf, sha256Hex, id: '', isSignedIn: false })).toEqual({
      kind: 'failed',
    });
  });
});
