import type { PartCourse } from '@overtone/domain/program/asked/asked-program';
import type { ProgramSound } from '@overtone/domain/program/program';
import type { Milliseconds } from '@overtone/domain/units';

/** A reading of a clock; `hour` is from 1 to 12 where it was not said whether before or after noon. */
export interface ClockTime {
  readonly hour: number;
  readonly minute: number;
  readonly isTwelveHour: boolean;
  /** Whether it was said to be tomorrow's. */
  readonly isTomorrow: boolean;
}

/** A piece of a request for a program. */
export type Atom =
  | { readonly kind: 'length'; readonly ms: Milliseconds }
  | { readonly kind: 'activity'; readonly course: PartCourse; readonly isOpen: boolean }
  /** So much work and so long a break, in turn. */
  | { readonly kind: 'cycle'; readonly workMs: Milliseconds; readonly breakMs: Milliseconds }
  /** Blocks of 25 and 5 minutes; how many, where that was said or is one. */
  | { readonly kind: 'pomodoro'; readonly times: number | null }
  | { readonly kind: 'times'; readonly times: number }
  | { readonly kind: 'until'; readonly time: ClockTime }
  | { readonly kind: 'breaks'; readonly isOne: boolean }
  /** What plays behind it; null where that is nothing that there is. */
  | { readonly kind: 'sound'; readonly sound: ProgramSound | null }
  /** That it is to be a program. */
  | { readonly kind: 'program' }
  | { readonly kind: 'with' | 'every' | 'middle' | 'ending' | 'then' | 'and' };
