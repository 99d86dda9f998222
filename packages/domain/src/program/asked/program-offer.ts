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
}
