import type { Blinding } from '../statistics/blinding.ts';
import { ERROR_CHANCE } from '../statistics/effect.ts';
import { PAIR_RANGE } from './protocol.ts';
import type { Findings, Verdict } from './verdict.ts';

const ABOUT_YOU =
  'This is about you, this question and these weeks. It says nothing of other people, nor of health.';

const EXPECTED = 'may come from what you expected rather than from the rhythm.';
const NO_PROOF =
  'We found no difference that luck could not explain. That is not proof that there is none.';

/** A verdict in plain sentences, the most important first; nothing of the findings comes before the end. */
export function verdictSentences(verdict: Verdict): readonly string[] {
  if (verdict.kind === 'running') {
    return [
      `${verdict.completePairs} of ${verdict.pairs} pairs ${verdict.completePairs === 1 ? 'is' : 'are'} complete. What they show stays hidden until the last one.`,
    ];
  }
  if (verdict.kind === 'abandoned') {
    if (verdict.answers === 0) {
      return [
        'This self-test was stopped before any session was answered, so there is no verdict.',
      ];
    }
    return [
      `This self-test was stopped after ${verdict.completePairs} of ${verdict.pairs} pairs, so there is no verdict. What you answered is kept.`,
    ];
  }
  if (verdict.kind === 'tooFew') {
    return [
      `Only ${verdict.completePairs === 1 ? '1 pair is' : `${verdict.completePairs} pairs are`} complete. Under ${PAIR_RANGE.fewest} we give no verdict, because luck alone could decide it.`,
    ];
  }
  const { findings } = verdict;
  const blind = blindSentence(findings.blinding);
  const ratings = [...differenceSentences(findings), luckSentence(findings)];
  if (verdict.kind === 'blindBroken') {
    return [blind, ...expectationSentences(findings), ...ratings, ABOUT_YOU];
  }
  if (verdict.kind === 'nothingFound') return [NO_PROOF, ...ratings, blind, ABOUT_YOU];
  const lead = foundSentence(findings);
  if (findings.blinding.verdict === 'unknown') {
    return [`${lead}; whether the blind held is not known.`, blind, ...ratings, ABOUT_YOU];
  }
  return [`${lead}.`, ...ratings, blind, ABOUT_YOU];
}

/** What a broken blind means for answers; for such as never differ, nothing. */
function expectationSentences({ test, equalPairs }: Findings): readonly string[] {
  if (equalPairs === test.pairs) return [];
  return test.pValue <= ERROR_CHANCE
    ? [`So the difference in your answers ${EXPECTED}`]
    : [`So a difference in your answers, if there is one, ${EXPECTED}`];
}

function foundSentence({ effect }: Findings): string {
  const side = effect.estimate > 0 ? 'higher' : 'lower';
  return `Your answers were ${side} with the rhythm than without it, by more than luck alone would usually give`;
}

/** What fits comes before the estimate, which alone would be read as what is. */
function differenceSentences({ test, effect, equalPairs, commonest }: Findings): readonly string[] {
  const { estimate, low, high } = effect;
  if (equalPairs === test.pairs) {
    return [
      `Your answers were the same in every one of ${test.pairs} pairs. On whole points no interval can be given then, and a smaller change would not show.`,
    ];
  }
  if (commonest.pairs === test.pairs) {
    return [
      `Your answers differed by ${signedPoints(commonest.difference)} in every one of ${test.pairs} pairs. On whole points no interval can be given then.`,
    ];
  }
  const middle = `the estimate in the middle is`;
  if (!Number.isFinite(low) || !Number.isFinite(high)) {
    const alike =
      commonest.difference === 0
        ? 'without a difference'
        : `with a difference of ${signed(commonest.difference)}`;
    return [
      `Over ${test.pairs} pairs ${middle} ${signedPoints(estimate)}; so many of them were alike (${commonest.pairs} ${alike}) that on whole points no interval can be given.`,
    ];
  }
  return [
    `Over ${test.pairs} pairs, anything from ${fitting(low, high, test.pValue)} with the rhythm fits your answers (95% interval ${signed(low)} to ${signed(high)} points); ${middle} ${signed(estimate)}.`,
    `Answers in whole points cannot place the ends of such an interval finer than half a point${endAtNought(low, high, test.pValue)}.`,
  ];
}

/** That no change does not fit although an end is at 0, where the test of 0 itself has ruled that out. */
function endAtNought(low: number, high: number, pValue: number): string {
  if ((low !== 0 && high !== 0) || pValue > ERROR_CHANCE) return '';
  return `: the end at 0 lies a little ${low === 0 ? 'above' : 'below'} it, since no change at all does not fit`;
}

/** From where to where, in words: "half a point lower to one and a half points higher". */
function fitting(low: number, high: number, pValue: number): string {
  if (low < 0 && high > 0) return `${points(-low)} lower to ${points(high)} higher`;
  const [least, most] = high <= 0 ? [-high, -low] : [low, high];
  const [side, other] = high <= 0 ? ['lower', 'higher'] : ['higher', 'lower'];
  if (least !== 0) return `${points(least)} to ${points(most)} ${side}`;
  // Whole points place an end at 0 no finer than any other, so it is no wall.
  const begin =
    pValue <= ERROR_CHANCE ? 'hardly any change' : `about no change (a little ${other} included)`;
  return `${begin} to ${points(most)} ${side}`;
}

function luckSentence({ test }: Findings): string {
  return `If the rhythm made no difference, luck alone would give a result at least this far from none ${howOften(test.pValue)} (p ${pText(test.pValue)}).`;
}

function blindSentence(blinding: Blinding): string {
  const { rightPairs, wrongPairs, rightShareInterval: share, verdict } = blinding;
  const leaning = rightPairs + wrongPairs;
  if (leaning === 0) {
    return 'Your guesses cannot say whether the blind held: in no pair did they tell one session from the other.';
  }
  if (verdict === 'unknown') {
    return `Your guesses cannot say whether the blind held: they leaned in ${leaning === 1 ? '1 pair' : `${leaning} pairs`} alone, the right way in ${rightPairs}, and chance explains so few whichever way they lean.`;
  }
  const counted = `your guesses leaned the right way in ${rightPairs} of the ${leaning} pairs in which they leaned (95% interval ${percent(share.low)} to ${percent(share.high)}%; chance is 50%)`;
  if (verdict === 'notShownBroken') {
    return `Your guesses do not show clearly that you could tell the sessions apart, but they do not rule it out: ${counted}.`;
  }
  const often = verdict === 'broken' ? 'right' : 'wrong';
  return `The blind was broken: you were ${often} too often for chance; ${counted}.`;
}

/** A p-value to three places, and none that is rounded to a certainty. */
function pText(pValue: number): string {
  if (pValue < 0.001) return '< 0.001';
  if (isCertain(pValue)) return '= 1';
  return pValue > 0.9995 ? '> 0.999' : `= ${pValue.toFixed(3)}`;
}

/** Whether a chance is 1 but for the rounding of its sum. */
function isCertain(pValue: number): boolean {
  return pValue > 1 - 1e-9;
}

function howOften(pValue: number): string {
  if (isCertain(pValue)) return 'always';
  if (pValue > 0.995) return 'nearly always';
  if (pValue < 0.001) return 'less than once in 1,000 self-tests';
  if (pValue < 0.01) return `in about ${Math.round(pValue * 1_000)} of 1,000 self-tests`;
  return `in about ${Math.round(pValue * 100)} of 100 self-tests`;
}

function percent(share: number): string {
  return (100 * share).toFixed(0);
}

const POINTS: ReadonlyMap<number, string> = new Map([
  [0.5, 'half a point'],
  [1, 'one point'],
  [1.5, 'one and a half points'],
  [2, 'two points'],
  [2.5, 'two and a half points'],
  [3, 'three points'],
]);

function points(count: number): string {
  return POINTS.get(count) ?? `${decimal(count)} points`;
}

function signedPoints(count: number): string {
  return `${signed(count)} ${Math.abs(count) === 1 ? 'point' : 'points'}`;
}

/** With a true minus. */
function signed(count: number): string {
  const size = decimal(Math.abs(count));
  if (size === '0') return '0';
  return `${count > 0 ? '+' : '−'}${size}`;
}

function decimal(count: number): string {
  return String(Math.round(count * 100) / 100 || 0);
}
