import type { Suggestion } from '@overtone/domain/suggestion/suggestion';
import type { Milliseconds } from '@overtone/domain/units';
import { LRUCache } from 'lru-cache';

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
  const kept = new LRUCache<string, { suggestion: Suggestion; until: Milliseconds }>({
    max: maxAnswers,
  });
  return {
    get(key) {
      const entry = kept.get(key);
      return entry !== undefined && entry.until > now() ? entry.suggestion : undefined;
    },
    set: (key, suggestion) => void kept.set(key, { suggestion, until: now() + keptMs }),
  };
}
