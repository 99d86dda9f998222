import type { Report } from '../reports/report.ts';
import { intervalOf, type UsageRow } from './store.ts';

/** A person's intervals as a table to take away. */
export function usageTable(rows: readonly UsageRow[]): Report {
  return {
    columns: [
      'started_at',
      'last_seen_at',
      'minutes',
      'primary_band',
      'center_hz',
      'supporting_band',
      'global_hz',
      'source',
      'device',
      'rating_before',
      'rating_after',
    ],
    rows: rows.map((row) => {
      const { startMs, endMs } = intervalOf(row);
      return [
        row.startedAt,
        row.lastSeenAt,
        (endMs - startMs) / 60_000,
        row.primaryBand,
        row.centerHz,
        row.supportingBand,
        row.globalHz,
        row.source,
        row.deviceId,
        row.ratingBefore,
        row.ratingAfter,
      ];
    }),
  };
}
