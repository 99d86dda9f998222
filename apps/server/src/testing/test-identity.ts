import { pino } from 'pino';
import {
  createIdentity,
  type Identity,
  type IdentityOptions,
} from '../modules/identity/identity.ts';
import { type PasswordCost, passwordHashing } from '../modules/identity/password/password-hash.ts';
import { memoryRateLimiter } from './in-memory/memory-rate-limiter.ts';
import { TEST_SECRETS } from './test-secrets.ts';

/** Opens the links in the mails of test servers. */
export const TEST_LINK_BOX = TEST_SECRETS.box('mail links');

/** Hundreds of people sign in, and nobody is after their passwords. */
const CHEAP: PasswordCost = { logN: 4, r: 8, p: 1 };

/** Hashing that costs next to nothing. */
export const CHEAP_HASHING = passwordHashing(CHEAP);

/** Accounts in a test: no provider, no limit that anybody meets, passwords whose hash costs next to nothing. */
export function testIdentity(
  options: Pick<IdentityOptions, 'database' | 'now'> & Partial<IdentityOptions>,
): Identity {
  const limiter = memoryRateLimiter({ perMinute: 1000, now: () => 0 });
  return createIdentity({
    siteUrl: 'http://localhost',
    origins: ['http://localhost'],
    signInKey: TEST_SECRETS.signInKey,
    passwords: CHEAP_HASHING,
    browserHash: TEST_SECRETS.hash('known browser'),
    goneHash: TEST_SECRETS.hash('gone account'),
    linkBox: TEST_LINK_BOX,
    providers: { google: undefined, microsoft: undefined },
    limiters: {
      attempts: limiter,
      passwords: limiter,
      mails: limiter,
      changes: limiter,
      codes: limiter,
      newBrowsers: limiter,
      wrongTries: limiter,
      wrongTryMails: limiter,
    },
    onMailPromised: () => undefined,
    log: pino({ level: 'silent' }),
    ...options,
  });
}
