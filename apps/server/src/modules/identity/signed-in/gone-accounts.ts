import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../../../database/connection.ts';
import { isAlive } from '../../../database/sign-in-rows.ts';
import { goneSignIns, signIns } from '../../../database/tables/identity.ts';
import { secretBox } from '../../../secrets/secret-box.ts';
import type { KeyedHash } from '../../../secrets/secrets.ts';
import { partsOf } from '../../../threads/parts-of.ts';
import { carriedToken, type CarriedTokenOptions } from './carried-token.ts';

/** Far below what a statement takes, which has a parameter for each value. */
const ROWS_AT_ONCE = 1000;

/**
 * Which accounts are gone, for those alone who were signed in to one when it was deleted: whoever has no such sign-in learns
 * nothing, and what is kept names neither account nor sign-in.
 */
export interface GoneAccounts {
  /** Notes the sign-ins of an account that is about to be deleted, each until it would have ended by itself. */
  readonly note: (transaction: Database, userId: string) => Promise<void>;
  /** Id of the account that a request's sign-in was of, where that account was deleted. */
  readonly of: (headers: Headers) => Promise<string | undefined>;
}

/** What gone accounts are known by. */
export interface GoneAccountsOptions extends CarriedTokenOptions {
  readonly database: Database;
  readonly hash: KeyedHash;
  /** The calendar's time. */
  readonly now: () => Date;
}

/** Keeps and finds them in the database. */
export function goneAccounts({
  database,
  hash,
  now,
  ...carried
}: GoneAccountsOptions): GoneAccounts {
  const hashOf = (token: string) => hash('token ', token).toString('base64url');
  const boxOf = (token: string) => secretBox(hash('account ', token));
  return {
    async note(transaction, userId) {
      const rows = await transaction
        .select({ token: signIns.token, keptUntil: signIns.expiresAt })
        .from(signIns)
        .where(and(eq(signIns.userId, userId), isAlive(now())));
      for (const part of partsOf(rows, ROWS_AT_ONCE)) {
        await transaction
          .insert(goneSignIns)
          .values(
            part.map(({ token, keptUntil }) => ({
              tokenHash: hashOf(token),
              sealedAccount: boxOf(token).seal(userId),
              keptUntil,
            })),
          )
          .onConflictDoNothing();
      }
    },
    async of(headers) {
      const token = carriedToken(headers, carried);
      if (token === undefined) return undefined;
      const [row] = await database
        .select({ sealedAccount: goneSignIns.sealedAccount })
        .from(goneSignIns)
        .where(and(eq(goneSignIns.tokenHash, hashOf(token)), gt(goneSignIns.keptUntil, now())));
      return row && boxOf(token).open(row.sealedAccount);
    },
  };
}
