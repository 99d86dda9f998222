import type { ClaimId } from '../../claims/claims.ts';
import type { Source } from '../../claims/sources.ts';
import type { TaskState } from '../../suggestion/states.ts';
import type { Program } from '../program.ts';

/** A program that the product comes with, and why it goes as it goes. */
export interface OwnProgram {
  /** Short name for links and lists; it stays when the program's name is worded anew. */
  readonly id: string;
  readonly program: Program;
  /** The state that it is for. */
  readonly state: TaskState;
  /** Hedged sentences: what is like it in the literature, and what was not shown. */
  readonly reason: string;
  /** The ledger entry that lies closest; null where there is none. */
  readonly claim: ClaimId | null;
  /** The closest work where no ledger entry names it; null where there is none. */
  readonly source: Source | null;
}
