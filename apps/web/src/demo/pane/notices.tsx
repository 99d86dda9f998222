import { useStore } from '@nanostores/react';
import type { FollowedCalendar } from '@overtone/client/calendar/follow-calendar';
import { AutopilotQuestion } from '@overtone/ui/calendar/autopilot-question';
import { SessionNotices } from '@overtone/ui/session/session-notices';
import type { ReadableAtom } from 'nanostores';
import type { DemoStores } from '../demo-stores.ts';
import type { PaneTab } from './pane-tab.ts';

/** What the notices are given. */
export interface NoticesProps extends Pick<DemoStores, 'session' | 'output'> {
  readonly $calendar: ReadableAtom<FollowedCalendar | null>;
  /** The tab that is shown; what it says itself is not said twice. */
  readonly tab: PaneTab;
}

/** What is said above the tabs, whichever is shown. */
export function Notices({ session, output, $calendar, tab }: NoticesProps) {
  const followed = useStore($calendar);
  return (
    <div className="grid gap-2 not-empty:pt-3">
      <SessionNotices session={session} output={output} />
      {followed && tab !== 'calendar' && <AutopilotQuestion autopilot={followed.autopilot} />}
    </div>
  );
}
