import { BUTTON_TONES } from '@overtone/ui/controls/button-tones';
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
            <NotForMembers />
          )}
        </>
      )}
    </MembersOnly>
  );
}

function NotForMembers() {
  return (
    <div className="grid max-w-prose justify-items-start gap-6">
      <p className="font-serif text-read text-muted">
        This page is for administrators. Your own plan and settings are on your account page.
      </p>
      <div className="flex flex-wrap gap-3">
        <a href="/demo" className={BUTTON_TONES.solid}>
          Back to your session
        </a>
        <a href="/account" className={BUTTON_TONES.line}>
          Account
        </a>
      </div>
    </div>
  );
}
