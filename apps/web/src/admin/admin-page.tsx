import type { AccountBoot } from '../account/boot-account.ts';
import { MembersOnly } from '../account/members-only.tsx';
import { AlertsSection } from './alerts-section.tsx';
import { FiguresSection } from './figures-section.tsx';
import { GlanceSection } from './glance-section.tsx';
import { PeopleAndLog } from './people/people-and-log.tsx';
import { RowsSection } from './rows-section.tsx';

/** What the operator wants to see. */
export function AdminPage({ boot }: { readonly boot: AccountBoot }) {
  const { host } = boot;
  return (
    <MembersOnly boot={boot} here="/admin">
      {(user) => (
        <>
          <h1 className="pb-6 text-head tracking-display">Administration</h1>
          {user.role === 'admin' ? (
            <>
              <GlanceSection host={host} />
              <AlertsSection host={host} />
              <PeopleAndLog host={host} />
              <FiguresSection host={host} />
              <RowsSection name="subscribers" title="Newsletter subscribers" host={host} />
              <RowsSection name="downloads" title="Download requests" host={host} />
              <RowsSection name="outbox" title="Outbox" host={host} />
            </>
          ) : (
            <HowToBecomeOne email={user.email} />
          )}
        </>
      )}
    </MembersOnly>
  );
}

function HowToBecomeOne({ email }: { readonly email: string }) {
  return (
    <div className="grid max-w-prose gap-4">
      <p>
        This page is for administrators. Whoever runs this installation can make you one with this
        command:
      </p>
      <code className="figure well block px-3 py-2 text-small wrap-anywhere">
        npm run admin -- grant {email}
      </code>
    </div>
  );
}
