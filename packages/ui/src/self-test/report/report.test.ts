import { reportOf } from '@overtone/domain/experiment/report/test-report';
import { possibleSums } from '@overtone/domain/experiment/statistics/signed-rank-test';
import {
  abandoned,
  type Behaviour,
  EXAMPLE_TEST,
  exampleTestAfter,
} from '@overtone/domain/experiment/testing/example-test';
import { describe, expect, it } from 'vitest';
import { chanceBars } from './chance-bars.ts';
import { guessWalk } from './guess-walk.ts';
import { lengthText, protocolFacts, reportSentences, sessionsText } from './report-words.ts';

const higher: Behaviour = (arm, session) => ({
  rating: arm === 'real' ? 4 : 2 + (session % 3 === 0 ? 1 : 0),
  guess: 'noIdea',
});
const told: Behaviour = (arm) => ({ rating: 3, guess: arm });

describe('what a report says first', () => {
  it('is the verdict, and a broken blind before anything else', () => {
    const [found] = reportSentences(reportOf(exampleTestAfter(higher)), 'whole');
    expect(found).toMatch(/^Over 20 pairs your answers were about \S+ points? higher/u);
    const [broken] = reportSentences(reportOf(exampleTestAfter(told)), 'whole');
    expect(broken).toMatch(/^The blind was broken/u);
  });

  it('holds no number of a test that runs or was stopped, but how far it came', () => {
    const numbers = (sentences: readonly string[]) => sentences.join(' ').match(/\d+/gu);
    const running = reportSentences(reportOf(exampleTestAfter(higher, 30)), 'unchecked');
    expect(numbers(running)).toEqual(['15', '20']);
    const stopped = reportSentences(reportOf(abandoned(exampleTestAfter(higher, 30))), 'whole');
    expect(numbers(stopped)).toEqual(['15', '20']);
  });

  it('is that nothing can be said, where the seed is lost or the seal does not fit', () => {
    const ended = exampleTestAfter(higher);
    const lost = { ...ended, state: { kind: 'ended', atMs: 1, seed: null } } as const;
    expect(reportSentences(reportOf(lost), 'unchecked')).toEqual([
      expect.stringContaining('there is no verdict'),
    ]);
    expect(reportSentences(reportOf(ended), 'broken')).toEqual([
      expect.stringContaining('changed after it was sealed'),
    ]);
  });
});

describe('the protocol in words', () => {
  it('has every fact that was sealed', () => {
    const facts = new Map(protocolFacts(EXAMPLE_TEST).map(({ name, value }) => [name, value]));
    expect(facts.get('Tested')).toBe('1 Hz carrying 13 Hz, against the same without a rhythm');
    expect(facts.get('Shortest session')).toBe('20 minutes');
    expect(facts.get('Wash-out')).toBe('4 hours');
    expect(facts.get('Missed after')).toBe('3 days');
  });

  it.each([
    [0, 'none'],
    [60_000, '1 minute'],
    [5_400_000, '90 minutes'],
    [90_500, '91 seconds'],
  ])('%d ms are %s', (ms, text) => {
    expect(lengthText(ms)).toBe(text);
  });

  it('counts sessions, with those that were lost and why', () => {
    const missing: Behaviour = (arm, session) => (session === 1 ? 'missed' : higher(arm, session));
    expect(sessionsText(reportOf(exampleTestAfter(missing)))).toBe(
      '42 sessions, 40 of them counted; 1 missed; 1 held, but the other of their pair was lost',
    );
  });
});

describe('the picture of chance', () => {
  it('has all chances, and is alike on both sides', () => {
    const bars = chanceBars(possibleSums([1, -2, 1, 3, 0, 2, 2, -1, 4, 1]));
    expect(bars.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
    const far = (index: number) => bars.at(index)?.chance;
    expect(far(0)).toBeGreaterThan(0);
    expect(far(0)).toBeCloseTo(far(-1) ?? NaN, 12);
  });

  it('is one bar where no pair differs', () => {
    expect(chanceBars(possibleSums([0, 0, 0]))).toEqual([{ at: 0.5, chance: 1 }]);
  });
});

describe('guesses over time', () => {
  it('step up where they are right, down where wrong, and stay where they lean to neither', () => {
    const guesses = [
      ['real', 'sham'],
      ['sham', 'real'],
      ['noIdea', 'noIdea'],
      ['real', 'noIdea'],
    ] as const;
    const walk = guessWalk(
      guesses.map(([real, sham], pair) => ({
        pair,
        first: 'real',
        real: { rating: 3, guess: real },
        sham: { rating: 3, guess: sham },
      })),
    );
    expect(walk.map(({ height }) => height)).toEqual([1, 0, 0, 1]);
    expect(walk.map(({ lean }) => lean)).toEqual(['right', 'wrong', 'neither', 'right']);
  });
});
