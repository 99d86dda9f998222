import { describe, expect, it } from 'vitest';
import { deliveredLight } from '../stimulus/delivered-light.ts';
import { phaseAt } from '@overtone/domain/rhythm/phase';
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

  it('glide together in both senses, without a jump, and go on from there', () => {
    const glide = { curve: 'exponential', fromHz: 40, toHz: 6, lengthS: 60 } as const;
    const begun = beginTracks(pair(3, 40), 0);
    const on = followTracks(begun, pair(3, 40), 5.1, { centre: { glide, goneS: 0 } });
    expect(on.global).toBe(begun.global);
    expect(turn(phaseAt(on.centre.sound, 5.1))).toBeCloseTo(
      turn(phaseAt(begun.centre.sound, 5.1)),
      9,
    );
    const inStep = turn(phaseAt(on.centre.light, 30) * 3 - phaseAt(on.centre.sound, 30));
    expect(Math.min(inStep, 1 - inStep)).toBeLessThan(1e-9);
    expect(followTracks(on, pair(3, 40), 70).centre.sound).toMatchObject({ at: 70, hz: 40 });
    const off = followTracks(on, pair(3, 6), 70);
    expect(off.centre.sound.way).toBeUndefined();
    expect(turn(phaseAt(off.centre.sound, 70))).toBeCloseTo(turn(phaseAt(on.centre.sound, 70)), 9);
  });

  it('let the light leave its sub-harmonic in the middle of a glide', () => {
    const glide = { curve: 'straight', fromHz: 40, toHz: 20, lengthS: 20 } as const;
    const on = followTracks(beginTracks(pair(3, 40), 0), pair(3, 40), 0, {
      centre: { glide, goneS: 0 },
    });
    const at = 14;
    const next = followTracks(on, pair(3, 26), at, { centre: { glide, goneS: at } });
    expect(turn(phaseAt(next.centre.light, at))).toBeCloseTo(turn(phaseAt(on.centre.light, at)), 9);
    const apart = turn(phaseAt(next.centre.light, at + 1) - phaseAt(next.centre.sound, at + 1));
    expect(Math.min(apart, 1 - apart)).toBeLessThan(1e-9);
  });
});
