import { and, eq, isNull, ne, or } from 'drizzle-orm';
import type { Database } from '../../../database/connection.ts';
import { downloadRequests, newsletterSubscribers } from '../../../database/tables/contact.ts';
import { signIns, signUps, users } from '../../../database/tables/identity.ts';
import { mails } from '../../../database/tables/mails.ts';
import { endProofsOf } from '../../../database/sign-in-rows.ts';

/** Whose address becomes which. */
export interface AddressMove {
  readonly userId: string;
  readonly from: string;
  readonly to: string;
  /** The sign-in that asked for it, which goes on; null when it is gone. */
  readonly signInId: string | null;
}

/**
 * Gives the account its new address, in the transaction under way, and takes along what hangs on the old one: newsletter,
 * requests for links, the log of mails. Every other sign-in and every mailed link ends.
 */
export async function moveAddress(
  transaction: Database,
  { userId, from, to, signInId }: AddressMove,
  now: Date,
): Promise<void> {
  await transaction
    .update(users)
    .set({ email: to, emailVerified: true, updatedAt: now })
    .where(eq(users.id, userId));
  await moveSubscription(transaction, from, to);
  await transaction
    .update(downloadRequests)
    .set({ email: to })
    .where(eq(downloadRequests.email, from));
  // What was mailed to the old address stays the person's, to take away and to delete.
  await transaction
    .update(mails)
    .set({ userId })
    .where(and(eq(mails.recipient, from), isNull(mails.userId)));
  await transaction
    .update(mails)
    .set({ recipient: to })
    .where(
      and(
        eq(mails.userId, userId),
        isNull(mails.sentAt),
        isNull(mails.failedAt),
        isNull(mails.sealedLink),
      ),
    );
  await transaction.delete(signUps).where(or(eq(signUps.email, to), eq(signUps.email, from)));
  await transaction
    .delete(signIns)
    .where(and(eq(signIns.userId, userId), ne(signIns.id, signInId ?? '')));
  await endProofsOf(transaction, userId);
}

/** One address is written to once: what the new one said of the newsletter holds. */
async function moveSubscription(transaction: Database, from: string, to: string): Promise<void> {
  const { email } = newsletterSubscribers;
  if ((await transaction.$count(newsletterSubscribers, eq(email, to))) > 0) {
    await transaction.delete(newsletterSubscribers).where(eq(email, from));
  } else {
    await transaction.update(newsletterSubscribers).set({ email: to }).where(eq(email, from));
  }
}
