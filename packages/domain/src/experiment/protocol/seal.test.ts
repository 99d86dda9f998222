import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Protocol } from './protocol.ts';
import { opensSeal, sealedText, sealProtocol } from './seal.ts';
import { EXAMPLE_PROTOCOL, EXAMPLE_SEED } from './testing/example-protocol.ts';

/** With the Web Crypto that browsers and Node have alike. */
async function sha256Hex(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

describe('sealProtocol', () => {
  it('commits to one text, which anybody can write and hash again', async () => {
    const text = `{"format":"overtone-self-test-1","protocol":{"missedAfterMs":259200000,"pairs":20,"question":{"kind":"focus"},"shortestSessionMs":1200000,"sparePairs":4,"stimulus":{"fastHz":13,"kind":"pair","slowHz":1},"washOutMs":14400000},"seed":"${EXAMPLE_SEED}"}`;
    expect(sealedText(EXAMPLE_PROTOCOL, EXAMPLE_SEED)).toBe(text);
    const { commitment } = await sealProtocol(EXAMPLE_PROTOCOL, EXAMPLE_SEED, sha256Hex);
    expect(commitment).toBe(createHash('sha256').update(text).digest('hex'));
  });

  it('is the same however the keys of the protocol stand', async () => {
    const turned = Object.fromEntries(Object.entries(EXAMPLE_PROTOCOL).toReversed()) as unknown;
    expect(sealedText(turned as Protocol, EXAMPLE_SEED)).toBe(
      sealedText(EXAMPLE_PROTOCOL, EXAMPLE_SEED),
    );
  });

  it('opens with its seed and protocol, and with no other', async () => {
    const sealed = await sealProtocol(EXAMPLE_PROTOCOL, EXAMPLE_SEED, sha256Hex);
    expect(await opensSeal(sealed, EXAMPLE_SEED, sha256Hex)).toBe(true);
    expect(await opensSeal(sealed, EXAMPLE_SEED.replace('0', '1'), sha256Hex)).toBe(false);
    expect(await opensSeal(sealed, 'no seed', sha256Hex)).toBe(false);
    const changed = { ...sealed, protocol: { ...EXAMPLE_PROTOCOL, pairs: 21 } };
    expect(await opensSeal(changed, EXAMPLE_SEED, sha256Hex)).toBe(false);
    await expect(sealProtocol(EXAMPLE_PROTOCOL, '42', sha256Hex)).rejects.toThrow(RangeError);
  });
});
