import type { ErrorCode } from '@overtone/domain/contract/error-codes';
import type { Suggestion } from '@overtone/domain/suggestion/suggestion';
import type { Seconds } from '@overtone/domain/units';
import { AppError } from '../../http/app-error.ts';
import type { AiFailure } from '../../ports/ai.ts';
import type { HostedFailure } from './hosted.ts';

const CODES: Readonly<Record<AiFailure['kind'], ErrorCode>> = {
  auth: 'ai_auth',
  timeout: 'ai_timeout',
  unavailable: 'ai_unavailable',
  busy: 'ai_busy',
  budget: 'ai_budget',
  declined: 'ai_declined',
  misconfigured: 'ai_unavailable',
  unreadable: 'ai_unavailable',
};

const DEFAULT_RETRY_AFTER_SECONDS: Seconds = 30;

/** The failed answer for a hosted suggestion that did not come, with the offline one to use instead. */
export function hostedError(failure: HostedFailure, fallback: Suggestion | undefined): AppError {
  const body = withFallback(fallback);
  if (failure.kind === 'invalid') {
    return new AppError('ai_invalid', { sentence: failure.rule, body });
  }
  const code = CODES[failure.kind];
  const isWorthRetrying = code === 'ai_unavailable' || code === 'ai_busy';
  return new AppError(code, {
    body,
    cause: failure.detail,
    retryAfterSeconds: isWorthRetrying
      ? (failure.retryAfterSeconds ?? DEFAULT_RETRY_AFTER_SECONDS)
      : undefined,
  });
}

/** The body fields that carry `fallback`; none when the operator turned it off. */
export function withFallback(fallback: Suggestion | undefined) {
  return fallback === undefined ? {} : { fallback: { ...fallback } };
}
