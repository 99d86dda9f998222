import type { InsightSession } from '@overtone/domain/contract/usage';
import type { UseInTest } from '@overtone/domain/experiment/kept/use-in-test';
import { DEFAULT_TIME_ZONE, isTimeZone } from '@overtone/domain/account/time-zone';
import { nearestState } from '@overtone/domain/suggestion/nearest-state';
import { SUGGESTION_STATES } from '@overtone/domain/suggestion/states';
import type { LocalDays } from '@overtone/domain/usage/local-days';
import type { Milliseconds } from '@overtone/domain/units';
import { longDay } from '../../days/day-words.ts';
import { minutesText } from '../insight-words.ts';
import { capital } from '../number-words.ts';
import { pairName } from '../pair-name.ts';

/** What is said of one session. */
export interface SessionWords {
  /** "Monday 2 March, 09:12 to 09:37". */
  readonly when: string;
  readonly length: string;
  /** "3 Hz carrying 40 Hz, nearest to Analytical thinking". */
  readonly pair: string;
  /** "focus 2 before, 4 after"; "not rated before and after" where one of them is missing. */
  readonly rating: string;
}

const IN_TEST: Readonly<Record<UseInTest, string>> = {
  hidden: 'A self-test session, hidden until the test ends',
  sham: 'A self-test session: the sham',
  unknown: 'A self-test session whose order is lost',
};

/** Says of sessions when they were and what, by the clock of a time zone. */
export function sessionWords(timeZone: string, { dayAt }: Pick<LocalDays, 'dayAt'>) {
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: isTimeZone(timeZone) ? timeZone : DEFAULT_TIME_ZONE,
    hour: '2-digit',
    minute: '2-digit',
  });
  return (session: InsightSession): SessionWords => {
    const startMs: Milliseconds = session.parts[0]?.startMs ?? 0;
    const endMs: Milliseconds = session.parts.at(-1)?.endMs ?? startMs;
    const { before, after } = session;
    const state = nearestState(session);
    const nearest = state === null ? '' : `, nearest to ${SUGGESTION_STATES[state].label}`;
    return {
      when: `${longDay(dayAt(startMs))}, ${clock.format(startMs)} to ${clock.format(endMs)}`,
      length: minutesText(session.minutes),
      pair: session.inTest ? IN_TEST[session.inTest] : `${capital(pairName(session))}${nearest}`,
      rating:
        before === null || after === null
          ? 'not rated before and after'
          : `focus ${before} before, ${after} after`,
    };
  };
}
