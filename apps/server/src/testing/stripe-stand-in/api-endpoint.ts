import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ApiAnswer, ApiRequest } from './api.ts';
import { idempotentAnswers } from './idempotency.ts';
import { sendJson } from './send.ts';
import { errorShape } from './shapes.ts';

/** Ways in which one request may go wrong. `breaks-after` does the work and loses the answer. */
export type Mishap = 'none' | 'rate-limited' | 'broken' | 'hangs-up' | 'breaks-after';

/** What {@link apiEndpoint} works with. */
export interface ApiEndpointParts {
  readonly api: (request: ApiRequest) => ApiAnswer;
  readonly secretKey: string;
  readonly nextMishap: () => Mishap;
}

/** Stripe's API over HTTP: keys, idempotency, and whatever is to go wrong. */
export function apiEndpoint({
  api,
  secretKey,
  nextMishap,
}: ApiEndpointParts): (
  request: IncomingMessage,
  response: ServerResponse,
  asked: ApiRequest,
) => void {
  const once = idempotentAnswers();
  return ({ headers }, response, asked) => {
    const mishap = nextMishap();
    if (mishap === 'hangs-up') {
      response.destroy();
    } else if (mishap === 'rate-limited') {
      const slow = errorShape('invalid_request_error', 'Too many requests.', {
        code: 'rate_limit',
      });
      sendJson(response, 429, slow, { 'retry-after': '3' });
    } else if (mishap === 'broken') {
      sendJson(response, 500, errorShape('api_error', 'Sorry.'));
    } else if (headers.authorization !== `Bearer ${secretKey}`) {
      sendJson(response, 401, errorShape('invalid_request_error', 'Invalid API Key.'));
    } else {
      const key = headers['idempotency-key']?.toString();
      const { status, body, isReplayed } = once(key, asked, () => api(asked));
      if (mishap === 'breaks-after') response.destroy();
      else sendJson(response, status, body, isReplayed ? { 'idempotent-replayed': 'true' } : {});
    }
  };
}
