import type { InsightSession } from '@overtone/domain/contract/usage';
import type { Stave } from '@overtone/domain/usage/staves';
import { describe, expect, it } from 'vitest';
import { minutesByState } from './minutes-by-state.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const STAVES: readonly Stave[] = [0, 1].map((index) => ({
  day: `2026-06-0${index + 1}`,
  startMs: index * DAY_MS,
  endMs: (index + 1) * DAY_MS,
}));

function session(fastHz: number, ...parts: readonly (readonly [number, number])[]): InsightSession {
  return {
    parts: parts.map(([from, to]) => ({ startMs: from * MINUTE_MS, endMs: to * MINUTE_MS })),
    minutes: 0,
    slowHz: fastHz > 0 ? 3 : 0,
    fastHz,
    before: null,
    after: null,
  };
}

const of = (...sessions: readonly InsightSession[]) =>
  Object.fromEntries(minutesByState(sessions, STAVES));

describe('the minutes of a day by state', () => {
  it('are added up for each state, in the order of lists, pauses left out', () => {
    expect(
      of(session(40, [0, 20], [30, 35]), session(15, [60, 70]), session(40, [90, 95])),
    ).toEqual({
      '2026-06-01': [
        { state: 'deep_focus', minutes: 10 },
        { state: 'analytical', minutes: 30 },
      ],
      '2026-06-02': [],
    });
  });

  it('go to both days that a session lies on', () => {
    expect(of(session(40, [1430, 1460]))).toEqual({
      '2026-06-01': [{ state: 'analytical', minutes: 10 }],
      '2026-06-02': [{ state: 'analytical', minutes: 20 }],
    });
  });

  it('tell nothing of a session whose pair is hidden', () => {
    expect(of(session(0, [0, 20]))).toEqual({ '2026-06-01': [], '2026-06-02': [] });
  });
});
