import { createCalendarApi } from '@overtone/client/calendar/calendar-api';
import { type CalendarStore, createCalendarStore } from '@overtone/client/calendar/calendar-store';
import { localTimeZone } from '@overtone/client/platform/local-time-zone';
import { AutopilotSettings } from '@overtone/ui/calendar/autopilot-settings';
import { CalendarSources } from '@overtone/ui/calendar/calendar-sources';
import { Notice } from '@overtone/ui/controls/notice';
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { AccountSection } from './account-section.tsx';
import type { AccountBoot } from '../boot-account.ts';
import { connectByAddress } from './connect-by-address.ts';

/** What the calendars are shown with. */
export interface CalendarSectionProps {
  readonly boot: Pick<AccountBoot, 'api' | 'host' | 'query'>;
  readonly hasHostedModel: boolean;
}

/** The calendars of the account. What comes next is shown where the session is. */
export function CalendarSection({ boot, hasHostedModel }: CalendarSectionProps) {
  const [calendar, setCalendar] = useState<CalendarStore | null>(null);
  // A section that is drawn twice before it stands on the page asks once all the same.
  useEffect(() => {
    const leaving = new AbortController();
    async function begin(): Promise<void> {
      await Promise.resolve();
      if (leaving.signal.aborted) return;
      const opened = openCalendar(boot);
      leaving.signal.addEventListener('abort', opened.stop, { once: true });
      setCalendar(opened);
    }
    void begin();
    return () => leaving.abort();
  }, [boot]);
  return (
    <AccountSection
      anchor="calendar"
      title="Calendar"
      note="Read-only. We see each event’s title and times, whether you are free, busy or away, and whether you declined; nothing else. What comes next is shown beside the session, with a suggestion for each event."
    >
      {calendar !== null && (
        <>
          <CalendarProblem calendar={calendar} />
          <CalendarSources calendar={calendar} timeZone={localTimeZone()} />
          <AutopilotSettings calendar={calendar} hasHostedModel={hasHostedModel} />
        </>
      )}
    </AccountSection>
  );
}

/** The calendars of whoever is signed in; an address that asks for a connection is followed at once. */
function openCalendar({ api, host, query }: CalendarSectionProps['boot']): CalendarStore {
  const wish = connectByAddress({ api, query });
  const calendar = createCalendarStore({
    api: createCalendarApi(host),
    host,
    timeZone: localTimeZone,
    askForConsent: (provider) => void wish.askForConsent(provider, calendar),
  });
  wish.begin(calendar);
  return calendar;
}

function CalendarProblem({ calendar }: { readonly calendar: CalendarStore }) {
  const problem = useStore(calendar.$problem);
  if (problem === null) return null;
  return (
    <Notice title="That did not work" onDismiss={calendar.dismissProblem}>
      {problem}
    </Notice>
  );
}
