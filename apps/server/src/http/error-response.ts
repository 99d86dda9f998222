import type { KnownErrorBody } from '@overtone/domain/contract/error-body';
import { AppError } from './app-error.ts';
import type { RequestContext } from './server-context.ts';

/** Answers with a failure in the one shape that every failed request has. */
export function errorResponse(context: RequestContext, thrown: unknown): Response {
  const error = thrown instanceof AppError ? thrown : new AppError('internal_error');
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
