import { createPublicKey } from 'node:crypto';

/** Lengths of a modulus that browsers make and seal for, in bits. */
const MODULUS_BITS = { fewest: 2048, most: 4096 } as const;

/** Whether a text is an RSA key that a seed can be sealed for: SubjectPublicKeyInfo (RFC 5280) in base64. */
export function isDeviceKey(publicKey: string): boolean {
  try {
    const key = createPublicKey({
      key: Buffer.from(publicKey, 'base64'),
      format: 'der',
      type: 'spki',
    });
    const bits = key.asymmetricKeyDetails?.modulusLength ?? 0;
    const isRsa = key.asymmetricKeyType === 'rsa';
    return isRsa && bits >= MODULUS_BITS.fewest && bits <= MODULUS_BITS.most;
  } catch {
    return false;
  }
}
