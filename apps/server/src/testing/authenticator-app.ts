import { createHmac } from 'node:crypto';
import type { Seconds } from '@overtone/domain/units';

const STEP_SECONDS: Seconds = 30;
const DIGITS = 6;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The code that an app shows (RFC 6238) which was given `uri`; so many steps of time ahead of now. */
export function codeOf(uri: string, stepsAhead = 0): string {
  const secret = fromBase32(new URL(uri).searchParams.get('secret') ?? '');
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 1000 / STEP_SECONDS) + stepsAhead));
  const mac = createHmac('sha1', secret).update(step).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  const number = (mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** DIGITS;
  return String(number).padStart(DIGITS, '0');
}

function fromBase32(text: string): Buffer {
  const bits = Array.from(text)
    .map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/gu) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
