import { ask } from '@overtone/client/api/ask';
import {
  ADMIN_REPORTS,
  type AdminReport,
  type AdminReportName,
  adminReportSchema,
} from '@overtone/domain/contract/admin-report';
import { BUTTON_TONES } from '@overtone/ui/controls/button-tones';
import { useCallback, useId } from 'react';
import type { AccountBoot } from '../account/boot-account.ts';
import { MembersOnly } from '../account/members-only.tsx';
import { useLoaded } from '../account/use-loaded.ts';
import { cellWords, columnWords } from './report-words.ts';

const TITLES: Readonly<Record<AdminReportName, string>> = {
  figures: 'Days',
  subscribers: 'Newsletter subscribers',
  downloads: 'Download requests',
  outbox: 'Outbox',
};

/** What the operator wants to see. */
export function AdminPage({ boot }: { readonly boot: AccountBoot }) {
  return (
    <MembersOnly boot={boot} here="/admin">
      {(user) => (
        <>
          <h1 className="pb-6 text-head tracking-display">Administration</h1>
          {user.role === 'admin' ? (
            ADMIN_REPORTS.map((name) => <Report key={name} name={name} host={boot.host} />)
          ) : (
            <div className="grid max-w-prose gap-4">
              <p>
                This page is for administrators. Whoever runs this installation can make you one
                with this command:
              </p>
              <code className="figure well block px-3 py-2 text-small wrap-anywhere">
                npm run admin -- grant {user.email}
              </code>
            </div>
          )}
        </>
      )}
    </MembersOnly>
  );
}

function Report({
  name,
  host,
}: {
  readonly name: AdminReportName;
  readonly host: AccountBoot['host'];
}) {
  const path = `/api/admin/reports/${name}`;
  const load = useCallback(
    () => ask(host, path, { method: 'GET' }, adminReportSchema),
    [host, path],
  );
  const { state } = useLoaded(load);
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-4 border-t border-rule py-8">
      <div className="flex flex-wrap items-baseline justify-between gap-4">
        <h2 id={id} className="text-title">
          {TITLES[name]}
        </h2>
        <a href={`${path}?format=csv`} download className={BUTTON_TONES.quiet}>
          As CSV
        </a>
      </div>
      {state.kind === 'refused' && <p role="alert">{state.refusal.sentence}</p>}
      {state.kind === 'ready' && <ReportTable labelledBy={id} report={state.value} />}
    </section>
  );
}

function ReportTable({
  labelledBy,
  report: { columns, rows },
}: {
  readonly labelledBy: string;
  readonly report: AdminReport;
}) {
  if (rows.length === 0) return <p className="text-small text-muted">Nothing yet.</p>;
  return (
    // The wide table scrolls by itself, also by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section tabIndex={0} aria-labelledby={labelledBy} className="overflow-x-auto">
      <table className="w-full text-small">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className="label py-2 pr-6 text-left">
                {columnWords(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="figure">
          {rows.map((row, index) => (
            <tr key={index} className="border-t border-rule">
              {row.map((cell, column) => (
                <td key={columns[column]} className="py-1.5 pr-6 whitespace-nowrap">
                  {cellWords(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
