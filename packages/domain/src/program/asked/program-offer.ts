import type { Result } from '../../result.ts';
import type { Milliseconds } from '../../units.ts';
import type { ComposedProgram } from './compose-program.ts';

/** A program that is offered, and begins when the person says so. */
export interface ProgramOffer {
  /**
   * The program as it is when it begins at `nowMs` (since 1970): one that ends at a time is shorter the later it begins.
   * A refusal is a sentence.
   */
  readonly beginningAt: (nowMs: Milliseconds) => Result<ComposedProgram, string>;
  /**
   * What words behind it come to ("longer", "without breaks", "yes", "how long is it?"), said at `nowMs`; null where they are
   * not said to it, and ask for something new. Once a program has begun, `begun` is its name: then it is no longer offered, and
   * the words are answered by what plays. Absent of what cannot be spoken to.
   */
  readonly answerTo?: (words: string, nowMs: Milliseconds, begun?: string) => OfferAnswer | null;
}

/** What words to an offer come to. */
export interface OfferAnswer {
  /** The offer from now on: the same or another; null where it is let go of. */
  readonly offer: ProgramOffer | null;
  /** What is said of it; null where the offer says it itself. */
  readonly sentence: string | null;
}
