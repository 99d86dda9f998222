import type { Sha256Hex } from '@overtone/domain/experiment/protocol/seal';

/** Two lower-case hexadecimal digits for each byte. */
function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** SHA-256 by the platform; there on pages that came over a safe connection. */
export const sha256Hex: Sha256Hex = async (text) =>
  hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));

/** A seed that nobody can guess: 128 random bits in hexadecimal. */
export function newSeed(): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(16)));
}
