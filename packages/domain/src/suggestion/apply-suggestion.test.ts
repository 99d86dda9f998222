import { describe, expect, it } from 'vitest';
import { DEMO_DEFAULTS } from '../session/defaults.ts';
import { applyReading, applySuggestion, takesOver } from './apply-suggestion.ts';
import type { Suggestion } from './suggestion.ts';

const SUGGESTION: Suggestion = {
  globalModulationHz: 0.1,
  centerModulationHz: 6,
  visualHue: 165,
  globalModulationStrength: 0.3,
  masterAudioVolume: 0.05,
  waveform: 'Triangle',
  narrativeExplanation: 'A slow rhythm that may help you settle.',
  source: 'offline',
  state: 'calm',
};

describe('applySuggestion', () => {
  it('sets rhythms, labels, hue, strength, volume and waveform, and nothing else', () => {
    expect(applySuggestion(DEMO_DEFAULTS, SUGGESTION)).toEqual({
      ...DEMO_DEFAULTS,
      globalModulationHz: 0.1,
      centerModulationHz: 6,
      frequencyBand1: 'Breath',
      frequencyBand2: 'Theta',
      visualHue: 165,
      globalModulationStrength: 0.3,
      masterAudioVolume: 0.05,
      waveform: 'Triangle',
    });
  });

  it('never raises the volume', () => {
    const quiet = { ...DEMO_DEFAULTS, masterAudioVolume: 0.01 };
    expect(applySuggestion(quiet, SUGGESTION).masterAudioVolume).toBe(0.01);
  });

  it('may lower what plays behind the tone, and never raises that', () => {
    const { backgroundVolume } = DEMO_DEFAULTS;
    const laid = (volume: number) =>
      applySuggestion(DEMO_DEFAULTS, { ...SUGGESTION, backgroundVolume: volume }).backgroundVolume;
    expect(laid(0)).toBe(0);
    expect(laid(0.5)).toBe(backgroundVolume);
  });

  it('of another reading sets its pair and its hue alone', () => {
    const own = { ...DEMO_DEFAULTS, masterAudioVolume: 0.3, globalModulationStrength: 0.7 };
    const reading = { globalModulationHz: 1, centerModulationHz: 12, visualHue: 150 };
    expect(applyReading(own, reading)).toEqual({
      ...own,
      ...reading,
      frequencyBand1: 'InfraLow',
      frequencyBand2: 'Alpha',
    });
  });

  it.each([true, false])('leaves the session as it is when isOn is %s', (isOn) => {
    expect(applySuggestion({ ...DEMO_DEFAULTS, isOn }, SUGGESTION).isOn).toBe(isOn);
  });

  it('labels a rhythm on the edge of two bands with the slower one', () => {
    const settings = applySuggestion(DEMO_DEFAULTS, {
      ...SUGGESTION,
      globalModulationHz: 4,
      centerModulationHz: 12,
    });
    expect(settings).toMatchObject({ frequencyBand1: 'Delta', frequencyBand2: 'Alpha' });
  });

  it('of which a part is to be set leaves the rest, a rhythm that is off included', () => {
    const own = { ...DEMO_DEFAULTS, globalModulationHz: null, frequencyBand1: 'Own' };
    const softer = { ...SUGGESTION, sets: ['globalModulationStrength'] } as const;
    expect(applySuggestion(own, softer)).toEqual({ ...own, globalModulationStrength: 0.3 });
    const theta = { ...SUGGESTION, sets: ['centerModulationHz'] } as const;
    expect(applySuggestion(own, theta)).toEqual({
      ...own,
      centerModulationHz: 6,
      frequencyBand2: 'Theta',
    });
    const quiet = { ...own, masterAudioVolume: 0.01 };
    expect(applySuggestion(quiet, { ...SUGGESTION, sets: ['masterAudioVolume'] })).toEqual(quiet);
    expect(applySuggestion(own, { ...SUGGESTION, sets: [] })).toEqual(own);
  });

  it('gives the same settings when applied twice', () => {
    const once = applySuggestion(DEMO_DEFAULTS, SUGGESTION);
    expect(applySuggestion(once, SUGGESTION)).toEqual(once);
  });
});

it('takes over from a program unless it sets nothing, or nothing but a volume', () => {
  expect(takesOver(SUGGESTION)).toBe(true);
  expect(takesOver({ sets: ['masterAudioVolume', 'visualHue'] })).toBe(true);
  expect(takesOver({ sets: ['masterAudioVolume', 'backgroundVolume'] })).toBe(false);
  expect(takesOver({ sets: [] })).toBe(false);
});
