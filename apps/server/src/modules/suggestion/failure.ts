import type { ErrorCode } from '@overtone/domain/contract/error-codes';
import type { Seconds } from '@overtone/domain/units';
import { AppError, type AppErrorOptions } from '../../http/app-error.ts';
import type { AiFailureKind } from '../../ports/ai.ts';
import type { HostedFailure } from './hosted/hosted.ts';

/** An expected failure: its code, and what the answer says beyond it. */
export interface SuggestionRefusal extends AppErrorOptions {
  readonly code: ErrorCode;
}

const CODES: Readonly<Record<AiFailureKind, ErrorCode>> = {
  auth: 'ai_auth',
  timeout: 'ai_timeout',
  unavailable: 'ai_unavailable',
  busy: 'ai_busy',
  paused: 'ai_unavailable',
  crowded: 'ai_busy',
  cancelled: 'ai_unavailable',
  budget: 'ai_budget',
  declined: 'ai_declined',
  misconfigured: 'ai_unavailable',
  unreadable: 'ai_unavailable',
};

const DEFAULT_RETRY_AFTER_SECONDS: Seconds = 30;

/** The answer for a hosted suggestion that did not come. */
export function hostedRefusal(failure: HostedFailure): SuggestionRefusal {
  if (failure.kind === 'invalid') return { code: 'ai_invalid', sentence: failure.rule };
  const code = CODES[failure.kind];
  const isWorthRetrying = code === 'ai_unavailable' || code === 'ai_busy';
  return {
    code,
    cause: `${failure.kind}: ${failure.detail}`,
    retryAfterSeconds: isWorthRetrying
      ? (failure.retryAfterSeconds ?? DEFAULT_RETRY_AFTER_SECONDS)
      : undefined,
  };
}

/** The error that answers a refusal, carrying `fallback` where there is one. */
export function refusalError(
  { code, ...options }: SuggestionRefusal,
  fallback: object | undefined,
): AppError {
  const body = { ...options.body, ...(fallback && { fallback: { ...fallback } }) };
  return new AppError(code, { ...options, body });
}
