import { describe, expect, it } from 'vitest';
import { DEMO_DEFAULTS } from '../session/defaults.ts';
import { alsoSetBy, alsoSetText, stillTaken } from './also-set.ts';
import { applySuggestion } from './apply-suggestion.ts';
import { SUGGESTION_DEFAULTS, type Suggestion } from './suggestion.ts';

const SUGGESTION: Suggestion = {
  ...SUGGESTION_DEFAULTS,
  globalModulationHz: 1,
  centerModulationHz: 10,
  source: 'offline',
};
const OWN = {
  ...DEMO_DEFAULTS,
  masterAudioVolume: 0.3,
  globalModulationStrength: 0.7,
  waveform: 'Square',
} as const;

function takenFrom(before: typeof DEMO_DEFAULTS, suggestion = SUGGESTION) {
  return alsoSetBy(suggestion, before, applySuggestion(before, suggestion));
}

describe('what a suggestion sets beside the pair', () => {
  it('is nothing of somebody who changed nothing', () => {
    expect(takenFrom(DEMO_DEFAULTS)).toEqual({});
    expect(alsoSetText({})).toBeNull();
  });

  it('is what a person had set, and is named', () => {
    const taken = takenFrom(OWN);
    expect(taken).toEqual({
      masterAudioVolume: 0.3,
      globalModulationStrength: 0.7,
      waveform: 'Square',
    });
    expect(alsoSetText(taken)).toBe(
      'The volume is back to 10%, the intensity to 45% and the waveform to Sine.',
    );
    expect(alsoSetText({ masterAudioVolume: 0.3 })).toBe('The volume is back to 10%.');
    expect(alsoSetText({ masterAudioVolume: 0.3, waveform: 'Square' })).toBe(
      'The volume is back to 10% and the waveform to Sine.',
    );
  });

  it('never is a volume that was lower', () => {
    expect(takenFrom({ ...DEMO_DEFAULTS, masterAudioVolume: 0.02 })).toEqual({});
  });

  it('is not what the suggestion is about', () => {
    const ASKED = {
      masterAudioVolume: 0.3,
      globalModulationStrength: 0.55,
      waveform: 'Square',
    } as const;
    expect(takenFrom(OWN, { ...SUGGESTION, ...ASKED })).toEqual({});
    expect(takenFrom(OWN, { ...SUGGESTION, source: 'safety' })).toEqual({});
    expect(takenFrom(OWN, { ...SUGGESTION, sets: ['globalModulationStrength'] })).toEqual({});
  });

  it('is forgotten, one by one, where the person sets it again', () => {
    const taken = takenFrom(OWN);
    const after = applySuggestion(OWN, SUGGESTION);
    expect(stillTaken(taken, after)).toEqual(taken);
    expect(stillTaken(taken, { ...after, masterAudioVolume: 0.2 })).toEqual({
      globalModulationStrength: 0.7,
      waveform: 'Square',
    });
  });
});
