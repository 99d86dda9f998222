/** A device's own key pair: whoever has the public half can seal a seed that this device alone can open. */
export interface DeviceKey {
  readonly id: string;
  /** SubjectPublicKeyInfo in base64. */
  readonly publicKey: string;
  /** Can be used and kept, but not read. */
  readonly privateKey: CryptoKey;
}

const RSA = { name: 'RSA-OAEP', hash: 'SHA-256' } as const;

function toBase64(bytes: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)));
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}

/** Makes a device's key pair (RSA-OAEP, 2048 bits). */
export async function newDeviceKey(id: string): Promise<DeviceKey> {
  const pair = await crypto.subtle.generateKey(
    { ...RSA, modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) },
    false,
    ['encrypt', 'decrypt'],
  );
  const publicKey = toBase64(await crypto.subtle.exportKey('spki', pair.publicKey));
  return { id, publicKey, privateKey: pair.privateKey };
}

/** Seals a seed for a device; null where what it gives is no key. */
export async function sealFor(publicKey: string, seed: string): Promise<string | null> {
  try {
    const key = await crypto.subtle.importKey('spki', fromBase64(publicKey), RSA, false, [
      'encrypt',
    ]);
    return toBase64(await crypto.subtle.encrypt(RSA, key, new TextEncoder().encode(seed)));
  } catch {
    return null;
  }
}

/** Opens what was sealed for this device; null where it was for another. */
export async function openWith(key: DeviceKey, ciphertext: string): Promise<string | null> {
  try {
    const bytes = await crypto.subtle.decrypt(RSA, key.privateKey, fromBase64(ciphertext));
    return new TextDecoder().decode(bytes);
  } catch {
    return null;
  }
}
