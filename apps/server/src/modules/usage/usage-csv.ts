import { csvLines } from '../../report/csv.ts';
import type { Cell } from '../../report/report.ts';
import { intervalOf, type UsageRow } from './store.ts';

const COLUMNS = [
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
];

/** A person's intervals as a table to take away, page by page. */
export async function* usageCsv(
  pages: AsyncIterable<readonly UsageRow[]>,
): AsyncGenerator<string, void> {
  yield csvLines([COLUMNS]);
  for await (const page of pages) yield csvLines(page.map(cellsOf));
}

function cellsOf(row: UsageRow): readonly Cell[] {
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
}
