import type { Milliseconds } from '@overtone/domain/units';
import { eq } from 'drizzle-orm';
import type { SharedTransactions } from '../../../database/shared-transaction.ts';
import { users } from '../../../database/tables/identity.ts';
import { AppError } from '../../../http/app-error.ts';
import type { RateLimiter } from '../../../ports/rate-limiter.ts';
import { atLeast } from '../../../time/at-least.ts';
import type { IdentityMails } from '../mailed/identity-mails.ts';
import { passwordHashOf } from '../password/password-credential.ts';

/** What somebody may guess: a password, or the code after it. */
export type Guessed = 'passwords' | 'codes';

/** What wrong tries are counted and told with. */
export interface WrongTryParts {
  readonly transactions: Pick<SharedTransactions, 'database'>;
  readonly limiters: {
    readonly wrongTries: RateLimiter;
    readonly wrongTryMails: RateLimiter;
  };
  readonly mails: Pick<IdentityMails, 'tellOf' | 'mayBeWrittenTo'>;
}

const WRONG: Readonly<Record<Guessed, ReadonlySet<string>>> = {
  passwords: new Set(['invalid_credentials', 'wrong_password']),
  codes: new Set(['wrong_code']),
};
const MAILS = { passwords: 'wrong_passwords', codes: 'wrong_codes' } as const;
/** Many times what finding somebody and promising a mail take. */
const TELL_MS: Milliseconds = 250;

/**
 * Tries something that the owner of an address knows; that it was wrong is counted, and its owner told by mail when it has
 * been so many times. What is tried, and how it fails, stay as they are: nobody can tell from it whether a mail went out,
 * or whether there is anybody to write to.
 */
export async function countingWrongTries<Value>(
  parts: WrongTryParts,
  guessed: Guessed,
  email: string,
  attempt: () => Promise<Value>,
): Promise<Value> {
  try {
    return await attempt();
  } catch (error) {
    if (error instanceof AppError && WRONG[guessed].has(error.code)) {
      await noteWrongTry(parts, guessed, email.toLowerCase());
    }
    throw error;
  }
}

async function noteWrongTry(
  { transactions: { database }, limiters, mails }: WrongTryParts,
  guessed: Guessed,
  email: string,
): Promise<void> {
  const { isAllowed: isOneOfFew } = await limiters.wrongTries.take(`${guessed} ${email}`);
  if (isOneOfFew) return;
  const tell = async () => {
    const [user] = await database.select().from(users).where(eq(users.email, email));
    // Nobody's password is guessed where there is none.
    if (user === undefined || (await passwordHashOf(database, user.id)) === undefined) return;
    const { isAllowed } = await limiters.wrongTryMails.take(`${guessed} ${user.id}`);
    if (!isAllowed || !(await mails.mayBeWrittenTo(database, user))) return;
    await mails.tellOf(MAILS[guessed], user);
  };
  await atLeast(TELL_MS, tell());
}
