import { bandFor } from '@overtone/domain/frequency/bands';
import type { RhythmPair } from '@overtone/domain/figure/pair-curve';
import { SUGGESTION_STATES, type TaskState } from '@overtone/domain/suggestion/states';
import type { Suggestion } from '@overtone/domain/suggestion/suggestion';
import type { Degrees } from '@overtone/domain/units';
import { atom, type ReadableAtom } from 'nanostores';
import { createTaskAnswer, type TaskAnswer } from './task-answer.ts';

/** What the page's first figure shows. */
export interface ShownPair {
  readonly pair: RhythmPair;
  readonly hue: Degrees;
  /** What the pair is for. */
  readonly label: string;
}

/** What the parts of the page's opening share: a sentence's answer, and the task that is being looked at. */
export interface Opening {
  readonly answer: TaskAnswer;
  readonly $considered: ReadableAtom<TaskState | null>;
  /** Looks at a task of the list; null looks at none. */
  consider(state: TaskState | null): void;
}

/** An opening in which nothing has been asked. */
export function createOpening(): Opening {
  const $considered = atom<TaskState | null>(null);
  return {
    answer: createTaskAnswer(),
    $considered,
    consider: (state) => $considered.set(state),
  };
}

/** The pair of the task that is being looked at, else of the latest answer, else the one the page opens with. */
export function shownPair(considered: TaskState | null, suggestion: Suggestion | null): ShownPair {
  if (suggestion && !considered) {
    const { globalModulationHz: slowHz, centerModulationHz: fastHz, visualHue } = suggestion;
    return { pair: { slowHz, fastHz }, hue: visualHue, label: `${bandFor(fastHz)} at the centre` };
  }
  const { globalHz, centerHz, hue, label } = SUGGESTION_STATES[considered ?? 'analytical'];
  return { pair: { slowHz: globalHz, fastHz: centerHz }, hue, label };
}
