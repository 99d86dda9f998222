import type { ActDone } from '@overtone/domain/contract/people';
import { eq } from 'drizzle-orm';
import type { Member } from '../../access/person.ts';
import { users } from '../../database/tables/identity.ts';
import { endSignInsOf } from '../../database/sign-in-rows.ts';
import { type ActParts, actAndShow } from './act-on-person.ts';
import { endedWords } from '../../audit/operator-acts.ts';

/**
 * Suspends an account: from now on it is let in nowhere, and what signed it in ends.
 *
 * @throws AppError `not_found`, `own_account`, `last_admin`.
 */
export function suspend(parts: ActParts, admin: Member, id: string): Promise<ActDone> {
  const { database } = parts.transactions;
  const work = async ({ suspendedAt }: { readonly suspendedAt: Date | null }) => {
    if (suspendedAt !== null) return { act: null, words: 'It was suspended already.' };
    const now = parts.now();
    await database.update(users).set({ suspendedAt: now, updatedAt: now }).where(eq(users.id, id));
    const words = `Suspended. ${endedWords(await endSignInsOf(database, id))}`;
    return { act: 'suspend' as const, words };
  };
  return actAndShow(parts, { admin, id, takesAway: true, work });
}

/** Lets a suspended account in again. */
export function letIn(parts: ActParts, admin: Member, id: string): Promise<ActDone> {
  const work = async ({ suspendedAt }: { readonly suspendedAt: Date | null }) => {
    if (suspendedAt === null) return { act: null, words: 'It was not suspended.' };
    await parts.transactions.database
      .update(users)
      .set({ suspendedAt: null, updatedAt: parts.now() })
      .where(eq(users.id, id));
    return { act: 'let-in' as const, words: 'Let in again.' };
  };
  return actAndShow(parts, { admin, id, work });
}
