import type { AuditEntryShown, AuditPage } from '@overtone/domain/contract/audit';
import { useCallback } from 'react';
import { ActionButton } from '../../account/form/action-button.tsx';
import type { AccountBoot } from '../../account/boot-account.ts';
import { useLoaded } from '../../account/use-loaded.ts';
import { reportFile } from '../ask-for-report.ts';
import { ReportSection } from '../report-section.tsx';
import { ReportTable } from '../report-table.tsx';
import { askForAuditLog } from './ask-for-people.ts';

const COLUMNS = ['at', 'whatWasDone', 'account', 'by'];

/** What was done to accounts by admins and by the operator's program, the newest first. */
export function AuditSection({ host }: { readonly host: AccountBoot['host'] }) {
  const loaded = useLoaded(useCallback(() => askForAuditLog(host), [host]));
  return (
    <ReportSection title="Audit log" csvHref={reportFile('audit')} loaded={loaded}>
      {(page) => (
        <>
          <p className="max-w-prose text-small text-muted">
            What was done to accounts by someone other than their owner, and with letters. Nobody
            can change it; it is kept for two years. A letter and a deleted account are named by
            their ids.
          </p>
          <ReportTable
            name="Audit log"
            report={{ columns: COLUMNS, rows: page.entries.map(rowOf) }}
          />
          {page.next !== null && (
            <ActionButton
              text="Show more entries"
              ask={() => askForAuditLog(host, page.next ?? undefined)}
              onDone={(more) => loaded.set(joined(page, more))}
            />
          )}
        </>
      )}
    </ReportSection>
  );
}

function rowOf({ at, words, subject, subjectEmail, actor, actorEmail }: AuditEntryShown) {
  return [at, words, subjectEmail ?? subject, actorEmail ?? actor];
}

function joined(before: AuditPage, more: AuditPage): AuditPage {
  return { entries: [...before.entries, ...more.entries], next: more.next };
}
