import { MAX_PASSWORD_LENGTH } from '@overtone/domain/account/password';
import type { Seconds } from '@overtone/domain/units';
import { eq } from 'drizzle-orm';
import { setCookie } from 'hono/cookie';
import type { Member } from '../../../access/person.ts';
import { cookieName, SESSION_COOKIE } from '../../../access/session-cookie.ts';
import { endSignInsOf, lockProofs } from '../../../database/sign-in-rows.ts';
import { signIns } from '../../../database/tables/identity.ts';
import { AppError } from '../../../http/app-error.ts';
import type { RequestContext } from '../../../http/server-context.ts';
import type { Identity } from '../identity.ts';
import { beginSignIn } from '../signed-in/begin-sign-in.ts';
import { PROLONG_SECONDS, SIGN_IN_SECONDS, signedToken } from '../signed-in/session-token.ts';
import { passwordHashOf, setPassword } from './password-credential.ts';

/** The two passwords of a change. */
export interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
}

/** A sign-in that takes the place of another; without a length, its cookie ends with the browser. */
interface Renewed {
  readonly token: string;
  readonly maxAge: Seconds | undefined;
}

/**
 * Changes the password of whoever asks. Every sign-in and every mailed link ends with it, and a mail tells of it; the browser
 * gets a new sign-in in place of its own. All of it is done, or nothing.
 *
 * @throws AppError `wrong_password`; `unauthenticated` where the sign-in has ended meanwhile.
 */
export async function changeOwnPassword(
  identity: Identity,
  context: RequestContext,
  member: Member,
  { currentPassword, newPassword }: PasswordChange,
): Promise<void> {
  const { database, together } = identity.transactions;
  const { hash, isHashOf } = await identity.auth();
  const known = await passwordHashOf(database, member.id);
  const isRight =
    known !== undefined &&
    currentPassword.length <= MAX_PASSWORD_LENGTH &&
    (await isHashOf(known, currentPassword));
  if (!isRight) throw new AppError('wrong_password');
  const hashed = await hash(newPassword);
  const renewed = await together(async () => {
    await lockProofs(database, member.id);
    // It may have been replaced with a mailed link since it was compared.
    const isStill = (await passwordHashOf(database, member.id)) === known;
    if (!isStill) throw new AppError('wrong_password');
    await setPassword(database, member.id, hashed, identity.now());
    const begun = await renewSignIn(identity, member);
    await identity.mails.tellPasswordChanged(member);
    return begun;
  });
  keepSignedIn(identity, context, renewed);
}

/** Ends every sign-in of a person, and begins one that lasts as long as theirs. */
async function renewSignIn({ transactions, now }: Identity, member: Member): Promise<Renewed> {
  const { database } = transactions;
  const [own] = await database.select().from(signIns).where(eq(signIns.id, member.signInId));
  if (own === undefined) throw new AppError('unauthenticated');
  await endSignInsOf(database, member.id);
  const time = now();
  // One that is not to be remembered ends within a day.
  const isRemembered = own.expiresAt.getTime() > time.getTime() + PROLONG_SECONDS * 1000;
  const token = await beginSignIn(
    database,
    {
      userId: member.id,
      userAgent: own.userAgent ?? '',
      expiresAt: isRemembered ? new Date(time.getTime() + SIGN_IN_SECONDS * 1000) : own.expiresAt,
    },
    time,
  );
  return { token, maxAge: isRemembered ? SIGN_IN_SECONDS : undefined };
}

/** Gives the browser the cookie of its sign-in, as the sign-in library does. */
function keepSignedIn(
  { siteOrigin, authSecret }: Identity,
  context: RequestContext,
  { token, maxAge }: Renewed,
): void {
  const isHttps = siteOrigin.startsWith('https:');
  setCookie(context, cookieName(SESSION_COOKIE, isHttps), signedToken(token, authSecret), {
    path: '/',
    httpOnly: true,
    secure: isHttps,
    sameSite: 'Lax',
    ...(maxAge !== undefined && { maxAge }),
  });
}
