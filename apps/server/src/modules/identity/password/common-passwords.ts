import { readFile } from 'node:fs/promises';
import { AppError } from '../../../http/app-error.ts';
import { mayHold } from './bloom-filter.ts';

/** How many passwords the filter knows: the commonest that are long enough to be chosen. */
export const COMMON_PASSWORD_COUNT = 100_000;

/** Made by `npm run passwords`. */
export const FILTER_FILE = new URL('common-passwords.bloom', import.meta.url);

let filter: Promise<Uint8Array> | undefined;

/** A password as it is looked up: capitals and other forms of the same signs are tried by everybody who guesses. */
export function asGuessed(password: string): string {
  return password.normalize('NFKC').toLowerCase();
}

/**
 * Refuses a password that whoever guesses tries first. Of others 4 in 100,000 are refused too.
 *
 * @throws AppError `common_password`.
 */
export async function refuseCommonPassword(password: string): Promise<void> {
  filter ??= readFile(FILTER_FILE);
  if (mayHold(await filter, asGuessed(password))) throw new AppError('common_password');
}
