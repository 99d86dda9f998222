import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import { pulseHeight } from '@overtone/domain/rhythm/pulse-series';
import { stimulusFrom } from '@overtone/engine/stimulus/plan';
import { steadyOutput } from '@overtone/testkit/outputs';
import { describe, expect, it } from 'vitest';
import { laneAt, laneSentence, type LaneSignal, lightLead, pulsesShown } from './signal-lane.ts';

const PLAN = stimulusFrom({ ...DEMO_DEFAULTS, waveform: 'Square' }, steadyOutput(60));

function centre(sound: number, light: number): LaneSignal {
  return {
    rhythm: PLAN.centre,
    phase: { sound, light },
    light: PLAN.light.centre,
    sound: PLAN.sound.centre.series,
  };
}

describe('the window', () => {
  it('holds whole pulses of light, about as long as wanted and one at least', () => {
    expect(PLAN.centre.light.divisor).toBe(3);
    expect(pulsesShown(PLAN.centre, 0.5)).toBe(21);
    expect(pulsesShown({ ...PLAN.global, soundHz: 0.1 }, 1)).toBe(1);
  });

  it('begins with a pulse of the sound, and knows where the present is', () => {
    const lane = laneAt(centre(21 + 10.5, 7 + 3.5), 0.5);
    expect(lane?.now).toBeCloseTo(0.5, 9);
    expect(lane?.spanSeconds).toBeCloseTo(21 / 40, 9);
    expect(lane?.sound?.[0]?.y).toBeCloseTo(0, 9);
    expect(lane?.light?.[0]?.y).toBeCloseTo(0, 9);
  });

  it('draws each sense at its own frequency and phase', () => {
    const lane = laneAt(centre(0, 0.25), 0.5);
    const x = 0.3;
    const at = (points: typeof lane extends null ? never : readonly { x: number; y: number }[]) =>
      points.reduce((best, point) => (Math.abs(point.x - x) < Math.abs(best.x - x) ? point : best));
    const light = at(lane?.light ?? []);
    const sound = at(lane?.sound ?? []);
    expect(light.y).toBeCloseTo(pulseHeight(PLAN.light.centre, 0.25 + light.x * 7), 9);
    expect(sound.y).toBeCloseTo(pulseHeight(PLAN.sound.centre.series, sound.x * 21), 9);
  });

  it('is empty for a rhythm that is off', () => {
    const off = stimulusFrom({ ...DEMO_DEFAULTS, centerModulationHz: null }, steadyOutput(60));
    const signal = { ...centre(0, 0), rhythm: off.centre };
    expect(laneAt(signal, 1)).toBeNull();
    expect(laneSentence(signal)).toBe('This rhythm is off.');
  });
});

describe('lightLead', () => {
  it.each([
    [{ sound: 6, light: 2 }, 3, 0],
    [{ sound: 7, light: 2 }, 3, -1 / 3],
    [{ sound: 10, light: 10.1 }, 1, 0.1],
    [{ sound: 10, light: 9.9 }, 1, -0.1],
    [{ sound: 10.02, light: 9.98 }, 1, -0.04],
  ])('of %o at one to %s is %s', (phase, divisor, lead) => {
    expect(lightLead(phase, divisor)).toBeCloseTo(lead, 9);
  });
});

describe('laneSentence', () => {
  it('says how light and sound go together', () => {
    expect(laneSentence(centre(6, 2))).toBe('One pulse of light to 3 of sound, begun together.');
    expect(laneSentence(centre(6, 2.2))).toBe('Light and sound are 20% of a pulse apart.');
    expect(laneSentence({ ...centre(6, 2), light: null })).toBe('Sound alone.');
    expect(laneSentence({ ...centre(6, 2), sound: null })).toBe('Light alone.');
    expect(laneSentence({ ...centre(6, 2), light: null, sound: null })).toBe('Nothing is sent.');
  });
});
