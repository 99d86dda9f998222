import type { Milliseconds } from '@overtone/domain/units';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { AppError } from '../app-error.ts';
import { loggableError } from './loggable-error.ts';
import type { ServerContext } from '../server-context.ts';

const MAX_PATH_LENGTH = 200;

/**
 * Writes one line a request: method, path, status and time. Never a query string, a body, an address or anything that a
 * person typed.
 */
export function requestLog(log: Logger, now: () => Milliseconds): MiddlewareHandler<ServerContext> {
  return async (context, next) => {
    const startedAt = now();
    await next();
    const line = {
      requestId: context.get('requestId'),
      method: context.req.method,
      path: context.req.path.slice(0, MAX_PATH_LENGTH),
      status: context.res.status,
      ms: Math.round(now() - startedAt),
    };
    const failure = context.get('failure');
    if (failure === undefined) {
      log.info(line, 'request');
    } else if (!(failure instanceof AppError)) {
      log.error({ ...line, err: failure }, 'request failed');
    } else if (failure.cause === undefined) {
      log.info({ ...line, code: failure.code }, 'request');
    } else {
      log.warn(
        { ...line, code: failure.code, cause: loggableCause(failure.cause) },
        'request failed',
      );
    }
  };
}

function loggableCause(cause: string | Error) {
  return typeof cause === 'string' ? cause : loggableError(cause);
}
