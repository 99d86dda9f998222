import type { KeyedHash } from '../../../secrets/secrets.ts';

/** A browser that more people share than this is told to the first of them anew. */
const MOST_MARKS = 10;
const MARK_BYTES = 16;

/** The marks of a browser are a text: what it carries of every account that has signed in there. */
export interface BrowserMarks {
  /** Whether the account has signed in where these marks are carried. */
  readonly has: (carried: string, userId: string) => boolean;
  /** The marks with that of the account, the newest last. */
  readonly withMark: (carried: string, userId: string) => string;
}

/** Marks that only this server can make: keyed hashes of accounts, which say nothing to anybody else. */
export function browserMarks(hash: KeyedHash): BrowserMarks {
  const markOf = (userId: string) => hash(userId).subarray(0, MARK_BYTES).toString('base64url');
  const marksIn = (carried: string) => carried.split('.').filter((mark) => mark !== '');
  return {
    has: (carried, userId) => marksIn(carried).includes(markOf(userId)),
    withMark(carried, userId) {
      const mark = markOf(userId);
      const others = marksIn(carried).filter((other) => other !== mark);
      return [...others, mark].slice(-MOST_MARKS).join('.');
    },
  };
}
