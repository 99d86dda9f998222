/** What a statement does, without what it does it with. */
export interface StatementSummary {
  /** `select`, `insert`, `begin`. */
  readonly operation: string;
  /** The first table that it names; undefined where it names none. */
  readonly table: string | undefined;
}

const OPERATION = /^\W*(?<word>[a-z]+)/iu;
/** A name behind the words that a table follows; what follows them in other forms is none. */
const TABLE = /\b(?:from|into|update|table)\s+(?:only\s+)?"?(?<name>[a-z_][a-z0-9_]*)\b(?!\()/iu;

/** Says in two words what a statement is, which is all that a trace tells of it. */
export function summariseStatement(text: string): StatementSummary {
  return {
    operation: OPERATION.exec(text)?.groups?.['word']?.toLowerCase() ?? 'statement',
    table: TABLE.exec(text)?.groups?.['name'],
  };
}
