import type { UseInTest } from '@overtone/domain/experiment/kept/use-in-test';
import { csvLines } from '../../report/csv.ts';
import type { Cell } from '../../report/report.ts';
import type { UseInTestsOf } from './use-in-tests.ts';
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
  'self_test',
];

/** A person's intervals as a table to take away, page by page. */
export async function* usageCsv(
  pages: AsyncIterable<readonly UsageRow[]>,
  readInTests: () => Promise<UseInTestsOf>,
): AsyncGenerator<string, void> {
  yield csvLines([COLUMNS]);
  const inTest = await readInTests();
  for await (const page of pages) {
    yield csvLines(
      page.map((row) => cellsOf(row, inTest({ ...intervalOf(row), sittingId: row.sittingId }))),
    );
  }
}

const IN_TEST: Readonly<Record<UseInTest, string>> = {
  hidden: 'hidden until the test ends',
  sham: 'sham',
  unknown: 'order lost',
};

function cellsOf(row: UsageRow, inTest: UseInTest | null): readonly Cell[] {
  const { startMs, endMs } = intervalOf(row);
  return [
    row.startedAt,
    row.lastSeenAt,
    (endMs - startMs) / 60_000,
    ...(inTest === null
      ? [row.primaryBand, row.centerHz, row.supportingBand, row.globalHz]
      : [null, null, null, null]),
    row.source,
    row.deviceId,
    row.ratingBefore,
    row.ratingAfter,
    inTest === null ? null : IN_TEST[inTest],
  ];
}
