import { describe, expect, it } from 'vitest';
import type { TrackReading } from './flash-track.ts';
import { flashVerdict } from './flash-verdict.ts';

const CALM: TrackReading = { flashesPerSecond: 0, worstAreaShare: 0, sustained: false };

function verdict(general: readonly TrackReading[], red: TrackReading = CALM) {
  return flashVerdict({ general, red, largestSwing: 0.3 }, 60);
}

describe('a verdict', () => {
  it('passes three flashes a second and fails four, general or red', () => {
    const three = { ...CALM, flashesPerSecond: 3 };
    const four = { ...CALM, flashesPerSecond: 4 };
    expect(verdict([three], three).pass).toBe(true);
    expect(verdict([four]).pass).toBe(false);
    expect(verdict([CALM], four)).toMatchObject({
      pass: false,
      generalFlashesPerSecond: 0,
      redFlashesPerSecond: 4,
    });
  });

  it('follows the strictest of the general rules', () => {
    const absolute = { ...CALM, flashesPerSecond: 9, worstAreaShare: 0.4 };
    expect(verdict([CALM, absolute])).toMatchObject({
      pass: false,
      generalFlashesPerSecond: 9,
      worstAreaShare: 0.4,
    });
  });

  it('names the earliest failure in seconds, and none where all is well', () => {
    const failed = { ...CALM, flashesPerSecond: 5 };
    const early = verdict([{ ...failed, firstFailureFrame: 90 }], {
      ...failed,
      firstFailureFrame: 30,
    });
    expect(early.firstFailureS).toBe(0.5);
    expect(verdict([{ ...failed, firstFailureFrame: 0 }]).firstFailureS).toBe(0);
    expect(verdict([CALM])).not.toHaveProperty('firstFailureS');
  });

  it('warns of sustained flashing by any rule without failing for it', () => {
    expect(verdict([CALM], { ...CALM, sustained: true })).toMatchObject({
      pass: true,
      sustained: true,
    });
  });
});
