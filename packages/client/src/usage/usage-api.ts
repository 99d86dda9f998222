import { errorBodySchema } from '@overtone/domain/contract/error-body';
import { type UsageReportBody, usageReplySchema } from '@overtone/domain/contract/usage';
import type { Seconds } from '@overtone/domain/units';
import { ENDPOINTS } from '../api/endpoints.ts';
import { type JsonReply, requestJson } from '../api/request-json.ts';
import type { Host } from '../platform/host.ts';

/**
 * What came of telling the server. `running` and `over`: how the interval stands there. `limit`: nothing is left of the
 * day. `unknown`: it has no such interval. `refused`: it will never take this. `later`: there was no use in asking now.
 */
export type UsageAnswer =
  | { readonly kind: 'running' | 'over'; readonly secondsLeft: Seconds | null }
  | { readonly kind: 'limit' | 'unknown' | 'refused' | 'later' };

/** Reports an interval, whole. */
export function sendReport(
  host: Pick<Host, 'fetch'>,
  body: UsageReportBody,
  signal: AbortSignal,
): Promise<UsageAnswer> {
  return post(host, ENDPOINTS.usageSessions, body, signal);
}

/** Says that an interval which the server knows still runs. */
export function sendBeat(
  host: Pick<Host, 'fetch'>,
  id: string,
  signal: AbortSignal,
): Promise<UsageAnswer> {
  return post(host, `${ENDPOINTS.usageSessions}/${id}/beat`, undefined, signal);
}

/** Ends an interval while the page goes away. */
export function sendEnd(host: Pick<Host, 'sendBeacon'>, id: string): void {
  host.sendBeacon(`${ENDPOINTS.usageSessions}/${id}/end`, '{}');
}

async function post(
  host: Pick<Host, 'fetch'>,
  path: string,
  body: unknown,
  signal: AbortSignal,
): Promise<UsageAnswer> {
  const reply = await requestJson(host, path, { method: 'POST', body, signal });
  return reply.ok ? answerOf(reply.value) : { kind: 'later' };
}

function answerOf({ ok, status, body }: JsonReply): UsageAnswer {
  if (ok) {
    const read = usageReplySchema.safeParse(body);
    if (!read.success) return { kind: 'later' };
    const { isRunning, secondsLeftToday } = read.data;
    return { kind: isRunning ? 'running' : 'over', secondsLeft: secondsLeftToday };
  }
  if (errorBodySchema.safeParse(body).data?.code === 'daily_limit_reached')
    return { kind: 'limit' };
  if (status === 404) return { kind: 'unknown' };
  return { kind: status === 400 ? 'refused' : 'later' };
}
