import { setTimeout as delay } from 'node:timers/promises';
import { failed, type Result } from '@overtone/domain/result';
import {
  INVALID_FREQUENCY_VALUES,
  type Suggestion,
  type SuggestionFailure,
} from '@overtone/domain/suggestion/suggestion';
import type { Milliseconds, UnitInterval } from '@overtone/domain/units';
import { abortFailure, type AiChat, type AiFailure } from '../../../ports/ai.ts';
import { suggestionPrompt } from './prompt.ts';
import { readReply } from './read-reply.ts';

/** How the model is asked. */
export interface HostedOptions {
  readonly chat: AiChat;
  readonly model: string;
  /** Longest wait for one attempt. */
  readonly attemptTimeoutMs: Milliseconds;
  /** Longest wait for everything. */
  readonly totalTimeoutMs: Milliseconds;
  /** A clock for durations. */
  readonly now: () => Milliseconds;
  /** A number from 0 up to but not including 1, new at every call. */
  readonly random: () => UnitInterval;
}

/** Why the model gave no suggestion: the provider failed, or the reply broke a rule. */
export type HostedFailure =
  | AiFailure
  | { readonly kind: 'invalid'; readonly rule: SuggestionFailure };

/** The pause before an attempt that follows a failure; spread, so that a crowd does not come back as one. */
const RETRY_PAUSE_MS = { min: 200, max: 600 } as const;

/** Time that has to be left after a pause for another attempt to be worth it. */
const LEAST_ATTEMPT_MS: Milliseconds = 1_000;

/**
 * Asks the model for a suggestion, at most twice: a failure that may pass is tried again where the wait that the provider
 * asks for leaves time for it, a reply that breaks a rule is asked for again with the rule named.
 */
export async function askModel(
  options: HostedOptions,
  userQuery: string,
  asker: AbortSignal,
): Promise<Result<Suggestion, HostedFailure>> {
  const { totalTimeoutMs, now } = options;
  const startedAt = now();
  const whole = AbortSignal.any([asker, AbortSignal.timeout(totalTimeoutMs)]);
  const first = await attempt(options, userQuery, whole);
  if (first.ok) return first;

  const { reason } = first;
  if (reason.kind === 'invalid') return attempt(options, userQuery, whole, reason.rule);
  const leftMs = totalTimeoutMs - (now() - startedAt);
  const pauseMs = pauseAfter(reason, options.random());
  if (pauseMs === undefined || pauseMs + LEAST_ATTEMPT_MS > leftMs) return first;
  const isInterrupted = await delay(pauseMs, false, { signal: whole }).catch(() => true);
  return isInterrupted ? failed(abortFailure(whole)) : attempt(options, userQuery, whole);
}

async function attempt(
  { chat, model, attemptTimeoutMs }: HostedOptions,
  userQuery: string,
  whole: AbortSignal,
  complaint?: string,
): Promise<Result<Suggestion, HostedFailure>> {
  const reply = await chat.complete(
    suggestionPrompt(model, userQuery, complaint),
    AbortSignal.any([whole, AbortSignal.timeout(attemptTimeoutMs)]),
  );
  if (!reply.ok) return reply;
  const { text, isComplete } = reply.value;
  if (!isComplete) return failed({ kind: 'invalid', rule: INVALID_FREQUENCY_VALUES });
  const suggestion = readReply(text);
  return suggestion.ok ? suggestion : failed({ kind: 'invalid', rule: suggestion.reason });
}

/** How long to wait before another attempt; undefined where another makes no sense. */
function pauseAfter(
  { kind, retryAfterSeconds = 0 }: AiFailure,
  random: UnitInterval,
): Milliseconds | undefined {
  if (kind !== 'unavailable' && kind !== 'busy') return undefined;
  const { min, max } = RETRY_PAUSE_MS;
  return Math.max(retryAfterSeconds * 1000, min + random * (max - min));
}
