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
   * The same, as words behind it ask for it to be otherwise ("longer", "without breaks"), where it would begin at `nowMs`; null
   * where they ask for no such thing. Absent of what cannot be changed so.
   */
  readonly changedBy?: (words: string, nowMs: Milliseconds) => ProgramOffer | null;
}
