import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import { SAFETY_NOTE } from '@overtone/domain/safety/safety-note';
import { describe, expect, it } from 'vitest';
import { answer, doneAsAsked } from './answer.ts';
import { recommend } from './recommend.ts';

describe('what is asked of the signal itself', () => {
  it('is done to what is set', () => {
    expect(answer('give me 20 Hz', { ...DEMO_DEFAULTS, visualHue: 100 })).toMatchObject({
      centerModulationHz: 20,
      globalModulationHz: 3,
      visualHue: 100,
      source: 'offline',
      alternatives: [],
    });
    expect(answer('theta')).toMatchObject({ state: 'calm', alternatives: [] });
  });

  it.each(['10 Hz for my migraine', '20 Hz while I kill myself'])(
    'comes after a risk, and after a person in a crisis: %s',
    (text) => {
      expect(doneAsAsked(text)).toBeUndefined();
      expect(answer(text).source).toBe('safety');
    },
  );
});

describe('what makes somebody dizzy', () => {
  it.each([
    ['slower, it’s making me dizzy', 'Slower'],
    ['slower please I’m getting dizzy', 'Slower'],
    ['half the speed, I feel dizzy', 'Slower'],
    ['softer, the light makes me dizzy', 'Softer'],
    ['langsamer, mir wird schwindlig', 'Slower'],
  ])('gets the mildest pair, and is told that it does what was asked: %s', (text, word) => {
    const done = doneAsAsked(text, DEMO_DEFAULTS);
    expect(done).toMatchObject({ source: 'safety', state: 'safety', safetyNote: SAFETY_NOTE });
    expect(done?.narrativeExplanation).toMatch(
      new RegExp(`^${word}, as you asked\\. It sounds`, 'u'),
    );
    expect(answer(text, DEMO_DEFAULTS)).toEqual(done);
  });

  it.each(['faster, I’m dizzy', '40 Hz, it makes me dizzy'])(
    'is never obeyed upwards: %s',
    (text) => {
      expect(doneAsAsked(text, DEMO_DEFAULTS)).toBeUndefined();
      expect(answer(text, DEMO_DEFAULTS).source).toBe('safety');
    },
  );
});

describe('a program that is asked for', () => {
  it.each([
    ['half an hour to wind down', 'wind_down'],
    ['two hours of deep work with breaks', 'deep_focus'],
    ['an hour of debugging', 'analytical'],
    ['25/5 for two hours, then 10 minutes of calm', 'deep_focus'],
    ['25/5 three times, then something calm', 'deep_focus'],
    ['two hours of focus, then something calm', 'deep_focus'],
    ['dame dos horas de concentración y luego algo tranquilo', 'deep_focus'],
    ['eine Stunde Konzentration, dann etwas Ruhiges', 'deep_focus'],
    ['une heure de concentration puis quelque chose de calme', 'deep_focus'],
    ['20 minutes of something relaxing', 'calm'],
    ['half an hour to chill after work', 'calm'],
  ])('is answered with the pair that it begins with: %s', (text, state) => {
    expect(answer(text)).toMatchObject({ state, source: 'offline', alternatives: [] });
    expect(doneAsAsked(text)).toEqual(answer(text));
  });

  it.each(['two hours of work then calm', 'two hours of work, then wind down'])(
    'is answered with work where the suggestion hears what follows it: %s',
    (text) => {
      expect(answer(text)).toMatchObject({ state: 'deep_focus', confidence: 1 });
      expect(doneAsAsked(text)).toEqual(answer(text));
    },
  );

  it.each([
    [
      '10 minutes at 40 Hz',
      40,
      'The centre is set to 40 Hz, as you asked; the slow rhythm stays at 3 Hz.',
    ],
    [
      '10 minutes at 300 Hz',
      100,
      'Rhythms can be 0.1–100 Hz. The centre is set to 100 Hz; the slow rhythm stays at 3 Hz.',
    ],
  ])('by its numbers is answered with the rhythm that it begins with: %s', (text, hz, said) => {
    expect(answer(text)).toMatchObject({ centerModulationHz: hz, narrativeExplanation: said });
    expect(doneAsAsked(text)).toEqual(answer(text));
  });

  it('leaves to the suggestion what its words leave open', () => {
    expect(doneAsAsked('90 minutes of writing, then a calm end')).toBeUndefined();
  });

  it.each([
    'half an hour to wind down from my migraine',
    'half an hour to relax, then I kill myself',
  ])('comes after a risk, and after a person in a crisis: %s', (text) => {
    expect(doneAsAsked(text)).toBeUndefined();
    expect(answer(text).source).toBe('safety');
  });
});

it('answers a task with what is recommended for it', () => {
  expect(doneAsAsked('writing my thesis')).toBeUndefined();
  expect(answer('writing my thesis', DEMO_DEFAULTS)).toEqual(recommend('writing my thesis'));
});
