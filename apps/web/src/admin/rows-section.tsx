import type { AdminReportName } from '@overtone/domain/contract/admin-report';
import { useCallback } from 'react';
import type { AccountBoot } from '../account/boot-account.ts';
import { useLoaded } from '../account/use-loaded.ts';
import { readReport } from './read-report.ts';
import { ReportSection } from './report-section.tsx';
import { ReportTable } from './report-table.tsx';

/** A table of people or mails, as it is. */
export function RowsSection({
  name,
  title,
  host,
}: {
  readonly name: Exclude<AdminReportName, 'figures'>;
  readonly title: string;
  readonly host: AccountBoot['host'];
}) {
  const path = `/api/admin/reports/${name}`;
  const loaded = useLoaded(useCallback(() => readReport(host, path), [host, path]));
  return (
    <ReportSection title={title} csvHref={`${path}?format=csv`} loaded={loaded}>
      {(report) => <ReportTable name={title} report={report} />}
    </ReportSection>
  );
}
