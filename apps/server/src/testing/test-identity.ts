import { pino } from 'pino';
import {
  createIdentity,
  type Identity,
  type IdentityOptions,
} from '../modules/identity/identity.ts';
import { secretBox } from '../secret-box.ts';
import { memoryRateLimiter } from './memory-rate-limiter.ts';

/** The key of test servers. */
export const TEST_KEY = 'a key of at least 32 characters';

/** Opens the links in the mails of test servers. */
export const TEST_LINK_BOX = secretBox(TEST_KEY, 'mail links');

/** Accounts in a test: no provider, no limit that anybody meets. */
export function testIdentity(
  options: Pick<IdentityOptions, 'database' | 'now'> & Partial<IdentityOptions>,
): Identity {
  const limiter = memoryRateLimiter({ perMinute: 1000, now: () => 0 });
  return createIdentity({
    siteUrl: 'http://localhost',
    origins: ['http://localhost'],
    secretKey: TEST_KEY,
    linkBox: TEST_LINK_BOX,
    providers: { google: undefined, microsoft: undefined },
    limiters: { attempts: limiter, passwords: limiter, mails: limiter, changes: limiter },
    onMailPromised: () => undefined,
    log: pino({ level: 'silent' }),
    ...options,
  });
}
