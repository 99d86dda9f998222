import { SEED_PATTERN } from '../random/seeded-random.ts';
import type { Protocol } from './protocol.ts';

/** SHA-256 (FIPS 180-4) of a text's UTF-8 bytes as 64 lower-case hexadecimal digits; handed in, since hosts have it. */
export type Sha256Hex = (text: string) => Promise<string>;

/** What a person holds from the start: the protocol, and a number that only this protocol and one seed can give. */
export interface SealedProtocol {
  readonly protocol: Protocol;
  /** SHA-256 of the text that protocol and seed make, in hexadecimal. It tells nothing of the seed. */
  readonly commitment: string;
}

/**
 * Seals a protocol before its first session. The seed decides all orders and stays hidden until the end; its 128 bits
 * keep it from being found by trying.
 *
 * @throws {RangeError} if the seed is not 32 hexadecimal digits.
 */
export async function sealProtocol(
  protocol: Protocol,
  seed: string,
  sha256Hex: Sha256Hex,
): Promise<SealedProtocol> {
  return { protocol, commitment: await sha256Hex(sealedText(protocol, seed)) };
}

/** Whether a seal is whole: its commitment comes from this very protocol and this seed. */
export async function opensSeal(
  sealed: SealedProtocol,
  seed: string,
  sha256Hex: Sha256Hex,
): Promise<boolean> {
  if (!SEED_PATTERN.test(seed)) return false;
  return (await sha256Hex(sealedText(sealed.protocol, seed))) === sealed.commitment;
}

/**
 * The text that the commitment is made of: JSON without spaces, the keys of each object in the order of their code units,
 * so that anybody can write it again.
 *
 * @throws {RangeError} if the seed is not 32 hexadecimal digits.
 */
export function sealedText(protocol: Protocol, seed: string): string {
  if (!SEED_PATTERN.test(seed)) throw new RangeError('A seed is 32 hexadecimal digits.');
  return inKeyOrder({ format: 'overtone-self-test-1', protocol, seed });
}

function inKeyOrder(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}
