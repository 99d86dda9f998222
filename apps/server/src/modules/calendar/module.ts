import type { Milliseconds } from '@overtone/domain/units';
import type { LimiterOf } from '../../adapters/database-rate-limiter.ts';
import type { Subscriptions } from '../../ports/subscriptions.ts';
import type { ServiceModule } from '../../server-module.ts';
import type { AskAboutText } from '../suggestion/module.ts';
import { askAboutTitle } from './ask-about-title.ts';
import { type CalendarOptions, type Calendars, createCalendar } from './create-calendar.ts';
import { calendarReader } from './reading/calendar-reader.ts';
import { calendarRoutes } from './routes.ts';
import { titleReader } from './titles/title-reader.ts';

/** What calendars run on. */
export interface CalendarDependencies extends Pick<
  CalendarOptions,
  | 'database'
  | 'box'
  | 'addressHash'
  | 'tokens'
  | 'googleCalendarApiUrl'
  | 'microsoftGraphApiUrl'
  | 'calendarPrivateAddresses'
  | 'log'
> {
  readonly calendarPerMinute: number;
  readonly limiter: LimiterOf;
  /** The calendar's time. */
  readonly wallClock: () => Date;
  /** Undefined when no provider is configured. */
  readonly askModel: AskAboutText | undefined;
  /** Whether somebody pays. */
  readonly subscriptionOf: Subscriptions['subscriptionOf'];
  /** Takes the place of what would be made. */
  readonly ready?: Calendars | undefined;
}

const DAY_MS: Milliseconds = 24 * 60 * 60_000;
/** More than the different titles of a busy month. */
const TITLES_A_DAY = 100;
/** More than a person's windows look at together. */
const READS_A_MINUTE = 60;

/** Calendars that people connect. */
export function createCalendars(dependencies: CalendarDependencies): ServiceModule<Calendars> {
  const calendars = dependencies.ready ?? ownCalendars(dependencies);
  return {
    service: calendars,
    allowances: { 'calendar-reads': calendars.readLimiter, calendars: calendars.limiter },
    routes: (api) => calendarRoutes(api, calendars),
    stop: calendars.stop,
  };
}

function ownCalendars(dependencies: CalendarDependencies): Calendars {
  const { limiter, askModel, subscriptionOf } = dependencies;
  const reader = calendarReader();
  const titles = titleReader();
  const calendars = createCalendar({
    ...dependencies,
    now: dependencies.wallClock,
    reader,
    titleReader: titles,
    readLimiter: limiter('calendar reads', READS_A_MINUTE),
    limiter: limiter('calendar', dependencies.calendarPerMinute),
    askAboutTitle:
      askModel &&
      askAboutTitle({
        askModel,
        subscriptionOf,
        limiter: limiter('calendar titles', TITLES_A_DAY, DAY_MS),
      }),
  });
  return {
    ...calendars,
    async stop() {
      await calendars.stop();
      await Promise.all([reader.stop(), titles.stop()]);
    },
  };
}
