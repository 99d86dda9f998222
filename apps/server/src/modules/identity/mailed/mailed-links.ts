import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../../../database/connection.ts';
import { credentials, signIns, users } from '../../../database/tables/identity.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Identity } from '../identity.ts';
import { endProofsOf } from '../../../database/sign-in-rows.ts';
import { proofOwner, useProof } from './mailed-proofs.ts';
import { PASSWORD, setPassword } from '../password/password-credential.ts';

type Parts = Pick<Identity, 'transactions' | 'auth' | 'mails' | 'now'>;

/** Confirms an address with the mailed token; false when the link no longer works. */
export function confirmEmail({ transactions, now }: Parts, token: string): Promise<boolean> {
  const { database, together } = transactions;
  return together(async () => {
    const userId = await useProof(database, 'confirm-email', token, now());
    if (userId !== undefined) await markConfirmed(database, userId, now());
    return userId !== undefined;
  });
}

/** Promises a link for a new password to the account with this address, if there is one. */
export async function offerNewPassword(
  { transactions, mails }: Parts,
  email: string,
): Promise<void> {
  const [user] = await transactions.database.select().from(users).where(eq(users.email, email));
  if (user !== undefined) await mails.offerNewPassword(user);
}

/**
 * Sets a new password with the mailed token and ends every sign-in and every other link. Whoever reads the mails of an address owns its
 * account: what was put there before the address was ever confirmed may be somebody else's, so other ways in go, too.
 *
 * @throws AppError `link_expired`; `rate_limited` where too many passwords are hashed.
 */
export async function setNewPassword(
  { transactions, auth, mails, now }: Parts,
  { token, newPassword }: { readonly token: string; readonly newPassword: string },
): Promise<void> {
  const { hash } = await auth();
  const { database, together } = transactions;
  const isOpen = (await proofOwner(database, 'reset-password', token, now())) !== undefined;
  if (!isOpen) throw new AppError('link_expired');
  // It may have to wait for its turn, and nothing may be locked meanwhile.
  const hashed = await hash(newPassword);
  await together(async () => {
    const userId = await useProof(database, 'reset-password', token, now());
    const [user] = await database
      .select()
      .from(users)
      .where(eq(users.id, userId ?? ''));
    if (user === undefined) throw new AppError('link_expired');
    await setPassword(database, user.id, hashed, now());
    if (!user.emailVerified) {
      const isOther = ne(credentials.providerId, PASSWORD);
      await database.delete(credentials).where(and(eq(credentials.userId, user.id), isOther));
      await markConfirmed(database, user.id, now());
    }
    await database.delete(signIns).where(eq(signIns.userId, user.id));
    await endProofsOf(database, user.id);
    await mails.tellPasswordChanged(user);
  });
}

async function markConfirmed(database: Database, userId: string, now: Date): Promise<void> {
  await database
    .update(users)
    .set({ emailVerified: true, updatedAt: now })
    .where(eq(users.id, userId));
}
