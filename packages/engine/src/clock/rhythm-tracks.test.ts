import { describe, expect, it } from 'vitest';
import { deliveredLight } from '../stimulus/delivered-light.ts';
import { phaseAt } from './phase.ts';
import { beginTracks, followTracks } from './rhythm-tracks.ts';

function pair(globalHz: number, centreHz: number, refreshHz = 60) {
  const rhythm = (hz: number) => ({
    askedHz: hz,
    soundHz: hz,
    soundReason: 'as-asked' as const,
    light: deliveredLight(hz, { refreshHz, isSteady: true }),
  });
  return { global: rhythm(globalHz), centre: rhythm(centreHz) };
}

const turn = (phase: number) => phase - Math.floor(phase);

describe('the tracks of a pair', () => {
  it('begin together', () => {
    const { global, centre } = beginTracks(pair(3, 10), 5);
    expect(phaseAt(global.light, 7.7)).toBe(phaseAt(global.sound, 7.7));
    expect(phaseAt(centre.light, 7.7)).toBe(phaseAt(centre.sound, 7.7));
  });

  it("keep a sub-harmonic light on the sound's beats", () => {
    const { centre } = beginTracks(pair(3, 40), 0);
    expect(phaseAt(centre.light, 9.3) * 3).toBeCloseTo(phaseAt(centre.sound, 9.3), 9);
  });

  it('bring light and sound together again within a second of leaving a sub-harmonic', () => {
    const tracks = followTracks(beginTracks(pair(3, 40), 0), pair(3, 10), 2.337);
    expect(turn(phaseAt(tracks.centre.light, 3.4))).toBeCloseTo(
      turn(phaseAt(tracks.centre.sound, 3.4)),
      9,
    );
  });

  it('leave an unchanged rhythm alone', () => {
    const begun = beginTracks(pair(3, 40), 0);
    const followed = followTracks(begun, pair(3, 10), 1);
    expect(followed.global).toBe(begun.global);
    expect(followed.centre).not.toBe(begun.centre);
  });
});
