import {
  beatUse,
  endUse,
  reportUse,
  type UsageReply,
  type UsageReportBody,
} from '@overtone/domain/contract/usage';
import type { Seconds } from '@overtone/domain/units';
import { call, type Reply } from '../api/call.ts';
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
  return answerOf(call(host, reportUse, { body, signal }));
}

/** Says that an interval which the server knows still runs. */
export function sendBeat(
  host: Pick<Host, 'fetch'>,
  id: string,
  signal: AbortSignal,
): Promise<UsageAnswer> {
  return answerOf(call(host, beatUse, { params: { id }, signal }));
}

/** Ends an interval while the page goes away; nobody is left to read the answer. */
export function sendEnd(host: Pick<Host, 'fetch'>, id: string): void {
  void call(host, endUse, { params: { id }, body: {}, outlivesPage: true });
}

async function answerOf(reply: Reply<UsageReply>): Promise<UsageAnswer> {
  const answer = await reply;
  if (answer.ok) {
    const { isRunning, secondsLeftToday } = answer.value;
    return { kind: isRunning ? 'running' : 'over', secondsLeft: secondsLeftToday };
  }
  const { code, reply: refused } = answer.reason;
  if (code === 'daily_limit_reached') return { kind: 'limit' };
  if (refused?.status === 404) return { kind: 'unknown' };
  // The day that an interval is of does not become another.
  const isFinal = refused?.status === 400 || code === 'usage_day_full';
  return { kind: isFinal ? 'refused' : 'later' };
}
