import { needsPeople } from './crisis/detect-crisis.ts';
import { SAFETY_NOTE } from '@overtone/domain/safety/safety-note';
import type { SuggestionState, TaskState } from '@overtone/domain/suggestion/states';
import { SUGGESTION_STATES, TASK_STATES } from '@overtone/domain/suggestion/states';
import type { Suggestion, SuggestionAlternative } from '@overtone/domain/suggestion/suggestion';
import { SUGGESTION_DEFAULTS } from '@overtone/domain/suggestion/suggestion';
import type { UnitInterval } from '@overtone/domain/units';
import type { RankedState } from './model/classify.ts';
import { classify } from './model/classify.ts';
import { heardIn } from './model/heard.ts';
import { leastCostly } from './model/least-costly.ts';
import { noiseIn } from './read/detect-noise.ts';
import { mentionsSafetyRisk } from './read/detect-safety.ts';
import {
  narrativeFor,
  narrativeForNoise,
  narrativeForSafety,
  narrativeForSmallTalk,
  narrativeForUnclear,
  SURE_FROM_CONFIDENCE,
} from './model/narrative.ts';
import { normalise } from './read/normalise.ts';
import { smallTalkIn } from './read/small-talk.ts';
import { isLengthAlone } from './programs/read-atoms.ts';
import { PHRASE_STATES } from './model/phrase-states.ts';
import { isReadable, mayStandBeside } from './model/understanding.ts';

/** A suggestion made without a language model. */
export interface OfflineSuggestion extends Suggestion {
  readonly source: 'offline' | 'safety';
  readonly state: SuggestionState;
  /** How sure the choice of state is; 1 where a rule decided. */
  readonly confidence: UnitInterval;
  /** The next likely states that make sense beside it, two at most; none beside the mildest pair and what was asked for in so many words. */
  readonly alternatives: readonly SuggestionAlternative[];
}

/** Strength of the mildest pair, far below the default. */
const SAFETY_STRENGTH: UnitInterval = 0.1;

const ALTERNATIVES_SHOWN = 2;
const WORK_STATES: readonly TaskState[] = ['analytical', 'deep_focus'];
const USUAL_ALTERNATIVES: readonly TaskState[] = ['deep_focus', 'calm'];

/**
 * Suggests settings for what a person says, in any language, without a network. Never throws, never waits, gives the
 * same answer for the same text, and stays inside the windows of the state that it names. A mention of a risk from
 * flashing light gets the mildest pair and the safety note, and so does a person in a crisis, whom `helpFor` has to answer
 * before; text that names no task gets the neutral pair.
 */
export function recommend(text: string): OfflineSuggestion {
  if (mentionsSafetyRisk(text) || needsPeople(text)) return safetySuggestion();
  const noise = noiseIn(text);
  if (noise !== undefined)
    return neutralSuggestion(narrativeForNoise(noise), 1, USUAL_ALTERNATIVES);
  const talk = smallTalkIn(text);
  if (talk !== undefined) {
    return neutralSuggestion(narrativeForSmallTalk(talk), 1, USUAL_ALTERNATIVES);
  }
  // How long it takes says nothing of what it is.
  if (isLengthAlone(text)) {
    return neutralSuggestion(narrativeForUnclear(), 1, USUAL_ALTERNATIVES);
  }

  const normalised = normalise(text);
  const ranking = classify(normalised);
  const answered = isReadable(normalised) ? leastCostly(ranking) : undefined;
  const heard = answered && heardIn(normalised, answered.state);
  if (answered === undefined || (heard === undefined && isHardlyNone(answered))) {
    const likeliest = alternativesToNone(normalised, ranking);
    return neutralSuggestion(narrativeForUnclear(), ranking[0].confidence, likeliest);
  }
  const { state, confidence } = answered;
  const narrative = narrativeFor(state, confidence, heard);
  return suggestionFor(state, narrative, confidence, nextTaskStates(ranking, state));
}

/** Whether it may be no task, and may be one. */
function isHardlyNone({ state, confidence }: RankedState): boolean {
  return state === 'none' && confidence < SURE_FROM_CONFIDENCE;
}

/**
 * Two other readings of what a person says, for an answer that was made elsewhere and named `state`. None beside the
 * mildest pair.
 */
export function otherReadings(
  text: string,
  state: string | undefined,
): readonly SuggestionAlternative[] {
  if (mentionsSafetyRisk(text) || needsPeople(text)) return [];
  return nextTaskStates(classify(normalise(text)), state).map(settingsWithLabel);
}

/** The suggestion for a state that was asked for in so many words. */
export function suggestionAsAsked(state: TaskState): OfflineSuggestion {
  return suggestionFor(state, narrativeFor(state, 1), 1, []);
}

function safetySuggestion(): OfflineSuggestion {
  return {
    ...suggestionFor('safety', narrativeForSafety(), 1, []),
    source: 'safety',
    globalModulationStrength: SAFETY_STRENGTH,
    safetyNote: SAFETY_NOTE,
  };
}

function neutralSuggestion(
  narrative: string,
  confidence: UnitInterval,
  alternatives: readonly TaskState[],
): OfflineSuggestion {
  return suggestionFor('none', narrative, confidence, alternatives);
}

function suggestionFor(
  state: SuggestionState,
  narrativeExplanation: string,
  confidence: UnitInterval,
  alternatives: readonly TaskState[],
): OfflineSuggestion {
  return {
    ...SUGGESTION_DEFAULTS,
    ...settingsOf(state),
    narrativeExplanation,
    source: 'offline',
    confidence,
    alternatives: alternatives.map(settingsWithLabel),
  };
}

function settingsOf(state: SuggestionState) {
  const { globalHz, centerHz, hue } = SUGGESTION_STATES[state];
  return { state, globalModulationHz: globalHz, centerModulationHz: centerHz, visualHue: hue };
}

function settingsWithLabel(state: TaskState): SuggestionAlternative {
  const { label, meaning } = SUGGESTION_STATES[state];
  return { ...settingsOf(state), label, reason: `For ${lowerFirst(meaning)}` };
}

function lowerFirst(sentence: string): string {
  return sentence.slice(0, 1).toLowerCase() + sentence.slice(1);
}

function nextTaskStates(
  ranking: readonly RankedState[],
  chosen: string | undefined,
): readonly TaskState[] {
  const [likeliest] = ranking;
  const heard = PHRASE_STATES.find((state) => state === chosen && state !== 'none');
  return ranking
    .map(({ state }) => state)
    .filter(isTaskState)
    .filter(
      (state) => state !== chosen && mayStandBeside(ranking, heard ?? likeliest?.state, state),
    )
    .slice(0, ALTERNATIVES_SHOWN);
}

/** Beside what was not understood: first the work that a word of the text leaves little doubt of, then the likeliest. */
function alternativesToNone(
  normalised: string,
  ranking: readonly RankedState[],
): readonly TaskState[] {
  const told = WORK_STATES.filter((state) => heardIn(normalised, state) !== undefined);
  return [...new Set([...told, ...nextTaskStates(ranking, 'none')])].slice(0, ALTERNATIVES_SHOWN);
}

function isTaskState(state: SuggestionState): state is TaskState {
  return (TASK_STATES as readonly SuggestionState[]).includes(state);
}
