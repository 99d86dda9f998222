import { describe, expect, it } from 'vitest';
import { SUGGESTION_DEFAULTS, type Suggestion } from '../suggestion/suggestion.ts';
import { type PlannableEvent, planFor } from './event-plan.ts';

const EVENT: PlannableEvent = { title: 'Sprint planning', standing: 'busy', isAllDay: false };

const answering = (answer: Partial<Suggestion>) => (): Suggestion => ({
  ...SUGGESTION_DEFAULTS,
  globalModulationHz: 1,
  centerModulationHz: 12,
  ...answer,
});

describe('what an event starts', () => {
  const suggest = answering({ state: 'meeting', source: 'offline' });

  it('is the suggestion for its title', () => {
    const plan = planFor(EVENT, suggest);
    expect(plan).toEqual({ kind: 'suggestion', suggestion: suggest() });
    expect(planFor({ ...EVENT, standing: 'tentative' }, suggest)).toEqual(plan);
  });

  it.each([
    ['declined', { standing: 'declined' }],
    ['away', { standing: 'away' }],
    ['free', { standing: 'free' }],
    ['all_day', { isAllDay: true }],
    ['untitled', { title: '' }],
  ] as const)('is nothing, because of %s: %j', (reason, change) => {
    expect(planFor({ ...EVENT, ...change }, suggest)).toEqual({ kind: 'nothing', reason });
  });

  it.each([
    ['no_task', { state: 'none', source: 'offline' }],
    ['health', { state: 'safety', source: 'safety' }],
  ] as const)('is nothing, because of %s: %j', (reason, answer) => {
    expect(planFor(EVENT, answering(answer))).toEqual({ kind: 'nothing', reason });
  });

  it('is found without showing the title to anybody where the calendar decides', () => {
    const plan = planFor({ ...EVENT, standing: 'declined' }, () => {
      throw new Error('the title was read');
    });
    expect(plan.kind).toBe('nothing');
  });
});
