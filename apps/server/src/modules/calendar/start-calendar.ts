import type { Milliseconds, UnitInterval } from '@overtone/domain/units';
import type { AiChat } from '../../ports/ai.ts';
import type { LimiterOf } from '../../adapters/database-rate-limiter.ts';
import { askAboutTitle, type TitleModel } from './ask-about-title.ts';
import { titleReader } from './titles/title-reader.ts';
import { calendarReader } from './reading/calendar-reader.ts';
import {
  type CalendarDependencies,
  type CalendarOptions,
  createCalendar,
} from './create-calendar.ts';

/** What the server has at hand. */
export interface StartCalendarOptions
  extends
    Omit<CalendarOptions, 'limiter' | 'readLimiter' | 'reader' | 'titleReader' | 'askAboutTitle'>,
    Pick<TitleModel, 'subscriptionOf'> {
  readonly calendarPerMinute: number;
  readonly limiterOf: LimiterOf;
  /** Undefined when no provider is configured. */
  readonly ai:
    | {
        readonly chat: AiChat;
        readonly suggestionModel: string;
        readonly attemptTimeoutMs: Milliseconds;
        readonly totalTimeoutMs: Milliseconds;
      }
    | undefined;
  /** A clock for durations. */
  readonly monotonicNow: () => Milliseconds;
  readonly random: () => UnitInterval;
}

const DAY_MS: Milliseconds = 24 * 60 * 60_000;
/** More than the different titles of a busy month. */
const TITLES_A_DAY = 100;

/** More than a person's windows look at together. */
const READS_A_MINUTE = 60;

/** Sets calendars up from the operator's settings. */
export function startCalendar(options: StartCalendarOptions): CalendarDependencies {
  const { limiterOf: limiter, ai, subscriptionOf, random, monotonicNow } = options;
  const reader = calendarReader();
  const titles = titleReader();
  const calendar = createCalendar({
    ...options,
    reader,
    titleReader: titles,
    readLimiter: limiter('calendar reads', READS_A_MINUTE),
    limiter: limiter('calendar', options.calendarPerMinute),
    askAboutTitle:
      ai &&
      askAboutTitle({
        hosted: { ...ai, model: ai.suggestionModel, now: monotonicNow, random },
        subscriptionOf,
        limiter: limiter('calendar titles', TITLES_A_DAY, DAY_MS),
      }),
  });
  return {
    ...calendar,
    async stop() {
      await calendar.stop();
      await Promise.all([reader.stop(), titles.stop()]);
    },
  };
}
