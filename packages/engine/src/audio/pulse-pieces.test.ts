import { gliding, phaseAt, type PhaseTrack, trackFrom } from '@overtone/domain/rhythm/phase';
import { pulsesAfter } from '@overtone/domain/rhythm/pulse-law';
import { describe, expect, it } from 'vitest';
import { pulsePieces } from './pulse-pieces.ts';

const LAW = { hasBeat: false, seed: '00112233445566778899aabbccddeeff' };
const SAMPLE_RATE = 48_000;

function lawful(fromHz: number, toHz: number): PhaseTrack {
  const glide = { curve: 'exponential', fromHz, toHz, lengthS: 60 } as const;
  const pulses = { law: LAW, cycles: 1000.3, divisor: 1 };
  return { ...gliding(trackFrom(2, fromHz), { glide, goneS: 0 }, 2), pulses };
}

describe('pulsePieces', () => {
  it.each([
    [10, 10],
    [40, 40],
    [0.3, 0.3],
    [40, 6],
    [6, 13],
  ])(
    'from %d to %d Hz have the exact phase at each joint, and joints on whole samples',
    (from, to) => {
      const track = lawful(from, to);
      const pieces = pulsePieces(track, 3, 33, SAMPLE_RATE);
      let phase = phaseAt(track, 3);
      pieces.forEach((piece, i) => {
        expect(piece.from).toBe(i === 0 ? 3 : pieces[i - 1]?.until);
        phase += ((piece.until - piece.from) * (piece.fromHz + piece.untilHz)) / 2;
        expect(Math.abs(phase - phaseAt(track, piece.until))).toBeLessThan(1e-4);
      });
      expect(Math.abs(phase - phaseAt(track, 33))).toBeLessThan(1e-6);
      expect(pieces.at(-1)?.until).toBe(33);
    },
  );

  it('are one for each interval where the rhythm stands', () => {
    const track = lawful(10, 10);
    const count = pulsesAfter(LAW, 1000.3 + 310) - pulsesAfter(LAW, 1000.3 + 10);
    const pieces = pulsePieces(track, 3, 33, SAMPLE_RATE);
    expect(Math.abs(pieces.length - count)).toBeLessThan(2);
    for (const { from, fromHz, untilHz } of pieces.slice(1)) {
      expect(untilHz).toBe(fromHz);
      expect(Math.abs(from * SAMPLE_RATE - Math.round(from * SAMPLE_RATE))).toBeLessThan(1e-6);
    }
  });
});
