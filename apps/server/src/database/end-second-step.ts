import { and, eq } from 'drizzle-orm';
import type { Database } from './connection.ts';
import { holdAccount } from './hold-account.ts';
import { secondSteps, users } from './tables/identity.ts';

/** Turns two-step sign-in off; false when it was not on. A set-up that was begun ends as well. */
export async function endSecondStep(
  transaction: Database,
  userId: string,
  now: Date,
): Promise<boolean> {
  await holdAccount(transaction, userId, 'no key update');
  await transaction.delete(secondSteps).where(eq(secondSteps.userId, userId));
  const ended = await transaction
    .update(users)
    .set({ twoFactorEnabled: false, updatedAt: now })
    .where(and(eq(users.id, userId), users.twoFactorEnabled))
    .returning({ id: users.id });
  return ended.length > 0;
}
