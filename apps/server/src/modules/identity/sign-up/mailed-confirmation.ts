import { ACCOUNT_PAGES } from '@overtone/domain/account/account-pages';
import { eq } from 'drizzle-orm';
import { users } from '../../../database/tables/identity.ts';
import type { Identity } from '../identity.ts';
import { confirmEmail } from '../mailed/mailed-links.ts';
import { proofOwner } from '../mailed/mailed-proofs.ts';
import { passwordHashOf } from '../password/password-credential.ts';
import { finishSignUp, type SignUpEnd } from './sign-up.ts';
import { signUpOf } from './waiting-sign-ups.ts';

/** What a mailed link confirms: a sign-up, or the address of an account that is there. */
export interface MailedConfirmation {
  readonly email: string;
  /** Hash of the password that whoever confirms has to know; undefined for those who sign in without one. */
  readonly password: string | undefined;
  /** The page of the site to go on to. */
  readonly next: string;
  readonly confirm: () => Promise<SignUpEnd>;
}

/** What `token` confirms, which goes on working until it does; undefined when it no longer works. */
export async function mailedConfirmation(
  identity: Pick<Identity, 'transactions' | 'auth' | 'mails' | 'now'>,
  token: string,
): Promise<MailedConfirmation | undefined> {
  const { database } = identity.transactions;
  const signUp = await signUpOf(database, token, identity.now());
  if (signUp !== undefined) {
    const { email, password, next } = signUp;
    const confirm = () => finishSignUp(identity, signUp);
    return { email, password, next: next ?? ACCOUNT_PAGES.account, confirm };
  }
  const userId = await proofOwner(database, 'confirm-email', token, identity.now());
  const [user] = await database
    .select()
    .from(users)
    .where(eq(users.id, userId ?? ''));
  if (user === undefined) return undefined;
  return {
    email: user.email,
    password: await passwordHashOf(database, user.id),
    next: ACCOUNT_PAGES.account,
    confirm: async () => ((await confirmEmail(identity, token)) ? 'confirmed' : 'gone'),
  };
}
