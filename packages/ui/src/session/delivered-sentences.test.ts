import { describe, expect, it } from 'vitest';
import type { DeliveredRhythm } from './engine-state.ts';
import { lightSentence } from './delivered-sentences.ts';

function rhythm(askedHz: number, light: DeliveredRhythm['light']): DeliveredRhythm {
  return { askedHz, soundHz: askedHz, light };
}

describe('lightSentence', () => {
  it('names both frequencies and the screen that cannot show the asked one', () => {
    const centre = rhythm(40, { hz: 40 / 3, divisor: 3, reason: 'screen' });
    expect(lightSentence(centre, 59.94)).toBe(
      'Light shows 13.33 Hz: a 60 Hz screen cannot show 40 Hz.',
    );
  });

  it('says that the screen is not known yet', () => {
    const centre = rhythm(40, { hz: 10, divisor: 4, reason: 'unknown-screen' });
    expect(lightSentence(centre, null)).toBe(
      'Light shows 10 Hz while your screen’s refresh rate is not yet known; 40 Hz was asked for.',
    );
  });

  it('has nothing to say about a rhythm that is off or shown as asked', () => {
    expect(lightSentence(rhythm(10, { hz: 10, divisor: 1, reason: 'as-asked' }), 60)).toBeNull();
    expect(lightSentence(rhythm(0, { hz: 0, divisor: 1, reason: 'off' }), 60)).toBeNull();
  });
});
