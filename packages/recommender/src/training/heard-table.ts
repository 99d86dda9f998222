import type { BankPhrase } from './bank.ts';
import { FUNCTION_WORDS } from '../read/function-words.ts';
import type { HeardTable } from '../model/heard-table.ts';
import type { PhraseState } from '../model/phrase-states.ts';

/** A word tells a subject when it stands in this many of its phrases at least … */
const FEWEST_PHRASES = 2;
/** … and this share of all English phrases with the word is about the subject, or says nothing more than its state. */
const LEAST_SHARE = 0.5;

/** Finds the words that tell what a text of a state is about. The same bank gives the same table. */
export function heardTable(bank: readonly BankPhrase[]): HeardTable {
  const english = bank.filter((phrase) => phrase.english);
  const phrasesByWord = new Map<string, BankPhrase[]>();
  for (const phrase of english) {
    for (const word of new Set(phrase.text.split(' '))) {
      if (FUNCTION_WORDS.has(word) || word.length < 3 || /\d/.test(word)) continue;
      const phrases = phrasesByWord.get(word) ?? [];
      phrases.push(phrase);
      phrasesByWord.set(word, phrases);
    }
  }
  const of = (state: PhraseState) => subjectsOf(state, phrasesByWord);
  return {
    deep_focus: of('deep_focus'),
    analytical: of('analytical'),
    creative: of('creative'),
    meeting: of('meeting'),
    calm: of('calm'),
    energise: of('energise'),
    wind_down: of('wind_down'),
    none: of('none'),
  };
}

function subjectsOf(
  state: PhraseState,
  phrasesByWord: ReadonlyMap<string, readonly BankPhrase[]>,
): Record<string, string> {
  const words = new Map<string, string[]>();
  for (const [word, phrases] of phrasesByWord) {
    const subject = subjectTold(state, phrases);
    if (subject !== undefined) words.set(subject, [...(words.get(subject) ?? []), word]);
  }
  return Object.fromEntries(
    [...words].map(([subject, told]) => [subject, told.toSorted().join(' ')]),
  );
}

function subjectTold(state: PhraseState, phrases: readonly BankPhrase[]): string | undefined {
  const counts = new Map<string, number>();
  for (const phrase of phrases) {
    if (phrase.state !== state || phrase.heard === undefined) continue;
    counts.set(phrase.heard, (counts.get(phrase.heard) ?? 0) + 1);
  }
  const [best] = [...counts].toSorted((a, b) => b[1] - a[1]);
  if (best === undefined) return undefined;
  const [subject, count] = best;
  const told = phrases.filter((phrase) => phrase.state === state && phrase.heard !== undefined);
  return count >= FEWEST_PHRASES && count / told.length >= LEAST_SHARE ? subject : undefined;
}
