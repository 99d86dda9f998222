import type { AdminReportName } from '@overtone/domain/contract/admin-report';
import { useCallback } from 'react';
import type { AccountBoot } from '../account/boot-account.ts';
import { useLoaded } from '../account/use-loaded.ts';
import { askForReport, reportFile } from './ask-for-report.ts';
import { ReportSection } from './report-section.tsx';
import { ReportTable } from './report-table.tsx';

/** A table of people or mails, as it is. */
export function RowsSection({
  name,
  title,
  host,
}: {
  readonly name: Exclude<AdminReportName, 'alerts' | 'audit' | 'figures'>;
  readonly title: string;
  readonly host: AccountBoot['host'];
}) {
  const loaded = useLoaded(useCallback(() => askForReport(host, name), [host, name]));
  return (
    <ReportSection title={title} csvHref={reportFile(name)} loaded={loaded}>
      {(report) => <ReportTable name={title} report={report} />}
    </ReportSection>
  );
}
