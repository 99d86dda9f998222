import type { AuditAct } from '@overtone/domain/account/audit-acts';
import type { ActDone } from '@overtone/domain/contract/people';
import { asc, eq, or } from 'drizzle-orm';
import type { Member } from '../../access/person.ts';
import type { SharedTransactions } from '../../database/shared-transaction.ts';
import { users } from '../../database/tables/identity.ts';
import { AppError } from '../../http/app-error.ts';
import { writeAudit } from '../../audit/audit.ts';
import { listedPerson } from './listed-people.ts';

/** Whom an act is done to. */
export type ActedOn = typeof users.$inferSelect;

/** What acts are done with. */
export interface ActParts {
  readonly transactions: SharedTransactions;
  /** The calendar's time. */
  readonly now: () => Date;
}

/** What was done, or, with no act, why there was nothing to do. */
export interface Doing {
  readonly act: AuditAct | null;
  readonly words: string;
}

/** One act on one account: whose wish it is, to whom, and what. */
export interface PersonAct {
  readonly admin: Member;
  readonly id: string;
  /** Whether it takes an account away, which may be neither the admin's own nor the last admin's. */
  readonly takesAway?: boolean;
  /** Does it, in the transaction under way. */
  readonly work: (user: ActedOn) => Promise<Doing>;
}

/**
 * Does something to an account and writes it down, both or neither, and gives the words of it.
 *
 * @throws AppError `not_found`, `own_account`, `last_admin`, and what the work throws.
 */
export function actOnPerson(
  { transactions, now }: ActParts,
  { admin, id, takesAway = false, work }: PersonAct,
): Promise<string> {
  const { database, together } = transactions;
  return together(async () => {
    const isIt = eq(users.id, id);
    // All in one order, so that two admins who do this to each other wait and do not block each other.
    const locked = await database
      .select()
      .from(users)
      .where(takesAway ? or(isIt, eq(users.role, 'admin')) : isIt)
      .orderBy(asc(users.id))
      .for('update');
    const user = locked.find((one) => one.id === id);
    if (user === undefined) throw new AppError('not_found');
    if (takesAway) {
      if (id === admin.id) throw new AppError('own_account');
      const isOther = (one: ActedOn) => one.id !== id && one.suspendedAt === null;
      if (user.role === 'admin' && !locked.some(isOther)) throw new AppError('last_admin');
    }
    const { act, words } = await work(user);
    if (act === null) return words;
    return writeAudit(database, { actor: admin.id, act, subject: id, words }, now());
  });
}

/** The same, with the account as it is then. */
export async function actAndShow(parts: ActParts, act: PersonAct): Promise<ActDone> {
  const did = await actOnPerson(parts, act);
  return { did, person: await listedPerson(parts.transactions.database, act.id, parts.now()) };
}
