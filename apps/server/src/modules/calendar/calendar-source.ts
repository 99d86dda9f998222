import type { InstantRange } from '@overtone/calendar/occurrences/expand-calendar';
import type { CalendarOccurrence, EventStanding } from '@overtone/domain/calendar/occurrence';
import type { SyncProblem } from '@overtone/domain/calendar/sync-problems';
import type { Result } from '@overtone/domain/result';
import type { Seconds } from '@overtone/domain/units';

/** What is to be read. */
export interface SourceQuestion {
  readonly userId: string;
  /** The secret iCal address; undefined for a calendar of an account. */
  readonly address: string | undefined;
  /** What the last answer said about how far it went; undefined to begin anew. */
  readonly progress: string | undefined;
  readonly window: InstantRange;
  /** Addresses of the person, by which their answers to invitations are known. */
  readonly ownAddresses: readonly string[];
  readonly signal: AbortSignal;
}

/** One difference to what is known of a calendar. Keys and series are the source's own names. */
export type CalendarChange =
  | { readonly kind: 'put'; readonly occurrence: CalendarOccurrence }
  /** One time of a series: its title and standing are the series'. */
  | {
      readonly kind: 'instance';
      readonly series: string;
      readonly occurrence: Omit<CalendarOccurrence, 'title' | 'standing'>;
    }
  | {
      readonly kind: 'series';
      readonly series: string;
      readonly title: string;
      readonly standing: EventStanding;
    }
  | { readonly kind: 'remove'; readonly key: string };

/** What a source says. */
export type SourceAnswer =
  | { readonly kind: 'unchanged' }
  | {
      /** Whether the changes are all that there is, or come on top of what is known. */
      readonly kind: 'whole' | 'changes';
      readonly changes: readonly CalendarChange[];
      readonly progress: string | undefined;
      /** What the calendar calls itself. */
      readonly name?: string;
    };

/** Why a source could not be read. */
export interface SourceFailure {
  readonly problem: SyncProblem;
  readonly retryAfterSeconds?: Seconds;
  /** For the log; never an address, a title or a token. */
  readonly cause?: string;
}

/** Somewhere that calendars are read from, and never written to. Expected failures are values. */
export interface CalendarSource {
  readonly read: (question: SourceQuestion) => Promise<Result<SourceAnswer, SourceFailure>>;
}
