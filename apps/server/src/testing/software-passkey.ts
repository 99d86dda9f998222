import {
  createHash,
  createSign,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';

/** A passkey in software, as a security key would be: an ES256 key, known by an id. */
export interface SoftwarePasskey {
  /** What a browser sends when the passkey is made for these options. */
  readonly made: (options: Challenge) => object;
  /** What a browser sends when the passkey signs for these options. */
  readonly signed: (options: Challenge) => object;
}

interface Challenge {
  readonly challenge: string;
}

interface PasskeyWorld {
  /** Whose passkey it is, as a host name. */
  readonly rpId: string;
  /** The page that asks. */
  readonly origin: string;
  /** Whether the device has made sure who holds it. */
  readonly isPersonVerified?: boolean;
}

const USER_PRESENT = 1;
const USER_VERIFIED = 4;
const WITH_KEY = 64;

/** Makes one. */
export function softwarePasskey({
  rpId,
  origin,
  isPersonVerified = true,
}: PasskeyWorld): SoftwarePasskey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const presence = USER_PRESENT | (isPersonVerified ? USER_VERIFIED : 0);
  const head = (flags: number) =>
    Buffer.concat([sha256(Buffer.from(rpId)), Buffer.from([flags, 0, 0, 0, 0])]);
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const named = { id: base64url(id), rawId: base64url(id), type: 'public-key' };

  return {
    made({ challenge }) {
      const length = Buffer.from([0, id.length]);
      const key = Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey)]);
      const authData = Buffer.concat([head(presence | WITH_KEY), key]);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        Buffer.from([0xa0]),
        cborText('authData'),
        cborBytes(authData),
      ]);
      return {
        ...named,
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', challenge)),
          attestationObject: base64url(attestation),
          transports: ['internal'],
        },
      };
    },
    signed({ challenge }) {
      const data = clientData('webauthn.get', challenge);
      const authData = head(presence);
      const signature = createSign('sha256')
        .update(Buffer.concat([authData, sha256(data)]))
        .sign(privateKey);
      return {
        ...named,
        response: {
          clientDataJSON: base64url(data),
          authenticatorData: base64url(authData),
          signature: base64url(signature),
        },
      };
    },
  };
}

/** An ES256 key as COSE has it: {1: 2, 3: -7, -1: 1, -2: x, -3: y}. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    cborBytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    cborBytes(Buffer.from(y, 'base64url')),
  ]);
}

function cborText(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
}

function cborBytes(bytes: Buffer): Buffer {
  return Buffer.concat([Buffer.from([0x58, bytes.length]), bytes]);
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}

function base64url(bytes: Buffer): string {
  return bytes.toString('base64url');
}
