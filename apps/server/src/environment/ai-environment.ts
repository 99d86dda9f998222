import type { Milliseconds } from '@overtone/domain/units';
import { isLoopback } from './is-loopback.ts';
import type { Variables } from './variables.ts';

/** How to reach the AI provider. */
export interface AiEnvironment {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly suggestionModel: string;
  readonly articleModel: string;
  /** Whether it runs on this machine. */
  readonly isLocal: boolean;
  readonly attemptTimeoutMs: Milliseconds;
  readonly totalTimeoutMs: Milliseconds;
  /** Questions that may be under way at once. */
  readonly concurrency: number;
}

/** A model on this machine may have to be loaded first, and then writes slowly. */
const AI_TIME_LIMITS = {
  hosted: { attemptMs: 8_000, totalMs: 12_000 },
  local: { attemptMs: 30_000, totalMs: 30_000 },
} as const;

/** The AI provider that the variables name, if any. */
export function aiEnvironment(env: Variables): AiEnvironment | undefined {
  const apiKey = env.AI_API_KEY ?? env.OPENAI_API_KEY;
  // A model server on this machine needs no key.
  const isLocal = isLoopback(env.AI_BASE_URL);
  if (apiKey === undefined && !isLocal) return undefined;
  const defaults = isLocal ? AI_TIME_LIMITS.local : AI_TIME_LIMITS.hosted;
  return {
    baseUrl: env.AI_BASE_URL,
    apiKey: apiKey ?? 'none',
    suggestionModel: env.AI_MODEL,
    articleModel: env.AI_ARTICLE_MODEL,
    isLocal,
    attemptTimeoutMs: env.AI_ATTEMPT_TIMEOUT_MS ?? defaults.attemptMs,
    totalTimeoutMs: env.AI_TOTAL_TIMEOUT_MS ?? defaults.totalMs,
    concurrency: env.AI_CONCURRENCY,
  };
}
