import { CURVES } from '@overtone/domain/rhythm/curve';
import { gliding, hzAt, phaseAt, trackFrom } from '@overtone/domain/rhythm/phase';
import { describe, expect, it } from 'vitest';
import { glidePieces } from './glide-pieces.ts';

const LENGTH_S = 12;

describe('glidePieces', () => {
  it.each(CURVES)(
    'draw a %s glide with the exact phase at each joint, and nearly between',
    (curve) => {
      for (const [fromHz, toHz] of [
        [40, 6],
        [0.3, 13],
        [7.3, 11],
      ] as const) {
        const track = gliding(
          trackFrom(2, fromHz),
          { glide: { curve, fromHz, toHz, lengthS: LENGTH_S }, goneS: 0 },
          2,
        );
        const pieces = glidePieces(track, 2, 2 + LENGTH_S);
        let phase = 0;
        for (const [i, piece] of pieces.entries()) {
          expect(piece.from).toBe(i === 0 ? 2 : pieces[i - 1]?.until);
          const lengthS = piece.until - piece.from;
          for (const x of [0.25, 0.5, 0.75]) {
            const cycles = lengthS * x * (piece.fromHz + ((piece.untilHz - piece.fromHz) * x) / 2);
            const exact = phaseAt(track, piece.from + x * lengthS);
            expect(Math.abs(phase + cycles - exact)).toBeLessThan(1e-4);
          }
          phase += (lengthS * (piece.fromHz + piece.untilHz)) / 2;
          expect(Math.abs(phase - phaseAt(track, piece.until))).toBeLessThan(1e-9);
          expect(Math.abs(piece.untilHz - hzAt(track, piece.until))).toBeLessThan(0.01);
        }
        expect(pieces.at(-1)?.until).toBe(2 + LENGTH_S);
        expect(pieces.length).toBeLessThan(400);
      }
    },
  );
});
