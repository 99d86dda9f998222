import { serverSecrets } from '../secrets/secrets.ts';

/** What test servers make from their secret. */
export const TEST_SECRETS = serverSecrets('a key of at least 32 characters');
