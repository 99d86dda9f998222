import type { Milliseconds } from '@overtone/domain/units';
import { databaseRateLimiter } from '../../adapters/database-rate-limiter.ts';
import type { Database } from '../../database/connection.ts';
import type { IdentityLimiters } from './identity.ts';

const HOUR_MS: Milliseconds = 60 * 60_000;

/** Enough for somebody who tries the passwords they remember, from every device they have. */
const PASSWORDS_PER_HOUR = 30;
/** Enough for somebody whose mails are slow, and no flood for somebody else. */
export const MAILS_PER_HOUR = 5;
const CHANGES_PER_MINUTE = 30;

/** The limits, shared by all servers on the database. `signInsPerMinute` is the operator's, for each address. */
export function identityLimiters(options: {
  readonly database: Database;
  readonly secretKey: string;
  readonly signInsPerMinute: number;
}): IdentityLimiters {
  const { database, secretKey, signInsPerMinute } = options;
  const shared = { database, secretKey };
  return {
    attempts: databaseRateLimiter({ ...shared, name: 'sign-in', limit: signInsPerMinute }),
    passwords: databaseRateLimiter({
      ...shared,
      name: 'password',
      limit: PASSWORDS_PER_HOUR,
      windowMs: HOUR_MS,
    }),
    mails: databaseRateLimiter({
      ...shared,
      name: 'account-mail',
      limit: MAILS_PER_HOUR,
      windowMs: HOUR_MS,
    }),
    changes: databaseRateLimiter({ ...shared, name: 'account', limit: CHANGES_PER_MINUTE }),
  };
}
