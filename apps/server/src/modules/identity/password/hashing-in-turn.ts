import type { Seconds } from '@overtone/domain/units';
import { AppError } from '../../../http/app-error.ts';
import { atOnce } from '../../../threads/at-once.ts';
import type { PasswordHashing } from './password-hash.ts';

/** Of the four threads that node has, two stay free for files, names and compression. */
const HASHES_AT_ONCE = 2;
/** Hashes that wait for a thread: what two of them make in a few seconds. */
const MOST_WAITING = 32;
const AGAIN: Seconds = 5;

/**
 * Hashing that leaves the server threads for everything else, however many passwords are tried from however many addresses.
 *
 * @throws AppError `rate_limited` where too many wait already.
 */
export function hashingInTurn({ hash, verify }: PasswordHashing): PasswordHashing {
  const inTurn = atOnce(HASHES_AT_ONCE, { most: MOST_WAITING, refuse });
  return {
    hash: (password) => inTurn(() => hash(password)),
    verify: (given) => inTurn(() => verify(given)),
  };
}

function refuse(): never {
  throw new AppError('rate_limited', { retryAfterSeconds: AGAIN });
}
