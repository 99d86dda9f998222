import { describe, expect, it } from 'vitest';
import { inPieces, PIECE_MS } from './in-pieces.ts';

/** A page whose clock only moves while work is done, and which notes how long each piece held it. */
function page(stepMs: number, signal = new AbortController().signal) {
  let atMs = 0;
  const pieces: number[] = [];
  return {
    pieces,
    step: () => {
      atMs += stepMs;
      pieces[pieces.length - 1] = (pieces.at(-1) ?? 0) + stepMs;
    },
    parts: {
      nowMs: () => atMs,
      turn: async () => void pieces.push(0),
      signal,
    },
  };
}

describe('work in pieces', () => {
  it.each([0.1, 1, 3, 20])(
    'of steps of %f ms holds the page no longer than a piece and a step',
    async (stepMs) => {
      const { pieces, step, parts } = page(stepMs);
      expect(await inPieces(50, step, parts)).toBe(true);
      expect(pieces.reduce((sum, ms) => sum + ms, 0)).toBeCloseTo(50 * stepMs, 9);
      expect(Math.max(...pieces)).toBeLessThanOrEqual(PIECE_MS + stepMs);
    },
  );

  it('ends where nobody wants it any more', async () => {
    const leaving = new AbortController();
    const { pieces, parts } = page(PIECE_MS, leaving.signal);
    let steps = 0;
    const step = () => {
      steps += 1;
      parts.nowMs();
      if (steps === 3) leaving.abort();
    };
    const nowMs = () => steps * PIECE_MS;
    expect(await inPieces(50, step, { ...parts, nowMs })).toBe(false);
    expect([steps, pieces.length]).toEqual([3, 4]);
  });
});
