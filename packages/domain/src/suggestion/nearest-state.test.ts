import { describe, expect, it } from 'vitest';
import { nearestState } from './nearest-state.ts';
import { SUGGESTION_STATES, TASK_STATES } from './states.ts';

describe('nearestState', () => {
  it.each(TASK_STATES)('of its own pair is %s', (state) => {
    const { globalHz, centerHz } = SUGGESTION_STATES[state];
    expect(nearestState({ slowHz: globalHz, fastHz: centerHz })).toBe(state);
  });

  it.each([
    [1, 13, 'meeting'],
    [0, 13, 'meeting'],
    [3, 18, 'deep_focus'],
    [0.1, 100, 'analytical'],
    [0.1, 0.2, 'wind_down'],
  ])('of %s and %s Hz is %s', (slowHz, fastHz, state) => {
    expect(nearestState({ slowHz, fastHz })).toBe(state);
  });

  it('is none without a fast rhythm', () => {
    expect(nearestState({ slowHz: 1, fastHz: 0 })).toBeNull();
  });
});
