import { createHash } from 'node:crypto';
import type { Suggestion } from '@overtone/domain/suggestion/suggestion';
import type { Milliseconds } from '@overtone/domain/units';

/** Asks a hosted model about the title of an event; undefined where it gave no usable answer, or may not be asked. */
export type AskAboutTitle = (
  userId: string,
  title: string,
  signal: AbortSignal,
) => Promise<Suggestion | undefined>;

/** What a hosted model said of titles. */
export interface TitleSuggestions {
  /**
   * What is known of a title. Where that is nothing, the model is asked in the background, and whoever looks again later
   * finds the answer; nobody waits for it.
   */
  readonly suggestionFor: (userId: string, title: string) => Suggestion | undefined;
  /** Resolves once nothing is being asked. */
  readonly settled: () => Promise<void>;
}

/** What {@link titleSuggestions} works with. */
export interface TitleSuggestionParts {
  readonly ask: AskAboutTitle;
  readonly now: () => Date;
  readonly signal: AbortSignal;
}

const KEPT_MS: Milliseconds = 7 * 24 * 60 * 60_000;
const MAX_KEPT = 5_000;
/** Questions that are under way at once; a list of more titles is answered over several looks at it. */
const MAX_UNDER_WAY = 4;

/** Remembers, in memory alone and under hashes, what the model said of each person's titles. */
export function titleSuggestions({ ask, now, signal }: TitleSuggestionParts): TitleSuggestions {
  const known = new Map<
    string,
    { readonly at: number; readonly suggestion: Suggestion | undefined }
  >();
  const underWay = new Map<string, Promise<void>>();

  function learn(key: string, suggestion: Suggestion | undefined): void {
    known.set(key, { at: now().getTime(), suggestion });
    const [oldest] = known.keys();
    if (known.size > MAX_KEPT && oldest !== undefined) known.delete(oldest);
  }

  return {
    suggestionFor(userId, title) {
      const key = createHash('sha256')
        .update(JSON.stringify([userId, title]))
        .digest('base64url');
      const answer = known.get(key);
      const isFresh = answer !== undefined && now().getTime() - answer.at < KEPT_MS;
      if (!isFresh && !underWay.has(key) && underWay.size < MAX_UNDER_WAY) {
        const question = ask(userId, title, signal)
          .catch(() => undefined)
          .then((suggestion) => learn(key, suggestion))
          .finally(() => void underWay.delete(key));
        underWay.set(key, question);
      }
      return answer?.suggestion;
    },
    settled: async () => void (await Promise.all(underWay.values())),
  };
}
