import { dayWriting } from '@overtone/client/calendar/day-groups';
import { useStore } from '@nanostores/react';
import { Button } from '../controls/button.tsx';
import type { CalendarPanelProps } from './calendar-parts.ts';
import { EventRow } from './event-row.tsx';

/** The coming week, day by day. */
export function UpcomingEvents({
  calendar,
  autopilot,
  session,
  now,
  timeZone,
}: Omit<CalendarPanelProps, 'hasHostedModel'>) {
  const events = useStore(calendar.$events);
  const status = useStore(calendar.$status);
  const { leadingId } = useStore(autopilot.$view);
  const writing = dayWriting(now(), timeZone);
  return (
    <div className="grid gap-6">
      {status === 'failed' && <Unreachable onRetry={() => void calendar.refresh()} />}
      {events.length === 0 && <Empty isLoading={status === 'loading'} {...{ calendar }} />}
      {writing.groups(events).map(({ day, name, events }) => (
        <section key={day} aria-label={name} className="grid gap-1">
          <h3 className="flex items-center gap-3 font-sans text-note font-semibold tracking-normal text-muted">
            {name}
            <span aria-hidden className="h-px flex-1 bg-rule" />
          </h3>
          <ul className="divide-y divide-rule">
            {events.map((event) => (
              <EventRow
                key={event.id}
                event={event}
                times={writing.timesOf(event)}
                isLeading={event.id === leadingId}
                onUse={session.applyReading}
                player={session.program}
                now={now}
                onStop={autopilot.decline}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Empty({
  isLoading,
  calendar,
}: { readonly isLoading: boolean } & Pick<CalendarPanelProps, 'calendar'>) {
  const hasCalendar = useStore(calendar.$calendars).length > 0;
  const hasFile = useStore(calendar.$file) !== null;
  if (isLoading) return <output className="text-small text-muted">Reading your calendars…</output>;
  return (
    <p className="max-w-prose text-small text-muted">
      {hasCalendar || hasFile
        ? 'Nothing in the next seven days.'
        : 'No calendar yet. Add one to see what may suit your week.'}
    </p>
  );
}

function Unreachable({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-3 border-l-2 border-warn bg-warn-well px-4 py-2 text-small"
    >
      <p>Your calendars could not be reached. What you see may be out of date; nothing is lost.</p>
      <Button tone="quiet" onPress={onRetry}>
        Try again
      </Button>
    </div>
  );
}
