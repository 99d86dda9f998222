import { createFakeHost } from '@overtone/testkit/fake-host';
import { describe, expect, it } from 'vitest';
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
};

describe('intervals that wait on the device', () => {
  it('are read one by one: what another version wrote takes no other with it', () => {
    const { storage } = createFakeHost();
    const kept = { person: 'anna', intervals: [{ ...INTERVAL, source: 'watch' }, INTERVAL, 7] };
    storage.write(INTERVALS_KEY, JSON.stringify(kept));
    expect(keptIntervals(storage, 'anna').all()).toEqual([INTERVAL]);
    expect(keptIntervals(storage, 'ben').all()).toEqual([]);
  });
});
