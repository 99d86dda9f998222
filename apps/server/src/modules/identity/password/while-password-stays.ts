import type { ErrorCode } from '@overtone/domain/contract/error-codes';
import { and, eq, inArray } from 'drizzle-orm';
import { isAccountGone } from '../../../database/is-account-gone.ts';
import { lockProofs } from '../../../database/sign-in-rows.ts';
import { credentials, signIns, users, verifications } from '../../../database/tables/identity.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Identity } from '../identity.ts';
import { begunChallenge, begunToken } from '../library/set-cookie.ts';
import { PASSWORD, passwordHashOf } from './password-credential.ts';

type Parts = Pick<Identity, 'transactions' | 'siteOrigin' | 'authSecret'>;

/**
 * Signs somebody in with a password through the sign-in library, which compares it and begins the sign-in a while later.
 * Where the password was replaced in between, which ends every sign-in that is there, what `signIn` has begun ends as well;
 * where the account was deleted, nothing began.
 *
 * @throws AppError `failure` then, as though the password had been replaced before.
 */
export async function whilePasswordStays(
  identity: Parts,
  email: string,
  failure: ErrorCode,
  signIn: () => Promise<Response>,
): Promise<Response> {
  const { database, together } = identity.transactions;
  const [before] = await database
    .select({ userId: users.id, hash: credentials.password })
    .from(users)
    .innerJoin(
      credentials,
      and(eq(credentials.userId, users.id), eq(credentials.providerId, PASSWORD)),
    )
    .where(eq(users.email, email.toLowerCase()));
  if (before === undefined) return signIn();
  const answer = await signIn().catch((error: unknown) => {
    throw isAccountGone(error, before.userId) ? new AppError(failure) : error;
  });
  const stays = await together(async () => {
    // Whoever replaces the password holds the same lock: they come before, and are seen, or after, and end the sign-in.
    await lockProofs(database, before.userId);
    if ((await passwordHashOf(database, before.userId)) === before.hash) return true;
    const token = begunToken(identity, answer);
    if (token !== undefined) await database.delete(signIns).where(eq(signIns.token, token));
    const challenge = begunChallenge(identity, answer);
    if (challenge !== undefined) {
      const ofIt = [challenge, `2fa-attempts-${challenge}`];
      await database.delete(verifications).where(inArray(verifications.identifier, ofIt));
    }
    return false;
  });
  if (!stays) throw new AppError(failure);
  return answer;
}
