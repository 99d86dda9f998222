/** A seed as it is kept: AES-GCM (NIST SP 800-38D) with a nonce of its own. */
export interface SealedSeed {
  readonly nonce: Uint8Array<ArrayBuffer>;
  readonly ciphertext: ArrayBuffer;
}

/** A key that can be used and kept, but not read: what it seals can be opened on this device alone. */
export function newSeedKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}

/** Seals a seed. */
export async function sealSeed(key: CryptoKey, seed: string): Promise<SealedSeed> {
  const nonce = crypto.getRandomValues(new Uint8Array(12));
  const algorithm = { name: 'AES-GCM', iv: nonce };
  const ciphertext = await crypto.subtle.encrypt(algorithm, key, new TextEncoder().encode(seed));
  return { nonce, ciphertext };
}

/** Opens a seed; null where the key is another. */
export async function openSeed(
  key: CryptoKey,
  { nonce, ciphertext }: SealedSeed,
): Promise<string | null> {
  try {
    const algorithm = { name: 'AES-GCM', iv: nonce };
    return new TextDecoder().decode(await crypto.subtle.decrypt(algorithm, key, ciphertext));
  } catch {
    return null;
  }
}
