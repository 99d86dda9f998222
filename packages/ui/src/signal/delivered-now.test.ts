import { gliding, trackFrom } from '@overtone/domain/rhythm/phase';
import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import { stimulusFrom } from '@overtone/engine/stimulus/plan';
import { steadyOutput } from '@overtone/testkit/outputs';
import { describe, expect, it } from 'vitest';
import { deliveredNow, glides } from './delivered-now.tsx';
import { deliveredSentences } from './delivered-sentences.ts';

const AT_REST = { sound: 0, light: 0, soundHz: 3, lightHz: 3 };

function plan() {
  const glide = { curve: 'straight', fromHz: 40, toHz: 6, lengthS: 60 } as const;
  const centre = gliding(trackFrom(0, 40), { glide, goneS: 0 }, 0);
  return stimulusFrom({ ...DEMO_DEFAULTS, isOn: true }, steadyOutput(60), {
    global: trackFrom(0, 3),
    centre,
    at: 0,
  });
}

describe('what is delivered now', () => {
  it('is what the phase of a gliding rhythm says, with its reason', () => {
    const centre = { ...AT_REST, soundHz: 30, lightHz: 15 };
    const now = deliveredNow(plan(), { global: AT_REST, centre });
    expect(now.centre).toMatchObject({
      askedHz: 30,
      soundHz: 30,
      light: { hz: 15, divisor: 2, reason: 'screen' },
    });
    expect(now.global).toEqual(plan().global);
    const engine = { audio: 'running', light: 'on', refreshHz: 60, plan: now } as const;
    expect(deliveredSentences(engine, { showsLight: true, inMeeting: false, isOn: true })).toEqual([
      'Light shows 15 Hz: a 60 Hz screen cannot show 30 Hz.',
    ]);
  });

  it('is as asked again once the screen can show it', () => {
    const centre = { ...AT_REST, soundHz: 12, lightHz: 12 };
    const now = deliveredNow(plan(), { global: AT_REST, centre });
    expect(now.centre.light).toEqual({ hz: 12, divisor: 1, reason: 'as-asked' });
  });

  it('is the plan where nothing glides, or nothing is read', () => {
    const standing = stimulusFrom(DEMO_DEFAULTS, steadyOutput(60));
    expect(glides(standing)).toBe(false);
    expect(deliveredNow(standing, { global: AT_REST, centre: AT_REST })).toBe(standing);
    const moving = plan();
    expect(deliveredNow(moving, null)).toBe(moving);
  });
});
