import type { AdminReport } from '@overtone/domain/contract/admin-report';
import { useCallback } from 'react';
import type { AccountBoot } from '../account/boot-account.ts';
import { useLoaded } from '../account/use-loaded.ts';
import { askForReport, reportFile } from './ask-for-report.ts';
import { ReportSection } from './report-section.tsx';
import { cellWords } from './report-words.ts';

/** What is wrong with this installation now, in words. */
export function AlertsSection({ host }: { readonly host: AccountBoot['host'] }) {
  const loaded = useLoaded(useCallback(() => askForReport(host, 'alerts'), [host]));
  return (
    <ReportSection title="Alerts" csvHref={reportFile('alerts')} loaded={loaded}>
      {(report) =>
        report.rows.length === 0 ? (
          <p className="text-small text-muted">Nothing is wrong.</p>
        ) : (
          <ul className="grid max-w-prose gap-4">
            {report.rows.map((row) => (
              <Alert key={String(row[0])} report={report} row={row} />
            ))}
          </ul>
        )
      }
    </ReportSection>
  );
}

function Alert({
  report: { columns },
  row,
}: {
  readonly report: AdminReport;
  readonly row: AdminReport['rows'][number];
}) {
  const cell = (column: string) => cellWords(row[columns.indexOf(column)] ?? null);
  return (
    <li className="border-l-2 border-warn pl-4">
      <p>{cell('sentence')}</p>
      <p className="figure pt-1 text-small text-muted">
        {cell('name')}, since {cell('since')} UTC
      </p>
    </li>
  );
}
