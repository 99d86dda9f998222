import { SpanKind, SpanStatusCode } from '@opentelemetry/api';
import {
  ATTR_ERROR_TYPE,
  ATTR_HTTP_REQUEST_METHOD,
  ATTR_HTTP_RESPONSE_STATUS_CODE,
  ATTR_HTTP_ROUTE,
} from '@opentelemetry/semantic-conventions';
import type { MiddlewareHandler } from 'hono';
import { AppError } from '../../http/app-error.ts';
import { isOurFailure } from '../../http/log/our-failure.ts';
import { matchedRoute } from '../../http/request/matched-route.ts';
import type { ServerContext } from '../../http/server-context.ts';
import type { Spans } from './spans.ts';

/**
 * A span a request, named by its route. Each begins a trace of its own, whatever a client says of one; the id that stands
 * in the log and in answers is told too.
 */
export function observeRequests(spans: Spans): MiddlewareHandler<ServerContext> {
  return async (context, next) => {
    const { method } = context.req;
    const span = spans.begin({
      name: method,
      kind: SpanKind.SERVER,
      attributes: {
        [ATTR_HTTP_REQUEST_METHOD]: method,
        'overtone.request_id': context.get('requestId'),
      },
    });
    try {
      await spans.within(span, next);
    } finally {
      const { status } = context.res;
      const route = matchedRoute(context);
      const failure = context.get('failure');
      span.updateName(`${method} ${route}`);
      span.setAttributes({ [ATTR_HTTP_ROUTE]: route, [ATTR_HTTP_RESPONSE_STATUS_CODE]: status });
      if (failure instanceof AppError) span.setAttribute(ATTR_ERROR_TYPE, failure.code);
      if (isOurFailure(status, failure)) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    }
  };
}
