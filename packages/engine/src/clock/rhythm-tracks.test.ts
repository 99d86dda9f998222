import { describe, expect, it } from 'vitest';
import { deliveredLight } from '../stimulus/delivered-light.ts';
import { gliding, phaseAt, trackFrom } from '@overtone/domain/rhythm/phase';
import { shownGlide } from '../stimulus/shown-glide.ts';
import { lightPhaseAt } from './light-track.ts';
import { beginTracks, followTracks, takeTracks } from './rhythm-tracks.ts';

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

  it('glide together in both senses, each fraction in turn without a jump, and go on from there', () => {
    const glide = { curve: 'exponential', fromHz: 40, toHz: 6, lengthS: 60 } as const;
    const begun = beginTracks(pair(3, 40), 0);
    const sounds = {
      global: begun.global.sound,
      centre: gliding(begun.centre.sound, { glide, goneS: 0 }, 5.1),
    };
    const screen = { refreshHz: 60, isSteady: true };
    const shown = shownGlide(sounds.centre, screen);
    const plan = { ...pair(3, 40), centre: { ...pair(3, 40).centre, ...(shown && { shown }) } };
    const on = takeTracks(begun, plan, 5.1, sounds, false);
    expect(on.global).toBe(begun.global);
    expect(takeTracks(on, plan, 30, sounds, false).centre).toBe(on.centre);
    expect(shown?.stretches.map(({ divisor }) => divisor)).toEqual([3, 2, 1]);
    for (const [i, { from, divisor }] of (shown?.stretches ?? []).entries()) {
      const until = shown?.stretches[i + 1]?.from ?? 65;
      for (const time of [from, (from + until) / 2, until - 1e-6]) {
        const apart = phaseAt(sounds.centre, time) / divisor - lightPhaseAt(on.centre.light, time);
        expect(Math.abs(apart - Math.round(apart))).toBeLessThan(1e-6);
      }
    }
    const off = followTracks(on, pair(3, 6), 70);
    expect(off.centre.sound.way).toBeUndefined();
    expect(turn(phaseAt(off.centre.sound, 70))).toBeCloseTo(turn(phaseAt(on.centre.sound, 70)), 9);
    expect(turn(phaseAt(off.centre.light, 72))).toBeCloseTo(turn(phaseAt(off.centre.sound, 72)), 9);
  });

  it('come out of the dark in step, and join what is lit', () => {
    const sounds = { global: trackFrom(0, 3), centre: { ...trackFrom(0, 10), phase: 0.3 } };
    const begun = beginTracks(pair(3, 10), 0);
    const dark = takeTracks(begun, pair(3, 10), 1, sounds, true);
    expect(turn(phaseAt(dark.centre.light, 1.2))).toBeCloseTo(0.3, 9);
    const lit = takeTracks(begun, pair(3, 10), 1, sounds, false);
    expect(turn(phaseAt(lit.centre.light, 1))).toBeCloseTo(0, 9);
    expect(turn(phaseAt(lit.centre.light, 2.2))).toBeCloseTo(0.3, 9);
  });
});
