import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { orderOf } from '../protocol/order.ts';
import { EXAMPLE_PROTOCOL, EXAMPLE_SEED } from '../protocol/testing/example-protocol.ts';
import { sessionLaws } from './session-laws.ts';

const sha256Hex = (text: string) =>
  Promise.resolve(createHash('sha256').update(text).digest('hex'));
const lawsAt = (pair: number, session: 0 | 1) =>
  sessionLaws(EXAMPLE_PROTOCOL, EXAMPLE_SEED, { pair, session }, sha256Hex);

describe('the laws of a session', () => {
  it('have a beat where the sealed order says so', async () => {
    for (const [pair, arms] of orderOf(EXAMPLE_PROTOCOL, EXAMPLE_SEED).entries()) {
      for (const session of [0, 1] as const) {
        const { slow, fast } = await lawsAt(pair, session);
        expect([slow.hasBeat, fast.hasBeat]).toEqual([
          arms[session] === 'real',
          arms[session] === 'real',
        ]);
      }
    }
  });

  it('are drawn anew for each session and rhythm, and again the same', async () => {
    const drawn = [await lawsAt(0, 0), await lawsAt(0, 1), await lawsAt(1, 0)];
    const seeds = drawn.flatMap(({ slow, fast }) => [slow.seed, fast.seed]);
    expect(new Set(seeds).size).toBe(6);
    for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{32}$/);
    expect(await lawsAt(0, 1)).toEqual(drawn[1]);
  });

  it('are not there beyond the last pair', async () => {
    await expect(lawsAt(24, 0)).rejects.toThrow(RangeError);
  });
});
