import { readFileSync } from 'node:fs';
import { isSuggestionState, type SuggestionState } from '@overtone/domain/suggestion/states';

/** What somebody says in a row. */
export const UNSEEN_KINDS = ['task', 'calendar', 'order', 'risk', 'sounds-like-risk'] as const;

/** One row of an unseen set. */
export interface UnseenRow {
  readonly text: string;
  readonly kind: (typeof UNSEEN_KINDS)[number];
  /** The language, as a BCP 47 tag, or "mixed". */
  readonly language: string;
  /** Who says it, in a few words. */
  readonly voice: string;
  /** Every answer that a sensible person would accept. */
  readonly acceptable: readonly SuggestionState[];
  /** States that would do the contrary of what is wanted. */
  readonly opposite: readonly SuggestionState[];
}

/**
 * Rows written by other hands than the bank's, before the model that they measure: the first judged twice by its author, the
 * later one once.
 */
export const UNSEEN_FILES = {
  unseen: new URL('../../packages/recommender/evaluation/unseen.jsonl', import.meta.url),
  'unseen-later': new URL(
    '../../packages/recommender/evaluation/unseen-later.jsonl',
    import.meta.url,
  ),
} as const;

/**
 * Reads rows, one JSON object a line.
 *
 * @throws Error naming the line that is not such a row.
 */
export function parseUnseen(text: string): readonly UnseenRow[] {
  return text
    .trim()
    .split('\n')
    .map((line, index) => {
      const row: Partial<Record<keyof UnseenRow, unknown>> = JSON.parse(line);
      const kind = UNSEEN_KINDS.find((known) => known === row.kind);
      const acceptable = statesIn(row.acceptable);
      const opposite = statesIn(row.opposite);
      const { text: said, language, voice } = row;
      if (
        typeof said !== 'string' ||
        typeof language !== 'string' ||
        typeof voice !== 'string' ||
        kind === undefined ||
        acceptable === undefined ||
        acceptable.length === 0 ||
        opposite === undefined
      ) {
        throw new Error(`Line ${index + 1} is not a row of an unseen set`);
      }
      return { text: said, kind, language, voice, acceptable, opposite };
    });
}

/** Reads one of the unseen sets. */
export function readUnseen(file: URL): readonly UnseenRow[] {
  return parseUnseen(readFileSync(file, 'utf8'));
}

/** The states of a list, in which a risk is written as "<safety>"; undefined for anything else. */
function statesIn(list: unknown): readonly SuggestionState[] | undefined {
  if (!Array.isArray(list)) return undefined;
  const states = list.map((name: unknown) => (name === '<safety>' ? 'safety' : name));
  return states.every(isSuggestionState) ? states : undefined;
}
