import { type Insights, insightsSchema, type InsightSpan } from '@overtone/domain/contract/usage';
import { ask, type Reply } from '../api/ask.ts';
import type { Host } from '../platform/host.ts';

/** Where the browser gets the person's sessions as a CSV file. */
export const USAGE_EXPORT_PATH = '/api/usage/export.csv';

/** Asks what the person's sessions of the last `days` amount to. */
export function readInsights(
  host: Pick<Host, 'fetch' | 'log'>,
  days: InsightSpan,
): Reply<Insights> {
  return ask(host, `/api/usage/insights?days=${days}`, { method: 'GET' }, insightsSchema);
}
