import type { Milliseconds } from '@overtone/domain/units';
import type { LimiterOf } from '../../adapters/database-rate-limiter.ts';
import type { IdentityLimiters } from './identity.ts';

const HOUR_MS: Milliseconds = 60 * 60_000;
const DAY_MS: Milliseconds = 24 * HOUR_MS;

/** Enough for somebody who tries the passwords they remember, from every device they have. */
const PASSWORDS_PER_HOUR = 30;
/** Enough for somebody whose mails are slow, and no flood for somebody else. */
export const MAILS_PER_HOUR = 5;
const CHANGES_PER_MINUTE = 30;
/** Enough for every device of a household; whoever deletes cookies all day knows that they sign in. */
const NEW_BROWSERS_PER_DAY = 10;
/** The tenth is told of: more than anybody mistypes before they ask for a new password. */
const WRONG_TRIES_PER_DAY = 9;
/** Longer than a code of an authenticator app is good for: the one before and the one after count as well. */
const CODE_MS: Milliseconds = 2 * 60_000;

/** The limits, shared by all servers on the database. `signInsPerMinute` is the operator's, for each address. */
export function identityLimiters(limiter: LimiterOf, signInsPerMinute: number): IdentityLimiters {
  return {
    attempts: limiter('sign-in', signInsPerMinute),
    passwords: limiter('password', PASSWORDS_PER_HOUR, HOUR_MS),
    mails: limiter('account-mail', MAILS_PER_HOUR, HOUR_MS),
    changes: limiter('account', CHANGES_PER_MINUTE),
    newBrowsers: limiter('new-browser-mail', NEW_BROWSERS_PER_DAY, DAY_MS),
    wrongTries: limiter('wrong-try', WRONG_TRIES_PER_DAY, DAY_MS),
    wrongTryMails: limiter('wrong-try-mail', 1, DAY_MS),
    codes: limiter('second-step-code', 1, CODE_MS),
  };
}
