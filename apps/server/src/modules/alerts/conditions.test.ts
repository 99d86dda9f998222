import { describe, expect, it } from 'vitest';
import { CONDITIONS } from './conditions.ts';
import type { Readings } from './readings.ts';

const DAY_MS = 86_400_000;

/** Readings that are just well, and just not. */
const EDGES: readonly (readonly [name: string, well: Readings, wrong: Readings])[] = [
  ['database-away', { isDatabaseReachable: true }, { isDatabaseReachable: false }],
  ['payments-failing', { paymentFailures: 2 }, { paymentFailures: 3 }],
  [
    'errors',
    { requests: { answered: 501, failed: 5 } },
    { requests: { answered: 500, failed: 5 } },
  ],
  ['errors', { requests: { answered: 4, failed: 4 } }, { requests: { answered: 5, failed: 5 } }],
  [
    'disk-full',
    { disk: { folder: '/data', freeShare: 0.1 } },
    { disk: { folder: '/data', freeShare: 0.0999 } },
  ],
  ['backup-late', { backup: 'fresh' }, { backup: 'late' }],
  ['mails-waiting', { oldestMailMs: 3_599_000 }, { oldestMailMs: 3_600_000 }],
  ['mails-given-up', { mailsGivenUp: 2 }, { mailsGivenUp: 3 }],
  [
    'sign-ins-refused',
    { refusedSignIns: { recent: 29, usual: 0 } },
    { refusedSignIns: { recent: 30, usual: 6 } },
  ],
  [
    'sign-ins-refused',
    { refusedSignIns: { recent: 100, usual: 21 } },
    { refusedSignIns: { recent: 100, usual: 20 } },
  ],
  ['loop-delay', { loopDelayMs: 99 }, { loopDelayMs: 100 }],
  [
    'certificate-ending',
    { certificateEndsInMs: 14 * DAY_MS },
    { certificateEndsInMs: 14 * DAY_MS - 1 },
  ],
];

const found = (readings: Readings) =>
  CONDITIONS.flatMap(({ name, find }) => (typeof find(readings) === 'string' ? [name] : []));

describe('what speaks by itself', () => {
  it.each(EDGES)('%s begins where its limit is', (name, well, wrong) => {
    expect(found(well)).toEqual([]);
    expect(found(wrong)).toEqual([name]);
  });

  it('has an edge here for each condition', () => {
    expect(new Set(EDGES.map(([name]) => name))).toEqual(
      new Set(CONDITIONS.map(({ name }) => name)),
    );
  });

  it('says in figures what is wrong, and what to do', () => {
    const say = (readings: Readings) =>
      CONDITIONS.map(({ find }) => find(readings)).find((each) => typeof each === 'string');
    expect(say({ disk: { folder: '/data', freeShare: 0.034 } })).toBe(
      '3.4% of the disk is free where /data lies. Make room before writes fail.',
    );
    expect(say({ requests: { answered: 400, failed: 60 } })).toContain('60 of 400 requests failed');
    expect(say({ certificateEndsInMs: 1.5 * DAY_MS })).toContain('expires in 1 day.');
    expect(say({ certificateEndsInMs: -1 })).toContain('has expired');
  });

  it('says nothing of what nobody knows', () => {
    expect(CONDITIONS.map(({ find }) => find({}))).toEqual(CONDITIONS.map(() => undefined));
  });
});
