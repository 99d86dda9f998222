import { type AdminReport, DEFAULT_REPORT_DAYS } from '@overtone/domain/contract/admin-report';
import { ok } from '@overtone/domain/result';
import type { CalendarDay } from '@overtone/domain/usage/local-days';
import { Choice } from '@overtone/ui/controls/choice';
import { Disclosure } from '@overtone/ui/controls/disclosure';
import { DayChart } from '@overtone/ui/days/day-chart';
import { useCallback, useState } from 'react';
import type { AccountBoot } from '../account/boot-account.ts';
import { useLoaded } from '../account/use-loaded.ts';
import { countsByDay, countsEnd, total } from './day-figures.ts';
import { askForReport, reportFile } from './ask-for-report.ts';
import { ReportSection } from './report-section.tsx';
import { ReportTable } from './report-table.tsx';

const SPANS = [7, DEFAULT_REPORT_DAYS, 90];
const SPAN_OPTIONS = SPANS.map((span) => ({ value: String(span), name: `${span} days` }));

/** The figures of so many days (UTC), `today` the last. */
interface Figures {
  readonly report: AdminReport;
  readonly span: number;
  readonly today: CalendarDay;
}

/** What visitors did: page views and pressed download buttons by day, and everything that was counted as a table. */
export function FiguresSection({ host }: { readonly host: AccountBoot['host'] }) {
  const [span, setSpan] = useState(DEFAULT_REPORT_DAYS);
  const load = useCallback(async () => {
    const reply = await askForReport(host, 'figures', span);
    if (!reply.ok) return reply;
    const today = new Date().toISOString().slice(0, 10);
    return ok<Figures>({ report: reply.value, span, today });
  }, [host, span]);
  const loaded = useLoaded(load);
  return (
    <ReportSection title="Visits" csvHref={reportFile('figures', span)} loaded={loaded}>
      {(figures) => (
        <div className="grid grid-cols-1 gap-8">
          <div className="w-full max-w-72">
            <Choice
              label="Time shown"
              isLabelHidden
              options={SPAN_OPTIONS}
              value={String(span)}
              onChange={(chosen) => setSpan(Number(chosen))}
            />
          </div>
          <div className="grid grid-cols-1 gap-8 md:grid-cols-2">
            <Counts figures={figures} of="page_view" label="Page views" />
            <Counts figures={figures} of="download_click" label="Download clicks" />
          </div>
          <Disclosure title="All figures, by day and page">
            <ReportTable name="Visits" report={figures.report} />
          </Disclosure>
        </div>
      )}
    </ReportSection>
  );
}

function Counts({
  figures: { report, ...shown },
  of,
  label,
}: {
  readonly figures: Figures;
  readonly of: string;
  readonly label: string;
}) {
  const days = countsByDay(report, of, shown);
  return (
    <DayChart
      label={`${label}: ${total(days)} in ${shown.span} days`}
      days={days}
      end={countsEnd(days)}
      zero="0"
      valueText={String}
    />
  );
}
