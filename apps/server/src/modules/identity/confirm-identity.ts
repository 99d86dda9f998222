import type { Milliseconds } from '@overtone/domain/units';
import { eq } from 'drizzle-orm';
import type { Member } from '../../access/person.ts';
import type { Database } from '../../database/connection.ts';
import { signIns } from '../../database/tables/identity.ts';
import { AppError } from '../../http/app-error.ts';
import type { Auth } from './library/auth.ts';

/** What shows who somebody is. */
export interface IdentityProof {
  readonly database: Database;
  /** The calendar's time. */
  readonly now: () => Date;
  readonly auth: () => Promise<Pick<Auth, 'isPasswordOf'>>;
}

/** A sign-in that is younger shows as well as a password who is there. */
const RECENT_MS: Milliseconds = 15 * 60_000;

/**
 * Makes sure that it is the person who asks, and not somebody at their open computer.
 *
 * @throws AppError `wrong_password`; `fresh_sign_in_required` without a password and a recent sign-in.
 */
export async function confirmIdentity(
  { database, now, auth }: IdentityProof,
  member: Member,
  password: string | undefined,
): Promise<void> {
  if (password !== undefined) {
    const isRight = await (await auth()).isPasswordOf(member.id, password);
    if (!isRight) throw new AppError('wrong_password');
    return;
  }
  const [signIn] = await database
    .select({ createdAt: signIns.createdAt })
    .from(signIns)
    .where(eq(signIns.id, member.signInId));
  const age = now().getTime() - (signIn?.createdAt.getTime() ?? Number.NEGATIVE_INFINITY);
  if (age > RECENT_MS) throw new AppError('fresh_sign_in_required');
}
