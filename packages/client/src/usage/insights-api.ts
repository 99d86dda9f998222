import { type Insights, type InsightSpan, readInsights } from '@overtone/domain/contract/usage';
import { call, type Reply } from '../api/call.ts';
import { told, whole } from '../api/told.ts';
import type { Host } from '../platform/host.ts';

/** Asks what the person's sessions of the last `days` amount to. */
export function askForInsights(
  host: Pick<Host, 'fetch' | 'log'>,
  days: InsightSpan,
): Reply<Insights> {
  return told(host, call(host, readInsights, { query: { days } }), whole);
}
