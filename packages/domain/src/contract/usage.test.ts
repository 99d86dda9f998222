import { describe, expect, it } from 'vitest';
import { type UsageReportBody, usageReportSchema } from './usage.ts';

const REPORT: UsageReportBody = {
  id: '0b0f5d0e-6f0c-4b5e-9a56-4f4b7c1f0a01',
  sittingId: '0b0f5d0e-6f0c-4b5e-9a56-4f4b7c1f0a02',
  deviceId: 'laptop',
  source: 'web',
  globalModulationHz: 3,
  centerModulationHz: null,
};

describe('usageReportSchema', () => {
  it('takes a report without ages as one that begins now', () => {
    expect(usageReportSchema.parse(REPORT)).toEqual({
      ...REPORT,
      startedSecondsAgo: 0,
      seenSecondsAgo: 0,
      isEnded: false,
    });
  });

  it('drops what it does not know', () => {
    expect(usageReportSchema.parse({ ...REPORT, mood: 'fine' })).not.toHaveProperty('mood');
  });

  it.each([
    { id: 'mine' },
    { deviceId: '' },
    { deviceId: 'a\u0000' },
    { source: 'fridge' },
    { globalModulationHz: 101 },
    { startedSecondsAgo: -1 },
    { startedSecondsAgo: 31 * 24 * 3600 },
    { startedSecondsAgo: 10, seenSecondsAgo: 11 },
    { startedSecondsAgo: 25 * 3600 },
    { ratingBefore: 0 },
    { ratingAfter: 6 },
    { ratingAfter: 2.5 },
  ])('refuses %j', (change) => {
    expect(usageReportSchema.safeParse({ ...REPORT, ...change }).success).toBe(false);
  });
});
