import type { Blinding } from '../statistics/blinding.ts';
import { PAIR_RANGE } from './protocol.ts';
import type { Findings, Verdict } from './verdict.ts';

const ABOUT_YOU =
  'This is about you, this question and these weeks. It says nothing of other people, nor of health.';

const EXPECTATION =
  'So a difference in your answers, if there is one, may come from what you expected rather than from the rhythm.';
const NO_PROOF =
  'We found no difference that luck could not explain. That is not proof that there is none.';

/** A verdict in plain sentences, the most important first; nothing of the findings comes before the end. */
export function verdictSentences(verdict: Verdict): readonly string[] {
  if (verdict.kind === 'running') {
    return [
      `${verdict.completePairs} of ${verdict.pairs} pairs are complete. What they show stays hidden until the last one.`,
    ];
  }
  if (verdict.kind === 'abandoned') {
    return [
      `This self-test was stopped after ${verdict.completePairs} of ${verdict.pairs} pairs, so there is no verdict. What you answered is kept.`,
    ];
  }
  if (verdict.kind === 'tooFew') {
    return [
      `Only ${verdict.completePairs} pairs are complete. Under ${PAIR_RANGE.fewest} we give no verdict, because luck alone could decide it.`,
    ];
  }
  const { findings } = verdict;
  const blind = blindSentence(findings.blinding);
  const ratings = [differenceSentence(findings), luckSentence(findings)];
  if (verdict.kind === 'blindBroken') return [blind, EXPECTATION, ...ratings, ABOUT_YOU];
  const lead = verdict.kind === 'nothingFound' ? [NO_PROOF] : [];
  return [...lead, ...ratings, blind, ABOUT_YOU];
}

function differenceSentence({ test, effect }: Findings): string {
  const { estimate, low, high } = effect;
  const answers =
    estimate === 0
      ? 'about the same with the rhythm as without it'
      : `about ${points(Math.abs(estimate))} ${estimate > 0 ? 'higher' : 'lower'} with the rhythm than without it`;
  return `Over ${test.pairs} pairs your answers were ${answers}; anything from ${signed(low)} to ${signed(high)} points fits them (95 % interval).`;
}

function luckSentence({ test }: Findings): string {
  return `If the rhythm made no difference, luck alone would give a result at least this far from none ${howOften(test.pValue)} (p ${test.pValue < 0.001 ? '< 0.001' : `= ${test.pValue.toFixed(3)}`}).`;
}

function blindSentence(blinding: Blinding): string {
  const { rightPairs, wrongPairs, rightShareInterval: share, verdict } = blinding;
  const leaning = rightPairs + wrongPairs;
  if (leaning === 0) return 'Your guesses never told the two sessions of a pair apart.';
  const counted = `your guesses leaned the right way in ${rightPairs} of the ${leaning} pairs in which they leaned (95 % interval ${percent(share.low)} to ${percent(share.high)} %; chance is 50 %)`;
  if (verdict === 'held')
    return `There is no sign that you could tell the sessions apart: ${counted}.`;
  const often = verdict === 'broken' ? 'right' : 'wrong';
  return `The blind was broken: you were ${often} too often for chance; ${counted}.`;
}

function howOften(pValue: number): string {
  if (pValue > 0.995) return 'nearly always';
  if (pValue < 0.001) return 'less than once in 1,000 self-tests';
  if (pValue < 0.01) return `in about ${Math.round(pValue * 1_000)} of 1,000 self-tests`;
  return `in about ${Math.round(pValue * 100)} of 100 self-tests`;
}

function percent(share: number): string {
  return (100 * share).toFixed(0);
}

function points(count: number): string {
  return `${decimal(count)} ${count === 1 ? 'point' : 'points'}`;
}

function signed(count: number): string {
  return count > 0 ? `+${decimal(count)}` : decimal(count);
}

function decimal(count: number): string {
  return String(Math.round(count * 100) / 100 || 0);
}
