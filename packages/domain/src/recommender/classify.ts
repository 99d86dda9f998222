import type { BankPhrase } from './bank.ts';
import { PHRASE_STATES, readBank } from './bank.ts';
import { confidencesFrom } from './confidence.ts';
import type { Cue, CueIndex } from './cues.ts';
import { cueIndexFrom, findCues } from './cues.ts';
import { featuresOf } from './features.ts';
import type { PhraseState } from './phrases/phrase-topic.ts';
import { placeWeights } from './place-weights.ts';
import type { CorrectSpelling } from './spelling.ts';
import { spellingFrom } from './spelling.ts';
import type { Weights } from './weights.ts';
import { weightsFrom } from './weights.ts';

/** One state with the share of confidence it got; the shares of all states add up to 1. */
export interface RankedState {
  readonly state: PhraseState;
  readonly confidence: number;
}

/** What a text was taken to mean. */
export interface Classification {
  /** Every state, the likeliest first. */
  readonly ranking: readonly [RankedState, ...RankedState[]];
  /** What was heard, in the words of the bank; absent when no phrase of the likeliest state was found as it is. */
  readonly heard?: string;
}

/** Judges normalised text. */
export type Classify = (normalised: string) => Classification;

interface Model {
  readonly weights: Weights;
  readonly cueIndex: CueIndex;
  readonly correct: CorrectSpelling;
}

const CUE_STRENGTH = { base: 1, perFurtherWord: 0.7, feeling: 2.4, none: 0.5 } as const;

/** Builds a classifier from a bank of phrases; takes some tens of milliseconds. The same bank gives the same classifier. */
export function classifierFrom(bank: readonly BankPhrase[]): Classify {
  const model: Model = {
    weights: weightsFrom(bank),
    cueIndex: cueIndexFrom(bank),
    correct: spellingFrom(new Set(bank.flatMap((phrase) => phrase.text.split(' ')))),
  };
  return (normalised) => classifyWith(model, normalised);
}

let shared: Classify | undefined;

/** Judges normalised text by the whole bank, which is read on the first call. */
export const classify: Classify = (normalised) => {
  shared ??= classifierFrom(readBank());
  return shared(normalised);
};

function classifyWith(model: Model, normalised: string): Classification {
  const words = normalised.split(' ').map(model.correct);
  const weightOf = placeWeights(words);
  const cues = findCues(words, model.cueIndex);
  const scores = featureScores(model.weights, words, weightOf);
  for (const cue of cues) addCue(scores, cue, words.length, weightOf);
  return classificationFrom(scores, cues);
}

function featureScores(
  weights: Weights,
  words: readonly string[],
  weightOf: (index: number) => number,
): Float64Array {
  const scores = new Float64Array(PHRASE_STATES.length);
  for (const [feature, amount] of featuresOf(words, weightOf)) {
    weights.get(feature)?.forEach((weight, column) => {
      scores[column] = (scores[column] ?? 0) + weight * amount;
    });
  }
  return scores;
}

function addCue(
  scores: Float64Array,
  cue: Cue,
  words: number,
  weightOf: (index: number) => number,
) {
  const { phrase, start, length } = cue;
  const column = PHRASE_STATES.indexOf(phrase.state);
  const strength = CUE_STRENGTH.base + CUE_STRENGTH.perFurtherWord * (length - 1);
  const kind = phrase.feeling ? CUE_STRENGTH.feeling : 1;
  const fullness = phrase.state === 'none' && length < words ? CUE_STRENGTH.none : 1;
  scores[column] = (scores[column] ?? 0) + strength * kind * fullness * weightOf(start);
}

function classificationFrom(scores: Float64Array, cues: readonly Cue[]): Classification {
  const confidences = confidencesFrom(scores);
  const [first, ...rest] = PHRASE_STATES.map((state, column) => ({
    state,
    confidence: confidences[column] ?? 0,
  })).toSorted((a, b) => b.confidence - a.confidence);
  if (first === undefined) throw new Error('The bank has no states.');
  const heard = cues.find((cue) => cue.phrase.state === first.state)?.phrase.heard;
  return { ranking: [first, ...rest], ...(heard !== undefined && { heard }) };
}
