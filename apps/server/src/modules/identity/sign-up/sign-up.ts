import { randomUUID } from 'node:crypto';
import type { SignUp } from '@overtone/domain/contract/sign-in';
import type { Milliseconds } from '@overtone/domain/units';
import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../../../database/connection.ts';
import { credentials, signIns, users } from '../../../database/tables/identity.ts';
import { AppError } from '../../../http/app-error.ts';
import { atLeast } from '../../../time/at-least.ts';
import type { Identity } from '../identity.ts';
import { lockAddress } from '../lock-address.ts';
import { endProofsOf } from '../../../database/sign-in-rows.ts';
import { comparisonWith } from '../password/compared-in-passing.ts';
import { PASSWORD, setPassword } from '../password/password-credential.ts';
import {
  keepSignUp,
  newestSignUp,
  renewSignUpLink,
  takeSignUp,
  type WaitingSignUp,
} from './waiting-sign-ups.ts';

const userAt = (database: Database, email: string) =>
  database.select().from(users).where(eq(users.email, email));

type Parts = Pick<Identity, 'transactions' | 'auth' | 'mails' | 'now'>;

/** What became of a sign-up whose link was used: an account, nothing more to do, or one that was there already. */
export type SignUpEnd = 'confirmed' | 'gone' | 'known';

/** Many times what keeping a sign-up and promising a mail take. */
const ANSWER_MS: Milliseconds = 250;

/**
 * Promises a mail to the address: with the link of this very sign-up, or, where the address has a confirmed account, one that
 * says so. Both take the same work and the same time, and only the mailbox tells which it was.
 */
export async function askToSignUp(
  { transactions, auth, mails, now }: Parts,
  { password, ...rest }: SignUp,
): Promise<void> {
  const { database, together } = transactions;
  const asked = { ...rest, password: await (await auth()).hash(password) };
  const promise = async () => {
    // An account that is being deleted is waited for, so that whoever signs up anew is mailed a link.
    const [user] = await userAt(database, asked.email).for('key share');
    if (user?.emailVerified) return mails.tellAlreadySignedUp(user);
    const token = await keepSignUp(database, asked, now());
    await mails.mailLink('confirm_sign_up', { email: asked.email }, token);
  };
  await atLeast(ANSWER_MS, together(promise));
}

/**
 * Signs somebody in with a password through the sign-in library, unless a sign-up with it still waits for its address to be
 * confirmed. It costs one hash and the same time, whether the address has an account, waits, or is nobody's.
 *
 * @throws AppError `email_unverified` where it waits; else what `signIn` throws.
 */
export async function unlessItWaits<Value>(
  { transactions, auth }: Parts,
  { email, password }: { readonly email: string; readonly password: string },
  signIn: () => Promise<Value>,
): Promise<Value> {
  const signUp = await newestSignUp(transactions.database, email);
  if (signUp === undefined) return signIn();
  const comparison = comparisonWith(signUp.password);
  // Of an account from before addresses had to be confirmed, its own password was compared, and this one still has to be.
  // Where that can't be done now, the wrong try stays one, and counts.
  const isRight = async () => {
    const { isHashOf } = await auth();
    return comparison.isRight() ?? (await isHashOf(signUp.password, password).catch(() => false));
  };
  try {
    return await comparison.during(signIn);
  } catch (error) {
    const isWrong = error instanceof AppError && error.code === 'invalid_credentials';
    throw isWrong && (await isRight()) ? new AppError('email_unverified') : error;
  }
}

/**
 * Promises a new link to an address that waits to be confirmed: that of its last sign-up, else that of its account. Nothing
 * happens where there is neither. Whoever asks counts the mail, for every address.
 */
export function mailNewLink({ transactions, mails, now }: Parts, email: string): Promise<void> {
  const { database, together } = transactions;
  const promise = async () => {
    const signUp = await newestSignUp(database, email);
    if (signUp !== undefined) {
      const token = await renewSignUpLink(database, signUp, now());
      return mails.mailLink('confirm_sign_up', { email }, token);
    }
    const [user] = await userAt(database, email);
    if (user?.emailVerified === false) await mails.mailConfirmation(user);
  };
  return atLeast(ANSWER_MS, together(promise));
}

/**
 * Makes the account that a sign-up asked for; whoever asks has shown both that they read the mail and that they know the
 * password. An account that nobody had confirmed becomes theirs: what others put there to sign in with goes.
 */
export async function finishSignUp(
  { transactions, now }: Parts,
  signUp: WaitingSignUp,
): Promise<SignUpEnd> {
  const { database, together } = transactions;
  return together(async () => {
    await lockAddress(database, signUp.email);
    const { email, name, password, offerId, timeZone } = signUp;
    // The account is held first, as everywhere: its deletion takes what waits under its address along.
    const [user] = await userAt(database, email).for('update');
    if (!(await takeSignUp(database, signUp))) return 'gone';
    if (user?.emailVerified) return 'known';
    const id = user?.id ?? randomUUID();
    const brought = { ...(offerId && { offerId }), ...(timeZone && { timeZone }) };
    const person = { name, ...brought, emailVerified: true, updatedAt: now() };
    if (user === undefined) {
      await database.insert(users).values({ id, email, createdAt: now(), ...person });
    } else {
      await database.update(users).set(person).where(eq(users.id, id));
      const isOther = ne(credentials.providerId, PASSWORD);
      await database.delete(credentials).where(and(eq(credentials.userId, id), isOther));
      await database.delete(signIns).where(eq(signIns.userId, id));
      await endProofsOf(database, id);
    }
    await setPassword(database, id, password, now());
    return 'confirmed';
  });
}
