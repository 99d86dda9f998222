import { HEARD } from './heard.gen.ts';
import type { HeardTable } from './heard-table.ts';
import type { PhraseState } from './phrase-states.ts';

let byWord: ReadonlyMap<string, string> | undefined;

/**
 * What of `state` is heard in normalised text, in words of our own; nothing that was typed comes back. The subject that
 * most words tell wins, among equals the one that is told first.
 */
export function heardIn(normalised: string, state: PhraseState): string | undefined {
  byWord ??= indexOf(HEARD);
  const votes = new Map<string, number>();
  for (const word of normalised.split(' ')) {
    const subject = byWord.get(`${state} ${word}`);
    if (subject !== undefined) votes.set(subject, (votes.get(subject) ?? 0) + 1);
  }
  const [first, ...rest] = votes;
  if (first === undefined) return undefined;
  return rest.reduce((best, vote) => (vote[1] > best[1] ? vote : best), first)[0];
}

function indexOf(table: HeardTable): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(table).flatMap(([state, subjects]) =>
      Object.entries(subjects).flatMap(([subject, words]) =>
        words.split(' ').map((word): [string, string] => [`${state} ${word}`, subject]),
      ),
    ),
  );
}
