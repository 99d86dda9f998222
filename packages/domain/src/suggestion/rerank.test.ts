import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PastVerdict, rerank, VERDICTS_COUNTED } from './rerank.ts';
import {
  isInStateWindows,
  isSuggestionState,
  SUGGESTION_STATES,
  TASK_STATES,
  type TaskState,
} from './states.ts';
import { SUGGESTION_DEFAULTS, type Suggestion } from './suggestion.ts';
import { VERDICTS } from './verdict.ts';

function row(state: TaskState | 'none') {
  const { label, centerHz, globalHz, hue } = SUGGESTION_STATES[state];
  return {
    state,
    label,
    globalModulationHz: globalHz,
    centerModulationHz: centerHz,
    visualHue: hue,
  };
}

function suggestion(
  state: TaskState | 'none',
  confidence: number,
  alternatives: readonly TaskState[] = ['creative', 'meeting'],
): Suggestion {
  const { label: _, ...settings } = row(state);
  return {
    ...SUGGESTION_DEFAULTS,
    ...settings,
    source: 'offline',
    confidence,
    alternatives: alternatives.map(row),
  };
}

const liked = (state: string): PastVerdict => ({ state, verdict: 'liked' });
const kept = (state: string): PastVerdict => ({ state, verdict: 'kept' });
const undone = (state: string): PastVerdict => ({ state, verdict: 'undone' });
const order = ({ state, alternatives = [] }: Suggestion) => [
  state,
  ...alternatives.map((alternative) => alternative.state),
];

describe('a suggestion that the words left open', () => {
  const open = suggestion('deep_focus', 0.4);

  it('stays as it is for somebody who said nothing yet', () => {
    expect(rerank(open, [])).toEqual(open);
  });

  it('gives way to an alternative that was liked, and says why', () => {
    const reranked = rerank(open, [liked('creative')]);
    expect(order(reranked)).toEqual(['creative', 'deep_focus', 'meeting']);
    expect(reranked).toMatchObject({
      centerModulationHz: 10,
      globalModulationHz: 1,
      visualHue: 60,
    });
    expect(reranked.narrativeExplanation).toBe(
      'Your words left it open, and Creative flow suited you before, so it comes first. Alpha rhythms are associated with inward attention and may leave room for ideas.',
    );
  });

  it('gives way to one that was kept twice, not once', () => {
    expect(order(rerank(open, [kept('creative')]))[0]).toBe('deep_focus');
    expect(order(rerank(open, [kept('creative'), kept('creative')]))[0]).toBe('creative');
  });

  it('gives way once it was undone', () => {
    expect(order(rerank(open, [undone('deep_focus')]))[0]).toBe('creative');
  });

  it('forgets an opinion as others follow, by their number', () => {
    const later = Array.from({ length: VERDICTS_COUNTED }, () => kept('meeting'));
    expect(order(rerank(open, [undone('deep_focus'), ...later]))[0]).toBe('meeting');
    expect(order(rerank(open, [kept('meeting'), liked('creative')]))[0]).toBe('creative');
    expect(
      rerank(open, [
        ...Array.from({ length: VERDICTS_COUNTED }, () => kept('calm')),
        liked('creative'),
      ]),
    ).toEqual(open);
  });

  it('never turns from rousing to settling, or back', () => {
    const tired = suggestion('energise', 0.3, ['wind_down', 'calm']);
    expect(order(rerank(tired, [liked('wind_down'), liked('calm')]))[0]).toBe('energise');
    const sleepy = suggestion('wind_down', 0.3, ['energise', 'calm']);
    expect(order(rerank(sleepy, [liked('energise')]))[0]).toBe('wind_down');
  });
});

describe('a suggestion that the words decided', () => {
  it('keeps its place, and only its alternatives change theirs', () => {
    const clear = suggestion('deep_focus', 0.5);
    const reranked = rerank(clear, [liked('meeting'), liked('meeting'), undone('deep_focus')]);
    expect(order(reranked)).toEqual(['deep_focus', 'meeting', 'creative']);
    expect(reranked.narrativeExplanation).toBe(clear.narrativeExplanation);
  });

  it('without a task stays neutral', () => {
    const reranked = rerank(suggestion('none', 0.1), [liked('meeting')]);
    expect(order(reranked)).toEqual(['none', 'meeting', 'creative']);
  });

  it('for a health mention is not touched', () => {
    const mild: Suggestion = { ...suggestion('none', 1), state: 'safety', source: 'safety' };
    expect(rerank(mild, TASK_STATES.map(liked))).toBe(mild);
  });
});

describe('any past', () => {
  const past = fc.array(
    fc.record({
      state: fc.constantFrom(...TASK_STATES, 'none', 'toString', 'unknown'),
      verdict: fc.constantFrom(...VERDICTS),
    }),
    { maxLength: 60 },
  );

  it('leads to the same states in another order, each inside its windows, every time', () => {
    fc.assert(
      fc.property(
        past,
        fc.constantFrom(...TASK_STATES),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (verdicts, state, confidence) => {
          const others = TASK_STATES.filter((other) => other !== state).slice(0, 2);
          const given = suggestion(state, confidence, others);
          const reranked = rerank(given, verdicts);
          expect(new Set(order(reranked))).toEqual(new Set(order(given)));
          expect(order(reranked)).toHaveLength(3);
          expect(
            isSuggestionState(reranked.state) && isInStateWindows(reranked.state, reranked),
          ).toBe(true);
          expect(rerank(given, verdicts)).toEqual(reranked);
        },
      ),
    );
  });
});
