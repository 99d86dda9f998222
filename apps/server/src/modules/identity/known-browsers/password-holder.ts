import { eq } from 'drizzle-orm';
import { users } from '../../../database/tables/identity.ts';
import type { RequestContext } from '../../../http/server-context.ts';
import type { Identity } from '../identity.ts';
import { carriedMarks } from './note-browser.ts';

/**
 * Whose allowance of passwords a try draws on: the address's, or where its owner has signed in with this browser before, one
 * of its own, so that nobody who guesses elsewhere keeps them out.
 */
export async function passwordHolder(
  { transactions, marks, siteOrigin }: Identity,
  context: RequestContext,
  email: string,
): Promise<string> {
  const [user] = await transactions.database
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, email.toLowerCase()));
  return user && marks.has(carriedMarks(context, siteOrigin), user.id)
    ? `${email} in a known browser`
    : email;
}
