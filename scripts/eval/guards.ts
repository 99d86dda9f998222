import type { RankedState } from '@overtone/recommender/model/classify';
import { PHRASE_STATES } from '@overtone/recommender/model/phrase-states';
import { leastCostly } from '@overtone/recommender/model/least-costly';
import { areOpposite } from '@overtone/recommender/model/understanding';
import { sharesAt } from './calibration.ts';
import type { Judged } from './cross-validation.ts';
import { shareLine } from './report.ts';

/** What the guards cost and save on unseen texts: how much stays unanswered, how much of it would have been wrong. */
export function guardLines(judged: readonly Judged[], temperature: number): string[] {
  const ranked = judged.map(({ scores, state }) => ({
    state,
    ranking: rank(sharesAt(scores, temperature)),
  }));
  const answerOf = ({ ranking }: (typeof ranked)[number]) => leastCostly(ranking)?.state;
  const unanswered = ranked.filter((text) => answerOf(text) === undefined);
  const wrong = ({ state, ranking }: (typeof ranked)[number]) => ranking[0]?.state !== state;
  const opposite = ({ state, ranking }: (typeof ranked)[number]) =>
    ranking[0] !== undefined && areOpposite(ranking[0].state, state);
  const poles = ranked.filter(({ state }) =>
    PHRASE_STATES.some((other) => areOpposite(state, other)),
  );
  const isContrary = (text: (typeof ranked)[number]) => {
    const answered = answerOf(text);
    return answered !== undefined && areOpposite(answered, text.state);
  };
  return [
    shareLine('left unanswered', unanswered.length, ranked.length),
    shareLine('  of these, wrong', unanswered.filter(wrong).length, unanswered.length),
    shareLine('opposite without guards', poles.filter(opposite).length, poles.length),
    shareLine('opposite with guards', poles.filter(isContrary).length, poles.length),
  ];
}

function rank(shares: Float64Array): RankedState[] {
  return PHRASE_STATES.map((state, column) => ({
    state,
    confidence: shares[column] ?? 0,
  })).toSorted((a, b) => b.confidence - a.confidence);
}
