import type { CalendarStore } from '@overtone/client/calendar/calendar-store';
import type { Autopilot } from '@overtone/client/calendar/drive-autopilot';
import type { Session } from '@overtone/client/session/session';

/** What the list of calendars is given. */
export interface CalendarSourcesProps {
  readonly calendar: CalendarStore;
  /** IANA name of the zone that the person is in. */
  readonly timeZone: string;
}

/** What the calendar's panel is given. */
export interface CalendarPanelProps extends CalendarSourcesProps {
  readonly autopilot: Autopilot;
  readonly session: Pick<Session, '$settings' | 'applyReading' | 'program'>;
  /** The calendar's time. */
  readonly now: () => Date;
  /** Whether a hosted model could read titles here, if the person agreed. */
  readonly hasHostedModel: boolean;
}
