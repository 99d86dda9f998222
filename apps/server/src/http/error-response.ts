import type { KnownErrorBody } from '@overtone/domain/contract/error-body';
import type { Seconds } from '@overtone/domain/units';
import { isDatabaseUnavailable } from '../database/is-unavailable.ts';
import { AppError } from './app-error.ts';
import { hasHungUp, HUNG_UP_STATUS } from './log/hung-up.ts';
import type { RequestContext } from './server-context.ts';

/** How soon a database that is restarting may be asked again. */
const RETRY_AFTER_SECONDS: Seconds = 2;

/** Answers with a failure in the one shape that every failed request has. */
export function errorResponse(context: RequestContext, thrown: unknown): Response {
  if (hasHungUp(context, thrown)) return new Response(null, { status: HUNG_UP_STATUS });
  const error = thrown instanceof AppError ? thrown : unexpected(thrown);
  context.set('failure', thrown);
  const body: KnownErrorBody = {
    error: error.message,
    code: error.code,
    requestId: context.get('requestId'),
    ...error.body,
  };
  return new Response(JSON.stringify(body), {
    status: error.status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      ...error.headers,
    },
  });
}

function unexpected(thrown: unknown): AppError {
  return isDatabaseUnavailable(thrown)
    ? new AppError('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS })
    : new AppError('internal_error');
}
