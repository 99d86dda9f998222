import { useStore } from '@nanostores/react';
import { localTimeZone } from '@overtone/client/platform/local-time-zone';
import { latePart } from '@overtone/ui/late/late-part';
import { LatePlace } from '@overtone/ui/late/late-place';
import { DEMO } from '../../content/demo.ts';
import type { DemoStores } from '../demo-stores.ts';

const CalendarPanel = latePart(
  async () => (await import('@overtone/ui/calendar/calendar-panel')).CalendarPanel,
);

const now = () => new Date();

/** The calendar of whoever sits here; it is not loaded until somebody looks. */
export function CalendarTab({ session, $calendar }: Pick<DemoStores, 'session' | '$calendar'>) {
  const followed = useStore($calendar);
  if (!followed) return <p className="text-small text-muted">{DEMO.pane.calendarLater}</p>;
  const { calendar, autopilot, hasHostedModel } = followed;
  return (
    <LatePlace name="The calendar">
      <CalendarPanel
        {...{ calendar, autopilot, hasHostedModel, session, now }}
        timeZone={localTimeZone()}
      />
    </LatePlace>
  );
}
