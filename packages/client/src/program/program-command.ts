import type { Remembered } from '@overtone/domain/program/plays-on';
import type { Moment, Stage } from '@overtone/domain/program/program';
import type { Milliseconds } from '@overtone/domain/units';
import type { Place, Stretch } from './places.ts';

/** One thing that a person does to a program. */
export type ProgramCommand =
  | { readonly kind: 'rename'; readonly name: string }
  | { readonly kind: 'set-start'; readonly values: Partial<Moment> }
  | { readonly kind: 'set-fade'; readonly fadeMs: Milliseconds }
  /** Moves the border at a stage's end. What follows moves along, or the step behind it gives the time or takes it. */
  | {
      readonly kind: 'set-length';
      readonly place: Place;
      readonly lengthMs: Milliseconds;
      readonly following: 'moves' | 'gives';
    }
  | { readonly kind: 'set-curve'; readonly place: Place; readonly curve: Stage['curve'] }
  | { readonly kind: 'set-values'; readonly place: Place; readonly values: Partial<Moment> }
  /** The stage no longer names this value: it stays as it was before the stage. */
  | { readonly kind: 'leave-value'; readonly place: Place; readonly key: keyof Moment }
  /** Makes two stages of the one that plays at a time of the program, which play as it did. */
  | { readonly kind: 'split'; readonly atMs: Milliseconds }
  /** Puts steps behind a stretch; at the end of the program where none is named. */
  | { readonly kind: 'insert'; readonly behind: Stretch | null; readonly put: Remembered }
  | { readonly kind: 'remove'; readonly stretch: Stretch }
  /** Lets a stretch and its neighbour change places. */
  | { readonly kind: 'move'; readonly stretch: Stretch; readonly by: -1 | 1 }
  | { readonly kind: 'loop'; readonly stretch: Stretch; readonly times: number }
  | { readonly kind: 'set-times'; readonly place: Place; readonly times: number }
  /** The steps of a loop come once, in its place. */
  | { readonly kind: 'unloop'; readonly place: Place };

/** A stage that is added where a person names none: five minutes of what already is. */
export const NEW_STAGE: Stage = { kind: 'stage', lengthMs: 5 * 60_000, curve: 'smooth', to: {} };
