import type { SignInProvider } from '@overtone/domain/account/sign-in-providers';
import type { Stop } from '@overtone/domain/stop';
import type { Host } from '../platform/host.ts';
import { localTimeZone } from '../platform/local-time-zone.ts';
import type { Session } from '../session/session.ts';
import { createCalendarApi } from './calendar-api.ts';
import { type CalendarStore, createCalendarStore } from './calendar-store.ts';
import { type Autopilot, driveAutopilot } from './drive-autopilot.ts';

/** The page that connects a provider's calendar, and asks for consent where that is missing. */
function connectPage(provider: SignInProvider): string {
  return `/account?connect=${provider}#calendar`;
}

/** The calendars of whoever sits here, and the session that follows them while the person wants that. */
export interface FollowedCalendar {
  readonly calendar: CalendarStore;
  readonly autopilot: Autopilot;
  /** Whether a hosted model could read titles here, if the person agreed. */
  readonly hasHostedModel: boolean;
  readonly stop: Stop;
}

/** What a calendar is followed with. */
export interface CalendarFollowing {
  readonly host: Host;
  readonly session: Session;
  /** False for a visitor: a file on the device is all there is then. */
  readonly isMember: boolean;
  readonly hasHostedModel: boolean;
  /** Leads the person to a page of the site. */
  readonly open: (path: string) => void;
}

/** Begins to read the calendars, and to follow them. */
export function followCalendar(following: CalendarFollowing): FollowedCalendar {
  const { host, session, isMember, hasHostedModel, open } = following;
  const calendar = createCalendarStore({
    api: isMember ? createCalendarApi(host) : undefined,
    host,
    timeZone: localTimeZone,
    askForConsent: (provider) => open(connectPage(provider)),
  });
  const { $events, $preferences } = calendar;
  const autopilot = driveAutopilot({ session, $events, $preferences, host });
  return {
    calendar,
    autopilot,
    hasHostedModel,
    stop() {
      autopilot.stop();
      calendar.stop();
    },
  };
}
