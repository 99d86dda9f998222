import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import type { SessionSettings } from '@overtone/domain/session/settings';
import type { Hertz, Seconds } from '@overtone/domain/units';
import { steadyOutput } from '@overtone/testkit/outputs';
import { describe, expect, it } from 'vitest';
import { beginTracks } from '../clock/rhythm-tracks.ts';
import { stimulusFrom } from '../stimulus/plan.ts';
import { lightLayers, type PlannedLight } from './light-layers.ts';
import { emptyFrame, fillFrame, mixFrame, type OverlayFrame } from './overlay-frame.ts';
import { paramsOf } from './overlay-params.ts';

const FRAME_S: Seconds = 1 / 120;
const FADE_FRAMES = 36;

function lightOf(
  globalModulationHz: Hertz,
  centerModulationHz: Hertz,
  change: Partial<SessionSettings> = {},
): PlannedLight {
  const settings = {
    ...DEMO_DEFAULTS,
    isOn: true,
    globalModulationStrength: 1,
    globalModulationHz,
    centerModulationHz,
    ...change,
  };
  const plan = stimulusFrom(settings, steadyOutput(120));
  const { global, centre } = beginTracks(plan, 0);
  return { plan: plan.light, tracks: { global: global.light, centre: centre.light } };
}

/** What a light shows by itself at a time. */
function alone({ plan }: PlannedLight, time: Seconds): OverlayFrame {
  const frame = emptyFrame();
  fillFrame(frame, paramsOf(plan), [plan.globalHz * time, plan.centreHz * time]);
  return frame;
}

/** A mixture: so much of one light, the rest of another. */
function mixed(one: PlannedLight, other: PlannedLight, share: number, time: Seconds) {
  const frame = alone(one, time);
  mixFrame(frame, alone(other, time), [1 - share]);
  return frame;
}

/** How much of the newer pair is seen after so many frames of its coming. */
function come(frames: number): number {
  const share = Math.min(1, frames / FADE_FRAMES);
  return share * share * (3 - 2 * share);
}

function setUp(first: PlannedLight) {
  const layers = lightLayers();
  const frame = emptyFrame();
  let frames = 0;
  layers.take(first);
  return {
    layers,
    /** The next frame, and its time. */
    next(): { readonly shown: readonly number[]; readonly time: Seconds } {
      const time = frames * FRAME_S;
      layers.fill(frame, time, [frames === 0 ? 0 : FRAME_S]);
      frames += 1;
      return { shown: [...frame], time };
    },
  };
}

/** How far two frames are apart, where they are furthest apart. */
function apart(shown: readonly number[], expected: OverlayFrame): number {
  return Math.max(...shown.map((value, i) => Math.abs(value - (expected[i] ?? NaN))));
}

const SAME = 5e-6;

const SLOW = lightOf(0.1, 0.6);
const FAST = lightOf(3, 27);
const OTHER = lightOf(1, 12);

describe('the layers of the light', () => {
  it('fade another pair in over the old one in 300 ms, each with its own swing at its own rate', () => {
    const { layers, next } = setUp(SLOW);
    for (let i = 0; i < 100; i += 1) next();
    layers.take(FAST);
    for (let i = 1; i <= 2 * FADE_FRAMES; i += 1) {
      const { shown, time } = next();
      expect(apart(shown, mixed(FAST, SLOW, come(i), time))).toBeLessThan(SAME);
    }
  });

  it('let one pair come at a time, and of several that wait only the latest', () => {
    const { layers, next } = setUp(SLOW);
    next();
    layers.take(FAST);
    next();
    layers.take(OTHER);
    layers.take(SLOW);
    for (let i = 2; i < FADE_FRAMES; i += 1) {
      const { shown, time } = next();
      expect(apart(shown, mixed(FAST, SLOW, come(i), time))).toBeLessThan(SAME);
    }
    next();
    for (let i = 1; i <= FADE_FRAMES; i += 1) {
      const { shown, time } = next();
      expect(apart(shown, mixed(SLOW, FAST, come(i), time))).toBeLessThan(SAME);
    }
  });

  it('ease what changes beside the rhythms: 95 % of the way after 300 ms', () => {
    const [from, to] = [lightOf(0, 0), lightOf(0, 0, { globalModulationStrength: 0.1 })];
    const { layers, next } = setUp(from);
    const [before = 0] = next().shown.slice(3);
    layers.take(to);
    const after = Array.from({ length: FADE_FRAMES }, () => next().shown[3] ?? 0);
    const goal = alone(to, 0)[3] ?? 0;
    const gone = after.map((alpha) => (before - alpha) / (before - goal));
    expect(gone[0]).toBeLessThan(0.1);
    expect(gone.at(-1)).toBeCloseTo(0.95, 2);
  });
});
