import type { Suggestion } from '@overtone/domain/suggestion/suggestion';
import type { Milliseconds } from '@overtone/domain/units';

/** Answers given lately, by a keyed hash of who asked what. */
export interface AnswerCache {
  readonly get: (key: string) => Suggestion | undefined;
  readonly set: (key: string, suggestion: Suggestion) => void;
}

/** How {@link answerCache} forgets. */
export interface AnswerCacheOptions {
  readonly now: () => Milliseconds;
  readonly keptMs?: Milliseconds;
  /** The least recently used answers go first. */
  readonly maxAnswers?: number;
}

const ONE_DAY_MS: Milliseconds = 24 * 60 * 60_000;

/** A cache in memory: it is empty after a restart, and nothing of it is ever written down. */
export function answerCache(options: AnswerCacheOptions): AnswerCache {
  const { now, keptMs = ONE_DAY_MS, maxAnswers = 5_000 } = options;
  const kept = new Map<string, { readonly suggestion: Suggestion; readonly until: Milliseconds }>();
  return {
    get(key) {
      const entry = kept.get(key);
      kept.delete(key);
      if (entry === undefined || entry.until <= now()) return undefined;
      kept.set(key, entry);
      return entry.suggestion;
    },
    set(key, suggestion) {
      kept.delete(key);
      kept.set(key, { suggestion, until: now() + keptMs });
      const [oldest] = kept.keys();
      if (kept.size > maxAnswers && oldest !== undefined) kept.delete(oldest);
    },
  };
}
