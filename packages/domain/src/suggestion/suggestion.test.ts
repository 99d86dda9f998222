import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEMO_DEFAULTS } from '../session/defaults.ts';
import { sessionSettingsSchema } from '../session/settings.ts';
import { applySuggestion } from './apply-suggestion.ts';
import { MAX_NARRATIVE_CODE_POINTS, parseSuggestion, type Suggestion } from './suggestion.ts';

const REPLY = {
  globalModulationHz: 3,
  centerModulationHz: 40,
  visualHue: 175,
  narrativeExplanation: 'A fast rhythm that may suit close work.',
};

function parsed(reply: unknown): Suggestion {
  const result = parseSuggestion(reply);
  if (!result.ok) throw new Error(result.reason);
  return result.value;
}

const withFrequencies = (globalModulationHz: unknown, centerModulationHz: unknown) =>
  parseSuggestion({ ...REPLY, globalModulationHz, centerModulationHz });

describe('parseSuggestion', () => {
  it('takes the four fields and adds the client defaults', () => {
    expect(parsed(REPLY)).toEqual({
      ...REPLY,
      globalModulationStrength: 0.45,
      masterAudioVolume: 0.1,
      waveform: 'Sine',
    });
  });

  it.each([
    ['missing', undefined],
    ['null', null],
    ['a string', '10'],
    ['NaN', NaN],
    ['infinite', Infinity],
    ['an object', {}],
    ['a list', [10]],
    ['true', true],
  ])('refuses a frequency that is %s', (_, value) => {
    const failure = { ok: false, reason: 'Invalid frequency values in response' };
    expect(withFrequencies(value, 40)).toEqual(failure);
    expect(withFrequencies(3, value)).toEqual(failure);
  });

  it.each([
    [10, 10],
    [40, 3],
    [0, 0],
    [3 + 1e-12, 3],
    [150, 200],
    [200, 150],
    [100, 101],
    [-5, 0.05],
  ])('refuses a global frequency of %d Hz under a centre of %d Hz', (global, center) => {
    expect(withFrequencies(global, center)).toEqual({
      ok: false,
      reason: 'Invalid frequency relationship',
    });
  });

  it.each([
    [
      3,
      150,
      3,
      100,
      'The suggestion for the fast rhythm was 150 Hz; it is set to 100 Hz, the fastest there is.',
    ],
    [
      0.05,
      10,
      0.1,
      10,
      'The suggestion for the slow rhythm was 0.05 Hz; it is set to 0.1 Hz, the slowest there is.',
    ],
    [
      -1,
      10,
      0.1,
      10,
      'The suggestion for the slow rhythm was -1 Hz; it is set to 0.1 Hz, the slowest there is.',
    ],
    [
      0,
      10,
      0.1,
      10,
      'The suggestion for the slow rhythm was 0 Hz; it is set to 0.1 Hz, the slowest there is.',
    ],
  ])('brings %d and %d Hz to %d and %d Hz, and says so', (global, center, slow, fast, sentence) => {
    const suggestion = parsed({ ...REPLY, globalModulationHz: global, centerModulationHz: center });
    expect(suggestion).toMatchObject({ globalModulationHz: slow, centerModulationHz: fast });
    expect(suggestion.narrativeExplanation).toBe(`${REPLY.narrativeExplanation} ${sentence}`);
    expect(parsed(suggestion)).toEqual(suggestion);
  });

  it('says so within the length that an explanation may have', () => {
    const long = { ...REPLY, centerModulationHz: 150, narrativeExplanation: 'word '.repeat(200) };
    const outcome = parseSuggestion(long);
    const said = outcome.ok ? outcome.value.narrativeExplanation : '';
    expect(Array.from(said).length).toBeLessThanOrEqual(MAX_NARRATIVE_CODE_POINTS);
    expect(said).toMatch(/it is set to 100 Hz, the fastest there is\.$/u);
  });

  it('says nothing of frequencies that can be set', () => {
    expect(parsed(REPLY).narrativeExplanation).toBe(REPLY.narrativeExplanation);
  });

  it.each([
    [0.1, 6],
    [3, 3 + 1e-9],
    [99, 100],
  ])('accepts a global frequency of %d Hz under a centre of %d Hz', (global, center) => {
    expect(withFrequencies(global, center).ok).toBe(true);
  });

  it.each([undefined, null, 'reply', 42, true, [], [REPLY], {}])(
    'refuses %j as a reply',
    (reply) => {
      expect(parseSuggestion(reply)).toEqual({
        ok: false,
        reason: 'Invalid frequency values in response',
      });
    },
  );

  it.each([
    [0, 0],
    [359.5, 359.5],
    [360, 0],
    [725, 5],
    [-10, 350],
    [-1e-20, 0],
    [undefined, 240],
    [null, 240],
    [NaN, 240],
    ['200', 240],
  ])('turns the hue %j into %d', (visualHue, hue) => {
    expect(parsed({ ...REPLY, visualHue }).visualHue).toBeCloseTo(hue, 9);
  });

  it('never gives a hue of a full turn', () => {
    expect(parsed({ ...REPLY, visualHue: -1e-20 }).visualHue).toBeLessThan(360);
  });

  it('cleans the explanation and cuts it to 400 code points', () => {
    const narrativeExplanation = `  \u202eHello\u200b\n${'🧠'.repeat(500)}`;
    const { narrativeExplanation: text } = parsed({ ...REPLY, narrativeExplanation });
    expect(text.startsWith('Hello 🧠')).toBe(true);
    expect(Array.from(text)).toHaveLength(400);
  });

  it.each([undefined, null, 7, '', ' \u200b '])(
    'has something to say where the explanation is %j',
    (narrativeExplanation) => {
      expect(parsed({ ...REPLY, narrativeExplanation }).narrativeExplanation).toBe(
        'These rhythms are set for your task.',
      );
    },
  );

  it('keeps a strength, a volume and a waveform that the reply sets, when a session can hold them', () => {
    const set = { globalModulationStrength: 0.1, masterAudioVolume: 0, waveform: 'Triangle' };
    expect(parsed({ ...REPLY, ...set })).toMatchObject(set);
    expect(parsed({ ...REPLY, backgroundVolume: 0 }).backgroundVolume).toBe(0);
    expect(parsed({ ...REPLY, backgroundVolume: 2 })).not.toHaveProperty('backgroundVolume');
    const odd = { globalModulationStrength: 2, masterAudioVolume: '1', waveform: 'Noise' };
    expect(parsed({ ...REPLY, ...odd })).toMatchObject({
      globalModulationStrength: 0.45,
      masterAudioVolume: 0.1,
      waveform: 'Sine',
    });
  });

  it('keeps what says where the suggestion comes from', () => {
    const additions = {
      source: 'offline',
      state: 'analytical',
      confidence: 0,
      safetyNote: 'Consult a doctor before use.',
    };
    expect(parsed({ ...REPLY, ...additions })).toMatchObject(additions);
  });

  it('keeps what of it is to be set, which may be nothing, and no name that it does not know', () => {
    const sets = ['visualHue', 'isOn', 7, 'centerModulationHz'];
    expect(parsed({ ...REPLY, sets }).sets).toEqual(['centerModulationHz', 'visualHue']);
    expect(parsed({ ...REPLY, sets: [] }).sets).toEqual([]);
    expect(parsed({ ...REPLY, sets: 'visualHue' })).not.toHaveProperty('sets');
  });

  it('leaves out additions that are malformed, and fields it does not know', () => {
    const reply = { ...REPLY, source: 'oracle', state: 9, confidence: 1.2, isOn: true };
    expect(parsed(reply)).toEqual(parsed(REPLY));
  });

  it('keeps the alternatives that hold, and drops the others', () => {
    const good = {
      state: 'creative',
      label: 'Creative flow',
      globalModulationHz: 1,
      centerModulationHz: 10,
      visualHue: 60,
    };
    const alternatives = [good, { ...good, centerModulationHz: 0.5 }, { ...good, label: '' }, null];
    expect(parsed({ ...REPLY, alternatives }).alternatives).toEqual([good]);
    expect(parsed({ ...REPLY, alternatives: [null] })).not.toHaveProperty('alternatives');
    expect(parsed({ ...REPLY, alternatives: 'creative' })).not.toHaveProperty('alternatives');
  });

  it('never throws, and what it accepts is always slower globally and fits a session', () => {
    const replies = fc.oneof(
      fc.jsonValue(),
      fc.record({
        globalModulationHz: fc.oneof(fc.double(), fc.jsonValue()),
        centerModulationHz: fc.oneof(fc.double({ min: 0, max: 100 }), fc.jsonValue()),
        visualHue: fc.oneof(fc.double(), fc.jsonValue()),
        narrativeExplanation: fc.oneof(fc.string({ unit: 'binary' }), fc.jsonValue()),
        alternatives: fc.jsonValue(),
      }),
    );
    fc.assert(
      fc.property(replies, (reply) => {
        const result = parseSuggestion(reply);
        if (!result.ok) return;
        expect(result.value.globalModulationHz).toBeLessThan(result.value.centerModulationHz);
        const settings = applySuggestion(DEMO_DEFAULTS, result.value);
        expect(sessionSettingsSchema.safeParse(settings).success).toBe(true);
        expect(settings.globalModulationHz === result.value.globalModulationHz).toBe(true);
        expect(settings.centerModulationHz === result.value.centerModulationHz).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('gives the same suggestion when one is parsed again', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 49, noNaN: true }),
        fc.double({ min: 50, max: 100, noNaN: true }),
        fc.string({ unit: 'binary' }),
        (globalModulationHz, centerModulationHz, narrativeExplanation) => {
          const once = parsed({ globalModulationHz, centerModulationHz, narrativeExplanation });
          expect(parsed(once)).toEqual(once);
        },
      ),
    );
  });
});
