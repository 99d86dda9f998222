import type { SartResult } from '@overtone/domain/experiment/attention/sart-result';
import { reportOf } from '@overtone/domain/experiment/report/test-report';
import { exampleTestAfter } from '@overtone/domain/experiment/testing/example-test';
import { describe, expect, it } from 'vitest';
import {
  attentionRow,
  attentionTimingText,
  besideVerdictText,
  undoneText,
} from './attention-figures.ts';

const RESULT: SartResult = {
  commissions: 5,
  omissions: 2,
  tooEarly: 0,
  meanMs: 390,
  spreadMs: 88,
  frameMs: 16.7,
  clockMs: 0.1,
};

describe('the attention task in words', () => {
  it('has each measure in its unit, with its interval', () => {
    expect(
      attentionRow({
        measure: 'meanMs',
        pairs: 20,
        realMean: 391.4,
        shamMean: 402.6,
        effect: { estimate: -11, low: -24.5, high: 1 },
      }),
    ).toEqual({
      name: 'Reaction time, mean (ms)',
      real: '391',
      sham: '403',
      difference: '−11',
      interval: '−24.5 to +1',
      pairs: 20,
    });
  });

  it('says where pairs are too few for an interval', () => {
    const effect = { estimate: -1, low: -Infinity, high: Infinity };
    const finding = { measure: 'commissions', pairs: 4, realMean: 4, shamMean: 5, effect } as const;
    expect(attentionRow(finding)).toMatchObject({ real: '4.0', interval: 'too few pairs' });
  });

  it('counts the intervals that luck may make miss, and is silent where there are none', () => {
    const whole = { estimate: -1, low: -2, high: 0 };
    const none = { estimate: -1, low: -Infinity, high: Infinity };
    const textOf = (...effects: readonly (typeof whole)[]) =>
      besideVerdictText(
        effects.map((effect) => ({
          measure: 'meanMs',
          pairs: 20,
          realMean: 400,
          shamMean: 401,
          effect,
        })),
      );
    expect(textOf(whole, whole, none)).toMatch(/by luck alone, and here are 2\.$/u);
    expect(textOf(whole, none)).toMatch(/and here is 1\.$/u);
    expect(textOf(none, none)).toMatch(/do not change it\.$/u);
  });

  it('counts the runs that were left out or broken off by arm', () => {
    const test = exampleTestAfter((arm, session) => ({
      rating: 3,
      guess: 'noIdea',
      ...(session > 1 && { attention: RESULT }),
      ...(session < 4 && { brokenOffTasks: arm === 'real' ? 2 : 1 }),
    }));
    expect(undoneText(reportOf(test))).toBe(
      ' Runs left out: 1 with the rhythm, 1 in the sham; broken off: 4 with the rhythm, 2 in the sham.',
    );
    const leftOutInSham = exampleTestAfter((arm) => ({
      rating: 3,
      guess: 'noIdea',
      ...(arm === 'real' && { attention: RESULT }),
    }));
    expect(undoneText(reportOf(leftOutInSham))).toBe(
      ' Runs left out: 0 with the rhythm, 20 in the sham.',
    );
    expect(undoneText(reportOf(exampleTestAfter(() => 'missed')))).toBe('');
  });

  it('says how finely times are known, by the coarsest display and clock of all sessions', () => {
    const report = reportOf(
      exampleTestAfter((_, session) => ({
        rating: 3,
        guess: 'noIdea',
        attention: session === 4 ? { ...RESULT, frameMs: 33.3 } : RESULT,
      })),
    );
    expect(attentionTimingText(report)).toMatch(/a frame of the display \(33\.3 ms\).*0\.1 ms/u);
    const without = reportOf(exampleTestAfter(() => ({ rating: 3, guess: 'noIdea' })));
    expect(attentionTimingText(without)).toBeNull();
  });
});
