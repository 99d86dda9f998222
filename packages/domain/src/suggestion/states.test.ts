import { describe, expect, it } from 'vitest';
import { bandFor } from '../frequency/bands.ts';
import type { StateRow, SuggestionState } from './states.ts';
import { isInStateWindows, isSuggestionState, SUGGESTION_STATES, TASK_STATES } from './states.ts';

const rows = Object.keys(SUGGESTION_STATES)
  .filter(isSuggestionState)
  .map((state): [SuggestionState, StateRow] => [state, SUGGESTION_STATES[state]]);

const SPEC_BAND = {
  deep_focus: 'Beta',
  analytical: 'Gamma',
  creative: 'Alpha',
  meeting: 'Alpha',
  calm: 'Theta',
  energise: 'Beta',
  wind_down: 'Delta',
  none: 'Alpha',
  safety: 'Breath',
} as const satisfies Record<SuggestionState, string>;

describe.each(rows)('state %s', (state, row) => {
  it('has its defaults inside its windows', () => {
    const pair = { globalModulationHz: row.globalHz, centerModulationHz: row.centerHz };
    expect(isInStateWindows(state, pair)).toBe(true);
  });

  it('keeps every global rhythm below every centre rhythm', () => {
    expect(row.globalWindowHz.max).toBeLessThan(row.centerWindowHz.min);
  });

  it('keeps the whole screen at three pulses a second or fewer', () => {
    expect(row.globalWindowHz.min).toBeGreaterThan(0);
    expect(row.globalWindowHz.max).toBeLessThanOrEqual(3);
  });

  it('carries its band in the centre', () => {
    expect(bandFor(row.centerHz)).toBe(SPEC_BAND[state]);
  });

  it('stays out of the saturated reds', () => {
    expect(row.hue).toBeGreaterThan(30);
    expect(row.hue).toBeLessThan(330);
  });

  it('explains itself in one sentence that promises nothing', () => {
    expect(row.reason).toMatch(/^[A-Z][^.!?]*\.$/);
    expect(row.reason).not.toMatch(/\b(proven|cures?|treats?|guarantee\w*|will)\b/i);
  });
});

describe('windows', () => {
  it.each([
    [14.99, 3, false],
    [15, 3, true],
    [24, 1, true],
    [24.01, 1, false],
    [15, 0.99, false],
    [15, 3.01, false],
    [Number.NaN, 3, false],
  ])('judges a deep focus pair of centre %s Hz and global %s Hz', (center, global, expected) => {
    const pair = { globalModulationHz: global, centerModulationHz: center };
    expect(isInStateWindows('deep_focus', pair)).toBe(expected);
  });

  it('keeps the mildest pair far below three flashes a second', () => {
    expect(SUGGESTION_STATES.safety.centerWindowHz.max).toBeLessThan(1);
  });
});

describe('names', () => {
  it('knows its own states and nothing else', () => {
    expect(isSuggestionState('deep_focus')).toBe(true);
    for (const other of ['toString', '__proto__', 'focus', '', null, 3]) {
      expect(isSuggestionState(other)).toBe(false);
    }
  });

  it('lists every state that supports a task', () => {
    const supporting = rows.map(([state]) => state).filter((s) => s !== 'none' && s !== 'safety');
    expect([...TASK_STATES]).toEqual(supporting);
  });

  it('gives every state a label of its own', () => {
    expect(new Set(rows.map(([, row]) => row.label)).size).toBe(rows.length);
  });
});
