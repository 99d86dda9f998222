import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import { PULSE_STYLES } from '@overtone/domain/safety/output-choice';
import { type SessionSettings, WAVEFORMS } from '@overtone/domain/session/settings';
import { steadyOutput } from '@overtone/testkit/outputs';
import { changeCounter } from '@overtone/testkit/light/change-counter';
import { describe, expect, it } from 'vitest';
import { stimulusFrom } from '../stimulus/plan.ts';
import { emptyFrame, fillFrame, isDark } from '../visual/overlay-frame.ts';
import { paramsOf } from '../visual/overlay-params.ts';
import { lightLimiter, SETTLED_AFTER_S } from './light-limiter.ts';

const FRAME_HZ = 60;

/** After so long a steady light has nothing to make up for any more. */
const SETTLED_S = SETTLED_AFTER_S + 1;

/** A frame of one tint everywhere. */
function plain(red: number, green: number, blue: number, alpha: number) {
  const tint = [red * alpha, green * alpha, blue * alpha, alpha];
  return Float32Array.of(...tint, ...tint);
}

/** What `wanted` becomes at the last step, for so many seconds, and the worst second of it. */
function limited(wanted: (timeS: number) => Float32Array, seconds: number, guarded = true) {
  const limiter = lightLimiter();
  const counter = changeCounter();
  const shown: Float32Array[] = [];
  for (let i = 0; i < seconds * FRAME_HZ; i += 1) {
    const frame = wanted(i / FRAME_HZ);
    limiter.limit(frame, i / FRAME_HZ, guarded, i / FRAME_HZ >= SETTLED_AFTER_S);
    counter.see(frame, i / FRAME_HZ);
    shown.push(frame.slice());
  }
  return { shown, worst: counter.worst, limiter };
}

/** The light of steady settings. */
function steady(change: Partial<SessionSettings>, choice: Parameters<typeof steadyOutput>[1] = {}) {
  const { light } = stimulusFrom(
    { ...DEMO_DEFAULTS, isOn: true, ...change },
    steadyOutput(FRAME_HZ, choice),
  );
  const params = paramsOf(light);
  return (timeS: number) => {
    const frame = emptyFrame();
    fillFrame(frame, params, [light.globalHz * timeS, light.centreHz * timeS]);
    return frame;
  };
}

describe('the limiter', () => {
  it('passes every steady guarded session untouched to the last bit', () => {
    let i = 0;
    for (const pulseStyle of PULSE_STYLES) {
      for (let hue = 0; hue < 360; hue += 24) {
        for (const globalModulationStrength of [0.1, 0.45, 1]) {
          const pairs = [
            [3, 40],
            [0.1, 6],
            [1, 10],
            [0.1, 0.69],
            [0.39, 0.4],
            [null, 0.79],
          ] as const;
          const [globalModulationHz, centerModulationHz] = pairs[i % pairs.length] ?? [1, 10];
          const wanted = steady(
            {
              globalModulationHz,
              centerModulationHz,
              visualHue: hue,
              globalModulationStrength,
              waveform: WAVEFORMS[(i += 1) % WAVEFORMS.length] ?? 'Sine',
            },
            { pulseStyle },
          );
          const { shown, worst } = limited(wanted, 6);
          // A slow wide pulse may have to wait once, in the second in which it comes out of the dark.
          const settled = shown.slice(SETTLED_S * FRAME_HZ);
          settled.forEach((frame, at) => expect(frame).toEqual(wanted(SETTLED_S + at / FRAME_HZ)));
          expect(worst.luminance, `hue ${hue}, ${globalModulationStrength}`).toBeLessThanOrEqual(3);
          expect(worst.red).toBeLessThanOrEqual(3);
        }
      }
    }
  });

  it.each([2, 5, 10, 25])('lets a wide pulse of %d Hz change three times a second', (hz) => {
    const wanted = (t: number) => plain(0, 0, 1, 0.14 + 0.14 * Math.sin(2 * Math.PI * hz * t));
    const { worst } = limited(wanted, 5);
    expect(worst.luminance).toBeLessThanOrEqual(3);
    expect(limited(wanted, 5, false).worst.luminance).toBeGreaterThan(3);
  });

  it('lets hues that take turns change three times a second, saturated reds among what is below', () => {
    const wanted = (t: number) =>
      Math.floor(t * 9) % 2 === 0 ? plain(0, 1, 0.2, 0.28) : plain(1, 0.67, 0, 0.28);
    const { worst } = limited(wanted, 5);
    expect(worst.luminance).toBeLessThanOrEqual(3);
    expect(worst.red).toBeLessThanOrEqual(3);
    expect(limited(wanted, 5, false).worst.luminance).toBeGreaterThan(7);
  });

  it('arrives at what is wanted within two seconds, without a step that is seen', () => {
    const wanted = (t: number) =>
      t < 2 ? plain(0, 0, 1, 0.14 + 0.14 * Math.sin(30 * t)) : plain(0, 0, 1, 0.2);
    const { shown } = limited(wanted, 5);
    expect(shown.at(4 * FRAME_HZ)).toEqual(wanted(4));
    const after = shown.slice(2 * FRAME_HZ).map((frame) => frame[3] ?? 0);
    const steps = after.slice(1).map((alpha, i) => Math.abs(alpha - (after[i] ?? 0)));
    expect(Math.max(...steps)).toBeLessThan(0.04);
  });

  it('never holds darkness back', () => {
    const limiter = lightLimiter();
    for (let i = 0; i < 60; i += 1) {
      limiter.limit(plain(0, 0, 1, i % 6 < 3 ? 0.28 : 0), i / FRAME_HZ, true, false);
    }
    limiter.dark(1);
    const frame = emptyFrame();
    limiter.limit(frame, 1 + 1 / FRAME_HZ, true, false);
    expect(isDark(frame)).toBe(true);
  });

  it('remembers what was shown before a rest', () => {
    const limiter = lightLimiter();
    const counter = changeCounter();
    for (let i = 0; i < 5 * FRAME_HZ; i += 1) {
      const time = i / FRAME_HZ;
      const frame = plain(0, 0, 1, 0.28);
      if (i % 12 < 6) limiter.limit(frame, time, true, false);
      else {
        frame.fill(0);
        limiter.dark(time);
      }
      counter.see(frame, time);
    }
    expect(counter.worst.luminance).toBeLessThanOrEqual(4);
  });

  it('holds back its first second when another canvas was lit before it', () => {
    const light = plain(0, 0, 1, 0.28);
    const risen = (follows: boolean, atS: number) => {
      const limiter = lightLimiter();
      if (follows) limiter.follow(0);
      const frame = emptyFrame();
      for (let i = 1; i <= atS * FRAME_HZ; i += 1) {
        frame.set(light);
        limiter.limit(frame, i / FRAME_HZ, true, false);
      }
      return frame[3];
    };
    expect(risen(false, 0.5)).toBe(light[3]);
    expect(risen(true, 0.5)).toBeLessThan(0.2);
    expect(risen(true, 3)).toBe(light[3]);
  });

  it('only watches where Flash guard is off, and knows it when it comes on again', () => {
    const wanted = (t: number) => plain(0, 0, 1, t % 0.2 < 0.1 ? 0.28 : 0);
    const limiter = lightLimiter();
    const counter = changeCounter();
    for (let i = 0; i < 3 * FRAME_HZ; i += 1) {
      const time = i / FRAME_HZ;
      const frame = wanted(time);
      limiter.limit(frame, time, time >= 1, false);
      if (time < 1) expect(frame).toEqual(wanted(time));
      if (time >= 1) counter.see(frame, time);
    }
    expect(counter.worst.luminance).toBeLessThanOrEqual(3);
  });
});
