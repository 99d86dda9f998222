import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { Notice } from '../controls/notice.tsx';
import { AutopilotSettings } from './autopilot-settings.tsx';
import { AutopilotQuestion } from './autopilot-question.tsx';
import type { CalendarPanelProps } from './calendar-parts.ts';
import { CalendarSources } from './calendar-sources.tsx';
import { UpcomingEvents } from './upcoming-events.tsx';

/** What is coming, what would suit each of it, and where it comes from. */
export function CalendarPanel(props: CalendarPanelProps) {
  const { calendar, autopilot } = props;
  const headingId = useId();
  const problem = useStore(calendar.$problem);
  return (
    <section aria-labelledby={headingId} className="grid gap-7">
      <header className="grid gap-1.5">
        <h2 id={headingId} className="text-title">
          Calendar
        </h2>
        <p className="max-w-prose text-small text-muted">
          We read titles, times, and whether you are free or have declined, and never write. A
          suggestion changes rhythms and colour; it turns nothing on.
        </p>
      </header>
      {problem !== null && (
        <Notice title="That did not work" onDismiss={calendar.dismissProblem}>
          {problem}
        </Notice>
      )}
      <AutopilotQuestion autopilot={autopilot} timeZone={props.timeZone} />
      <UpcomingEvents {...props} />
      <CalendarSources calendar={calendar} timeZone={props.timeZone} />
      <AutopilotSettings calendar={calendar} hasHostedModel={props.hasHostedModel} />
    </section>
  );
}
