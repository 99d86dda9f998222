import { createFakeHost } from '@overtone/testkit/fake-host';
import { describe, expect, it } from 'vitest';
import { randomUuid } from '../ids/random-uuid.ts';
import type { HostStorage } from '../platform/host.ts';
import { INTERVALS_KEY, keptIntervals } from './kept-intervals.ts';

const INTERVAL = {
  id: '0a3f5a52-6d5a-4d5c-9c53-6a1f2f2f0001',
  sittingId: '0a3f5a52-6d5a-4d5c-9c53-6a1f2f2f0002',
  source: 'web',
  globalModulationHz: 3,
  centerModulationHz: null,
  startedAtMs: 1_000,
  seenAtMs: 2_000,
  isEnded: true,
} as const;

describe('intervals that wait on the device', () => {
  it('are read one by one: what another version wrote takes no other with it', () => {
    const { storage } = createFakeHost();
    const kept = { person: 'anna', intervals: [{ ...INTERVAL, source: 'watch' }, INTERVAL, 7] };
    storage.write(INTERVALS_KEY, JSON.stringify(kept));
    expect(keptIntervals(storage, 'anna').all()).toEqual([INTERVAL]);
    expect(keptIntervals(storage, 'ben').all()).toEqual([]);
  });

  it('are what this page knows of them where the device has no room over what it kept before', () => {
    const { storage } = createFakeHost();
    const room = { isThere: true };
    const full: HostStorage = {
      ...storage,
      write: (key, value) => room.isThere && storage.write(key, value),
    };
    const kept = keptIntervals(full, 'anna');
    const otherWindow = keptIntervals(storage, 'anna');
    const theirs = { ...INTERVAL, id: randomUuid() };
    const next = { ...INTERVAL, id: randomUuid() };
    kept.keep({ ...INTERVAL, isEnded: false });
    room.isThere = false;
    kept.keep({ ...INTERVAL, ratingAfter: 4 });
    expect(kept.all()).toEqual([{ ...INTERVAL, ratingAfter: 4 }]);
    otherWindow.keep(theirs);
    expect(kept.all()).toEqual([theirs, { ...INTERVAL, ratingAfter: 4 }]);
    kept.drop(INTERVAL.id);
    expect(kept.all()).toEqual([theirs]);
    room.isThere = true;
    kept.keep(next);
    expect(otherWindow.all()).toEqual([theirs, next]);
  });
});
