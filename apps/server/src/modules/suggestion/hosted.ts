import { setTimeout as delay } from 'node:timers/promises';
import { failed, type Result } from '@overtone/domain/result';
import {
  INVALID_FREQUENCY_VALUES,
  type Suggestion,
  type SuggestionFailure,
} from '@overtone/domain/suggestion/suggestion';
import type { Milliseconds } from '@overtone/domain/units';
import type { AiChat, AiFailure } from '../../ports/ai.ts';
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
  /** Pause before an attempt that follows a failure which may pass. */
  readonly retryPauseMs?: Milliseconds;
}

/** Why the model gave no suggestion: the provider failed, or the reply broke a rule. */
export type HostedFailure =
  | AiFailure
  | { readonly kind: 'invalid'; readonly rule: SuggestionFailure };

const DEFAULT_RETRY_PAUSE_MS = 400;

/**
 * Asks the model for a suggestion, at most twice: a failure that may pass is tried again, a reply that breaks a rule is
 * asked for again with the rule named.
 */
export async function askModel(
  options: HostedOptions,
  userQuery: string,
  asker: AbortSignal,
): Promise<Result<Suggestion, HostedFailure>> {
  const { retryPauseMs = DEFAULT_RETRY_PAUSE_MS } = options;
  const whole = AbortSignal.any([asker, AbortSignal.timeout(options.totalTimeoutMs)]);
  const first = await attempt(options, userQuery, whole);
  if (first.ok) return first;

  const { reason } = first;
  if (reason.kind === 'invalid') return attempt(options, userQuery, whole, reason.rule);
  if (!mayPass(reason)) return first;
  const wasInterrupted = await delay(retryPauseMs, false, { signal: whole }).catch(() => true);
  return wasInterrupted ? first : attempt(options, userQuery, whole);
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

/** Another attempt makes sense when the provider did not answer at all or asks for a very short wait. */
function mayPass({ kind, retryAfterSeconds }: AiFailure): boolean {
  return kind === 'unavailable' || (kind === 'busy' && (retryAfterSeconds ?? 0) <= 1);
}
