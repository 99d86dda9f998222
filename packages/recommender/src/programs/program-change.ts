import type { ProgramSound } from '@overtone/domain/program/program';
import type { Milliseconds } from '@overtone/domain/units';
import type { ClockTime } from './atoms.ts';

/** How a program that was just offered is to be otherwise. */
export type ProgramChange =
  /** All of it takes so long. */
  | { readonly kind: 'length'; readonly ms: Milliseconds }
  /** It takes so much longer, or shorter below 0. */
  | { readonly kind: 'more'; readonly ms: Milliseconds }
  /** It takes so many times as long. */
  | { readonly kind: 'times'; readonly times: number }
  /** It is over when the clock shows that. */
  | { readonly kind: 'until'; readonly time: ClockTime }
  /** Its work comes in so many rounds. */
  | { readonly kind: 'rounds'; readonly rounds: number }
  | { readonly kind: 'breaks'; readonly hasBreaks: boolean }
  /** That plays behind it; null is nothing that there is. */
  | { readonly kind: 'sound'; readonly sound: ProgramSound | null };
