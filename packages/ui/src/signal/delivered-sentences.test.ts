import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import type { SessionSettings } from '@overtone/domain/session/settings';
import { createFakeEngine } from '@overtone/testkit/fake-engine';
import { describe, expect, it } from 'vitest';
import type { DeliveredRhythm, EngineState } from '../session/engine-state.ts';
import { deliveredSentences, lightSentence } from './delivered-sentences.ts';

function rhythm(askedHz: number, light: DeliveredRhythm['light']): DeliveredRhythm {
  return { askedHz, soundHz: askedHz, soundReason: 'as-asked', light };
}

const AS_ASKED = rhythm(10, { hz: 10, divisor: 1, reason: 'as-asked' });
const LIT = { showsLight: true, inMeeting: false, isOn: true };

function state(
  centre: DeliveredRhythm,
  change: Partial<EngineState> = {},
  settings: Partial<SessionSettings> = {},
): EngineState {
  const engine = createFakeEngine();
  engine.apply({ ...DEMO_DEFAULTS, ...settings, isOn: true });
  const plan = { ...engine.state.get().plan, centre, global: AS_ASKED };
  return { ...engine.state.get(), audio: 'running', light: 'on', refreshHz: 60, plan, ...change };
}

describe('deliveredSentences', () => {
  it('say one thing when all is as asked', () => {
    expect(deliveredSentences(state(AS_ASKED), LIT)).toEqual(['Light and sound run as asked.']);
  });

  it('say “sound only” instead of a reason for a light that is not shown', () => {
    const slowed = state(rhythm(40, { hz: 40 / 3, divisor: 3, reason: 'screen' }));
    expect(deliveredSentences(slowed, LIT)).toEqual([
      'Light shows 13.33 Hz: a 60 Hz screen cannot show 40 Hz.',
    ]);
    expect(deliveredSentences(slowed, { ...LIT, showsLight: false })).toEqual([
      'Sound only: the light is off. The sound runs as asked.',
    ]);
    expect(deliveredSentences(slowed, { ...LIT, showsLight: false, inMeeting: true })).toEqual([
      'Sound only, and low: you are in a meeting.',
    ]);
  });
});

describe('deliveredSentences, where a sense cannot be had', () => {
  const silent = { audio: 'unavailable' } as const;
  const dark = { light: 'unavailable' } as const;
  const slowed = rhythm(40, { hz: 40 / 3, divisor: 3, reason: 'screen' });

  it('never claim a sound that cannot be played', () => {
    expect(deliveredSentences(state(AS_ASKED, silent), LIT)).toEqual([
      'Light only: the sound cannot be played here. The light runs as asked.',
    ]);
    expect(deliveredSentences(state(slowed, silent), LIT)).toEqual([
      'Light only: the sound cannot be played here.',
      'Light shows 13.33 Hz: a 60 Hz screen cannot show 40 Hz.',
    ]);
  });

  it('tell a light that cannot be shown from one that is switched off', () => {
    expect(deliveredSentences(state(slowed, dark), LIT)).toEqual([
      'Sound only: the light cannot be shown here. The sound runs as asked.',
    ]);
  });

  it.each([
    [{ ...LIT, showsLight: false }, silent, 'the light is off'],
    [
      { ...LIT, showsLight: false, inMeeting: true },
      silent,
      'the light is off while you are in a meeting',
    ],
  ])('say that nothing runs, and why: %j', (choice, change, why) => {
    expect(deliveredSentences(state(AS_ASKED, change), choice)).toEqual([
      `Nothing is running: ${why}, and the sound cannot be played here.`,
    ]);
  });

  it('say that neither can be had', () => {
    expect(deliveredSentences(state(AS_ASKED, { ...silent, ...dark }), LIT)).toEqual([
      'Nothing is running: neither light nor sound is available here.',
    ]);
  });
});

describe('deliveredSentences, while nothing is delivered', () => {
  const off = { ...LIT, isOn: false };
  const held = { audio: 'suspended' } as const;
  const slowed = rhythm(40, { hz: 40 / 3, divisor: 3, reason: 'screen' });

  it('speak of what will be, while the session is off', () => {
    expect(deliveredSentences(state(AS_ASKED), off)).toEqual([
      'Nothing is running.',
      'Light and sound will run as asked.',
    ]);
    expect(deliveredSentences(state(slowed), off)).toEqual([
      'Nothing is running.',
      'Light will show 13.33 Hz: a 60 Hz screen cannot show 40 Hz.',
    ]);
    expect(deliveredSentences(state(slowed), { ...off, showsLight: false })).toEqual([
      'Nothing is running.',
      'Sound only: the light is off. The sound will run as asked.',
    ]);
    expect(deliveredSentences(state(AS_ASKED, held), off)).toEqual([
      'Nothing is running.',
      'Light and sound will run as asked.',
    ]);
  });

  it('say in a meeting what will be, not what is', () => {
    const meeting = { ...off, showsLight: false, inMeeting: true };
    expect(deliveredSentences(state(AS_ASKED), meeting)).toEqual([
      'Nothing is running.',
      'Sound alone will run, and low: you are in a meeting.',
    ]);
  });

  it('claim no sound without volume', () => {
    const silent = state(AS_ASKED, {}, { masterAudioVolume: 0, backgroundVolume: 0 });
    expect(deliveredSentences(silent, LIT)).toEqual([
      'Light only: the volume is at 0%. The light runs as asked.',
    ]);
    expect(deliveredSentences(silent, { ...LIT, showsLight: false })).toEqual([
      'Nothing is running: the volume is at 0%, and the light is off.',
    ]);
  });

  it('tell a background that plays alone from silence', () => {
    const untoned = state(AS_ASKED, {}, { masterAudioVolume: 0 });
    const heard = 'Only the background sound is heard: the volume is at 0%.';
    expect(deliveredSentences(untoned, LIT)).toEqual([`${heard} The light runs as asked.`]);
    expect(deliveredSentences(untoned, { ...LIT, showsLight: false })).toEqual([
      `Sound only: the light is off. ${heard}`,
    ]);
    const meeting = { ...LIT, showsLight: false, inMeeting: true };
    expect(deliveredSentences(untoned, meeting)).toEqual([
      `Sound only, and low: you are in a meeting. ${heard}`,
    ]);
    expect(deliveredSentences(untoned, { ...LIT, isOn: false })).toEqual([
      'Nothing is running.',
      'Light and sound will run as asked.',
    ]);
    const slow = rhythm(40, { hz: 40 / 3, divisor: 3, reason: 'screen' });
    expect(deliveredSentences(state(slow, {}, { masterAudioVolume: 0 }), LIT)).toEqual([
      heard,
      'Light shows 13.33 Hz: a 60 Hz screen cannot show 40 Hz.',
    ]);
  });

  it.each(['off', 'ambient'] as const)('claim no background that is not heard: %s', (kind) => {
    const change = { masterAudioVolume: 0, backgroundSoundType: kind, hasOwnAudio: true };
    expect(deliveredSentences(state(AS_ASKED, {}, change), LIT)).toEqual([
      'Light only: the volume is at 0%. The light runs as asked.',
    ]);
  });

  it('claim nothing without intensity', () => {
    expect(deliveredSentences(state(AS_ASKED, {}, { globalModulationStrength: 0 }), LIT)).toEqual([
      'Nothing pulses: Effect Intensity is at 0%.',
    ]);
  });

  it('claim no sound that the browser holds back', () => {
    expect(deliveredSentences(state(AS_ASKED, held), LIT)).toEqual([
      'Light only: your browser is holding the sound back. The light runs as asked.',
    ]);
    expect(deliveredSentences(state(AS_ASKED, held), { ...LIT, showsLight: false })).toEqual([
      'Nothing is running: your browser is holding the sound back, and the light is off.',
    ]);
  });
});

describe('lightSentence', () => {
  it('names both frequencies and the screen that cannot show the asked one', () => {
    const centre = rhythm(40, { hz: 40 / 3, divisor: 3, reason: 'screen' });
    expect(lightSentence(centre, 59.94, true)).toBe(
      'Light shows 13.33 Hz: a 60 Hz screen cannot show 40 Hz.',
    );
  });

  it('says that the screen is not known yet', () => {
    const centre = rhythm(40, { hz: 10, divisor: 4, reason: 'unknown-screen' });
    expect(lightSentence(centre, null, true)).toBe(
      'Light shows 10 Hz instead of 40 Hz until we know your screen’s refresh rate.',
    );
  });

  it('says that the screen is not steady', () => {
    const centre = rhythm(40, { hz: 10, divisor: 4, reason: 'unsteady-screen' });
    expect(lightSentence(centre, 60, true)).toBe(
      'Light shows 10 Hz instead of 40 Hz, because your screen’s frame rate is uneven at the moment.',
    );
  });

  it('has nothing to say about a rhythm that is off or shown as asked', () => {
    expect(
      lightSentence(rhythm(10, { hz: 10, divisor: 1, reason: 'as-asked' }), 60, true),
    ).toBeNull();
    expect(lightSentence(rhythm(0, { hz: 0, divisor: 1, reason: 'off' }), 60, true)).toBeNull();
  });
});
