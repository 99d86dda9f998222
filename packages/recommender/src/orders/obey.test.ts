import { MODULATION_RANGE_HZ } from '@overtone/domain/frequency/modulation-range';
import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import { applySuggestion } from '@overtone/domain/suggestion/apply-suggestion';
import { MAX_NARRATIVE_CODE_POINTS, parseSuggestion } from '@overtone/domain/suggestion/suggestion';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { obey } from './obey.ts';
import type { Order } from './order.ts';
import { readOrders } from './read-orders.ts';

/** What a sentence makes of the demo's settings: 3 and 40 Hz, hue 243, strength 0.45, volume 0.1. */
const inDemo = (text: string) => obey(readOrders(text), DEMO_DEFAULTS);

describe('a number', () => {
  it('is what the centre is set to, and nothing else changes', () => {
    expect(inDemo('give me 20 Hz')).toMatchObject({
      centerModulationHz: 20,
      globalModulationHz: 3,
      visualHue: 243,
      globalModulationStrength: 0.45,
      masterAudioVolume: 0.1,
      waveform: 'Sine',
      state: 'deep_focus',
      narrativeExplanation:
        'The centre is set to 20 Hz, as you asked; the slow rhythm stays at 3 Hz.',
    });
  });

  it('below the slow rhythm takes that down too', () => {
    expect(inDemo('2 Hz')).toMatchObject({
      centerModulationHz: 2,
      globalModulationHz: 0.1,
      narrativeExplanation:
        'The centre is set to 2 Hz, as you asked; the slow rhythm goes down to 1 cycle per 10 s, because it has to be the slower one.',
    });
  });

  it.each([
    ['500 Hz', 100],
    ['0 Hz', 0.2],
    ['0.1 Hz', 0.2],
    ['1,000 Hz', 100],
  ])('out of range is the nearest that can be: %s', (text, hz) => {
    const { centerModulationHz, narrativeExplanation } = inDemo(text);
    expect(centerModulationHz).toBe(hz);
    expect(narrativeExplanation).not.toContain('as you asked');
  });

  it('says the range where it was left', () => {
    expect(inDemo('500 Hz').narrativeExplanation).toMatch(/^Rhythms can be 0\.1–100 Hz\./);
  });

  it('may be the slow rhythm’s, as long as that stays the slower one', () => {
    expect(inDemo('slow rhythm at 2 Hz')).toMatchObject({
      globalModulationHz: 2,
      centerModulationHz: 40,
    });
    expect(inDemo('slow rhythm at 50 Hz')).toMatchObject({
      globalModulationHz: 3,
      narrativeExplanation:
        'The slow rhythm has to stay below the centre’s 40 Hz, so it is left as it is.',
    });
  });
});

describe('two numbers', () => {
  const NOTHING_SET = { globalModulationHz: null, centerModulationHz: null };
  const RARE = { globalModulationHz: 0.1, centerModulationHz: 5 };

  it.each([
    [
      'Give me 7 Hz over 18 Hz please',
      7,
      18,
      'The rhythms are set to 7 Hz and 18 Hz, as you asked.',
    ],
    ['4 Hz and 2 Hz', 2, 4, 'The rhythms are set to 2 Hz and 4 Hz, as you asked.'],
    ['18 Hz, slow rhythm 7 Hz', 7, 18, 'The rhythms are set to 7 Hz and 18 Hz, as you asked.'],
    [
      '40 and 500 Hz',
      40,
      100,
      'Rhythms can be 0.1–100 Hz. The rhythms are set to 40 Hz and 100 Hz.',
    ],
  ])(
    'are both set, whatever was set before, and each is named once: %s',
    (text, slow, fast, said) => {
      for (const current of [undefined, NOTHING_SET, DEMO_DEFAULTS, RARE]) {
        expect(obey(readOrders(text), current)).toMatchObject({
          globalModulationHz: slow,
          centerModulationHz: fast,
          narrativeExplanation: said,
        });
      }
    },
  );

  it('of which neither is the slower are the centre’s alone', () => {
    expect(inDemo('10 Hz and 10 Hz')).toMatchObject({
      globalModulationHz: 3,
      centerModulationHz: 10,
      narrativeExplanation:
        'The slow rhythm has to be the slower of the two. The centre is set to 10 Hz, as you asked; the slow rhythm stays at 3 Hz.',
    });
  });
});

describe('words', () => {
  it.each([
    ['theta', { centerModulationHz: 6, globalModulationHz: 3, state: 'calm' }],
    ['delta please', { centerModulationHz: 3, globalModulationHz: 0.1, state: 'wind_down' }],
    ['slower', { centerModulationHz: 32, globalModulationHz: 2.4 }],
    ['faster', { centerModulationHz: 50, globalModulationHz: 3 }],
    ['half the speed', { centerModulationHz: 20, globalModulationHz: 1.5 }],
    ['twice as fast', { centerModulationHz: 80, globalModulationHz: 3 }],
    ['softer', { globalModulationStrength: 0.3, masterAudioVolume: 0.1 }],
    ['mute', { masterAudioVolume: 0, backgroundVolume: 0, centerModulationHz: 40 }],
    ['no rain', { masterAudioVolume: 0.1, backgroundVolume: 0 }],
    ['stop', { masterAudioVolume: 0.1, centerModulationHz: 40, globalModulationHz: 3 }],
    ['undo', { visualHue: 243, centerModulationHz: 40, globalModulationHz: 3 }],
    ['stronger', { globalModulationStrength: 0.6 }],
    ['quieter', { masterAudioVolume: 0.06 }],
    ['louder', { masterAudioVolume: 0.1 }],
    ['less blue', { visualHue: 45, centerModulationHz: 40 }],
    ['like yesterday', { visualHue: 243, centerModulationHz: 40, globalModulationHz: 3 }],
  ])('are done: %s', (text, settings) => {
    expect(inDemo(text)).toMatchObject(settings);
  });

  it.each([
    ['theta', 'Theta is 4–8 Hz: the centre is set to 6 Hz; the slow rhythm stays at 3 Hz.'],
    ['slower', 'Slower: the centre goes from 40 Hz to 32 Hz, the slow rhythm from 3 Hz to 2.4 Hz.'],
    [
      'half the speed',
      'Slower: the centre goes from 40 Hz to 20 Hz, the slow rhythm from 3 Hz to 1.5 Hz.',
    ],
    [
      'no sound',
      'No sound: the tone goes from 10% to 0%, the background from 1.5% to 0%. Undo or their sliders bring them back.',
    ],
    ['no rain', 'The background goes from 1.5% to 0%. Undo or its slider brings it back.'],
    ['turn off the light', 'Only you switch the light off, with its own switch.'],
    [
      'stop it',
      'Only you stop a session: Escape, or the button that started it, ends light and sound at once.',
    ],
    [
      'back to normal',
      'What you used before isn’t known here, so everything stays as it is: 40 Hz at the centre, the slow rhythm at 3 Hz.',
    ],
    ['softer', 'Softer: the intensity goes from 45% to 30%.'],
    ['louder', 'The volume stays at 10%: only you raise it, with its slider.'],
    ['less blue', 'The colour is amber now.'],
    [
      'like yesterday',
      'What you used before isn’t known here, so everything stays as it is: 40 Hz at the centre, the slow rhythm at 3 Hz.',
    ],
    [
      'like yesterday, but softer',
      'What you used before isn’t known here. Softer: the intensity goes from 45% to 30%.',
    ],
  ])('are said back: %s', (text, sentence) => {
    expect(inDemo(text).narrativeExplanation).toBe(sentence);
  });

  it('lean on a state where nothing is known of what is set', () => {
    expect(obey(readOrders('slower'))).toMatchObject({ state: 'calm', centerModulationHz: 6 });
    expect(obey(readOrders('faster'))).toMatchObject({ state: 'energise' });
    expect(obey(readOrders('theta'))).toMatchObject({ globalModulationHz: 0.1 });
    expect(obey(readOrders('less blue'))).toMatchObject({ state: 'none', visualHue: 45 });
    expect(obey(readOrders('like yesterday'))).toMatchObject({
      state: 'none',
      narrativeExplanation:
        'What you used before isn’t known here, so this is the neutral pair: 12 Hz at the centre, the slow rhythm at 1 Hz.',
    });
  });
});

describe('what is set', () => {
  it.each<[string, readonly string[]]>([
    ['give me 20 Hz', ['centerModulationHz']],
    ['2 Hz', ['globalModulationHz', 'centerModulationHz']],
    ['3 and 40 Hz', ['globalModulationHz', 'centerModulationHz']],
    ['slow rhythm at 2 Hz', ['globalModulationHz']],
    ['slow rhythm at 50 Hz', []],
    ['theta', ['centerModulationHz']],
    ['slower', ['globalModulationHz', 'centerModulationHz']],
    ['faster', ['centerModulationHz']],
    ['softer', ['globalModulationStrength']],
    ['quieter', ['masterAudioVolume']],
    ['mute', ['masterAudioVolume', 'backgroundVolume']],
    ['no rain', ['backgroundVolume']],
    ['less blue, softer', ['visualHue', 'globalModulationStrength']],
    ['louder', []],
    ['stop', []],
    ['turn off the light', []],
    ['like yesterday', []],
  ])('is what was asked for, and nothing else: %s', (text, sets) => {
    expect(inDemo(text).sets).toEqual(sets);
  });

  it('is what stands in, where nothing is known', () => {
    const pair = ['globalModulationHz', 'centerModulationHz'];
    expect(obey(readOrders('20 Hz')).sets).toEqual(pair);
    expect(obey(readOrders('slower')).sets).toEqual(pair);
    expect(obey(readOrders('softer')).sets).toEqual(['globalModulationStrength']);
    expect(obey(readOrders('like yesterday')).sets).toEqual([...pair, 'visualHue']);
  });
});

describe('no sound', () => {
  const SILENT = { masterAudioVolume: 0, backgroundVolume: 0 };

  it.each<[string, Partial<typeof DEMO_DEFAULTS>, readonly string[], string]>([
    [
      'mute',
      { backgroundSoundType: 'off' },
      ['masterAudioVolume'],
      'No sound: the tone goes from 10% to 0%. Undo or its slider brings it back.',
    ],
    [
      'mute',
      { hasOwnAudio: true },
      ['masterAudioVolume'],
      'No sound: the tone goes from 10% to 0%. Undo or its slider brings it back.',
    ],
    [
      'mute',
      { masterAudioVolume: 0 },
      ['backgroundVolume'],
      'No sound: the background goes from 1.5% to 0%. Undo or its slider brings it back.',
    ],
    ['mute', SILENT, [], 'The sound is already off.'],
    ['mute', { masterAudioVolume: 0, backgroundSoundType: 'off' }, [], 'The sound is already off.'],
    ['turn off the rain', SILENT, [], 'No background sound is playing.'],
    ['no background', { backgroundSoundType: 'off' }, [], 'No background sound is playing.'],
  ])('is of what plays, and says so: %s, %j', (text, own, sets, said) => {
    const obeyed = obey(readOrders(text), { ...DEMO_DEFAULTS, ...own });
    expect(obeyed.sets).toEqual(sets);
    expect(obeyed.narrativeExplanation).toBe(said);
  });

  it('of which nothing is known is of the tone', () => {
    expect(obey(readOrders('mute'))).toMatchObject({
      masterAudioVolume: 0,
      sets: ['masterAudioVolume'],
    });
    expect(obey(readOrders('mute'))).not.toHaveProperty('backgroundVolume');
  });
});

describe('a rhythm that is off', () => {
  const SLOW_OFF = { ...DEMO_DEFAULTS, globalModulationHz: null };
  const CENTRE_OFF = { ...DEMO_DEFAULTS, centerModulationHz: 0 };
  const BOTH_OFF = { ...SLOW_OFF, centerModulationHz: null };

  it.each<[string, typeof SLOW_OFF | typeof CENTRE_OFF, readonly string[], string]>([
    [
      'softer',
      SLOW_OFF,
      ['globalModulationStrength'],
      'Softer: the intensity goes from 45% to 30%.',
    ],
    [
      '20 Hz',
      SLOW_OFF,
      ['centerModulationHz'],
      'The centre is set to 20 Hz, as you asked; the slow rhythm stays off.',
    ],
    [
      'theta',
      SLOW_OFF,
      ['centerModulationHz'],
      'Theta is 4–8 Hz: the centre is set to 6 Hz; the slow rhythm stays off.',
    ],
    [
      'slower',
      SLOW_OFF,
      ['centerModulationHz'],
      'Slower: the centre goes from 40 Hz to 32 Hz, the slow rhythm stays off.',
    ],
    [
      'slower',
      CENTRE_OFF,
      ['globalModulationHz'],
      'Slower: the centre stays off, the slow rhythm goes from 3 Hz to 2.4 Hz.',
    ],
    [
      'slow rhythm at 20 Hz',
      CENTRE_OFF,
      ['globalModulationHz'],
      'The slow rhythm is set to 20 Hz.',
    ],
    [
      'slow rhythm at 100 Hz',
      CENTRE_OFF,
      [],
      'The slow rhythm has to stay below 100 Hz, so it is left as it is.',
    ],
    [
      '2 Hz',
      CENTRE_OFF,
      ['globalModulationHz', 'centerModulationHz'],
      'The centre is set to 2 Hz, as you asked; the slow rhythm goes down to 1 cycle per 10 s, because it has to be the slower one.',
    ],
    ['faster', BOTH_OFF, [], 'Both rhythms are off, and stay off.'],
    [
      'like yesterday',
      BOTH_OFF,
      [],
      'What you used before isn’t known here, so everything stays as it is: no rhythm at the centre, no slow rhythm.',
    ],
  ])('stays off unless it is asked for: %s', (text, current, sets, said) => {
    const obeyed = obey(readOrders(text), current);
    expect(obeyed.sets).toEqual(sets);
    expect(obeyed.narrativeExplanation).toBe(said);
    expect(parseSuggestion(obeyed).ok).toBe(true);
    // What is laid over the settings switches nothing on.
    const after = applySuggestion({ ...DEMO_DEFAULTS, ...current }, obeyed);
    for (const name of ['globalModulationHz', 'centerModulationHz'] as const) {
      const expected = sets.includes(name) ? obeyed[name] : current[name];
      expect([name, after[name]]).toEqual([name, expected]);
    }
  });

  it('names the state of the centre that is on, and none without one', () => {
    expect(obey(readOrders('softer'), SLOW_OFF).state).toBe('analytical');
    expect(obey(readOrders('softer'), CENTRE_OFF).state).toBe('none');
  });
});

const order = fc.oneof(
  fc.record({
    kind: fc.constantFrom('centre' as const, 'slow' as const),
    hz: fc.double({ min: 0, max: 1000, noNaN: true }),
  }),
  fc.record({
    kind: fc.constant('band' as const),
    band: fc.constantFrom('Delta' as const, 'Gamma' as const),
  }),
  fc.record({
    kind: fc.constantFrom('pace' as const, 'strength' as const, 'volume' as const),
    direction: fc.constantFrom('less' as const, 'more' as const),
  }),
  fc.record({ kind: fc.constant('speed' as const), times: fc.constantFrom(0.5, 2) }),
  fc.constantFrom(
    { kind: 'before' as const },
    { kind: 'mute' as const },
    { kind: 'background-off' as const },
  ),
) satisfies fc.Arbitrary<Order>;

it('never leaves the ranges, lets the slow rhythm catch up, or raises the volume, however much is asked', () => {
  const settings = fc.record({
    globalModulationHz: fc.oneof(fc.constant(null), fc.double({ min: 0, max: 100, noNaN: true })),
    centerModulationHz: fc.oneof(fc.constant(null), fc.double({ min: 0, max: 100, noNaN: true })),
    globalModulationStrength: fc.double({ min: 0, max: 1, noNaN: true }),
    masterAudioVolume: fc.double({ min: 0, max: 1, noNaN: true }),
    backgroundSoundType: fc.constantFrom('off' as const, 'pink' as const),
    backgroundVolume: fc.double({ min: 0, max: 1, noNaN: true }),
    visualHue: fc.integer({ min: 0, max: 360 }),
  });
  fc.assert(
    fc.property(fc.array(order, { minLength: 1, maxLength: 6 }), settings, (orders, current) => {
      const obeyed = obey(orders, current);
      const { globalModulationHz, centerModulationHz } = obeyed;
      expect(globalModulationHz).toBeLessThan(centerModulationHz);
      expect(globalModulationHz).toBeGreaterThanOrEqual(MODULATION_RANGE_HZ.min);
      expect(centerModulationHz).toBeLessThanOrEqual(MODULATION_RANGE_HZ.max);
      expect(obeyed.globalModulationStrength).toBeLessThanOrEqual(1);
      expect(obeyed.globalModulationStrength).toBeGreaterThanOrEqual(0);
      expect(obeyed.masterAudioVolume).toBeLessThanOrEqual(current.masterAudioVolume + 0.005);
      expect(obeyed.backgroundVolume ?? 0).toBeLessThanOrEqual(current.backgroundVolume);
      expect(parseSuggestion(obeyed).ok).toBe(true);
    }),
  );
});

describe('“slower”', () => {
  const SLOWER = { kind: 'pace', direction: 'less' } as const;
  const { min, max } = MODULATION_RANGE_HZ;
  const hertz = fc.double({ min, max, noNaN: true });

  it.each([
    [10, 12, 8, 9.6],
    [62.5, 62.6, 50, 50.08],
    [0.1, 0.15, 0.1, 0.15],
    [0.1, 0.3, 0.1, 0.24],
  ])('of %f and %f Hz is %f and %f Hz', (slow, centre, slower, slowerCentre) => {
    const current = { globalModulationHz: slow, centerModulationHz: centre };
    expect(obey([SLOWER], current)).toMatchObject({
      globalModulationHz: slower,
      centerModulationHz: slowerCentre,
    });
  });

  it('makes nothing faster, whatever is set', () => {
    fc.assert(
      fc.property(hertz, hertz, (one, other) => {
        const [slow, centre] = [Math.min(one, other), Math.max(one, other)];
        fc.pre(slow < centre);
        const obeyed = obey([SLOWER], { globalModulationHz: slow, centerModulationHz: centre });
        expect(obeyed.globalModulationHz).toBeLessThanOrEqual(slow);
        expect(obeyed.centerModulationHz).toBeLessThanOrEqual(centre);
      }),
    );
  });
});

describe('“quieter”', () => {
  it.each([
    [0.1, 0.06, 'Quieter: the volume goes from 10% to 6%.'],
    [0.015, 0.01, 'Quieter: the volume goes from 1.5% to 1%.'],
    [0.01, 0, 'Quieter: the volume goes from 1% to 0%. Undo or its slider brings it back.'],
  ])('from %f is %f, and says so', (now, volume, said) => {
    const obeyed = obey(readOrders('quieter'), { ...DEMO_DEFAULTS, masterAudioVolume: now });
    expect(obeyed).toMatchObject({ masterAudioVolume: volume, narrativeExplanation: said });
  });

  it('is of what plays behind the tone where that is at nothing', () => {
    const silent = { ...DEMO_DEFAULTS, masterAudioVolume: 0 };
    expect(obey(readOrders('quieter'), { ...silent, backgroundVolume: 0.1 })).toMatchObject({
      backgroundVolume: 0.06,
      sets: ['backgroundVolume'],
      narrativeExplanation: 'Quieter: the background goes from 10% to 6%.',
    });
    expect(obey(readOrders('quieter'), { ...silent, backgroundVolume: 0 })).toMatchObject({
      sets: [],
      narrativeExplanation: 'The sound is already off.',
    });
  });
});

it('says what it did in as many words as are shown', () => {
  const { narrativeExplanation } = inDemo('2 Hz, softer, quieter and less blue');
  expect(narrativeExplanation.length).toBeLessThanOrEqual(MAX_NARRATIVE_CODE_POINTS);
});
