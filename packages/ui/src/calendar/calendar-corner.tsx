import type { FollowedCalendar } from '@overtone/client/calendar/follow-calendar';
import { localTimeZone } from '@overtone/client/platform/local-time-zone';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { Disclosure } from '../controls/disclosure.tsx';
import { latePart } from '../late/late-part.tsx';
import { LatePlace } from '../late/late-place.tsx';
import type { CalendarPanelProps } from './calendar-parts.ts';

const CalendarPanel = latePart(async () => (await import('./calendar-panel.tsx')).CalendarPanel);

/** What the corner is given. */
export interface CalendarCornerProps extends Pick<CalendarPanelProps, 'session' | 'now'> {
  readonly followed: FollowedCalendar;
}

/** The calendar of whoever sits here; folded away, and not loaded, for those who have connected none. */
export function CalendarCorner({ followed, session, now }: CalendarCornerProps) {
  const { calendar, autopilot, hasHostedModel } = followed;
  const hasSource = [
    useStore(calendar.$calendars).length > 0,
    useStore(calendar.$file) !== null,
  ].includes(true);
  const [isUnfolded, setUnfolded] = useState(false);
  const panel = (
    <LatePlace name="The calendar">
      <CalendarPanel
        {...{ calendar, autopilot, hasHostedModel, session, now }}
        timeZone={localTimeZone()}
      />
    </LatePlace>
  );
  // A calendar that is connected inside the fold does not tear the fold away from under the person.
  if (hasSource && !isUnfolded) return panel;
  return (
    <div className="border-y border-rule">
      <Disclosure title="Follow a calendar" onUnfold={setUnfolded}>
        {isUnfolded && panel}
      </Disclosure>
    </div>
  );
}
