import { createHmac } from 'node:crypto';

/** Hashes with the server's key what must be told apart but not be kept. Values that differ anywhere differ in the hash. */
export function keyedHash(secretKey: string, purpose: string, ...values: unknown[]): string {
  return createHmac('sha256', secretKey)
    .update(JSON.stringify([purpose, ...values]))
    .digest('base64url');
}
