import { anyOf } from '../read/word-patterns.ts';
import { HEARD } from './heard-table.ts';
import type { PhraseState } from './phrase-states.ts';

interface Heard {
  readonly said: string;
  readonly words: RegExp;
}

const patterns = new Map<PhraseState, readonly Heard[]>();

/**
 * What of `state` is heard in normalised text, as a clause that follows "It sounds like", in words of our own; nothing
 * that was typed comes back. The subject that most words tell wins, among equals the one that is told first. Undefined
 * where no word of the text leaves little doubt.
 */
export function heardIn(normalised: string, state: PhraseState): string | undefined {
  const told = patternsOf(state)
    .map(({ said, words }) => ({ said, found: [...normalised.matchAll(words)] }))
    .filter(({ found }) => found.length > 0)
    .toSorted(
      (one, other) =>
        other.found.length - one.found.length ||
        (one.found[0]?.index ?? 0) - (other.found[0]?.index ?? 0),
    );
  return told[0]?.said;
}

function patternsOf(state: PhraseState): readonly Heard[] {
  const made =
    patterns.get(state) ??
    HEARD[state].map(({ said, words }) => ({ said, words: new RegExp(anyOf(words), 'gu') }));
  patterns.set(state, made);
  return made;
}
