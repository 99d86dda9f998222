import { describe, expect, it } from 'vitest';
import type { ProgramChange } from './program-change.ts';
import { readOfferReply } from './read-change.ts';

const MINUTE_MS = 60_000;

function takes(minutes: number): ProgramChange {
  return { kind: 'length', ms: minutes * MINUTE_MS };
}

function more(minutes: number): ProgramChange {
  return { kind: 'more', ms: minutes * MINUTE_MS };
}

function until(hour: number, minute: number): ProgramChange {
  return { kind: 'until', time: { hour, minute, isTwelveHour: false, isTomorrow: false } };
}

describe('how an offered program is to be otherwise', () => {
  it.each([
    ['make it 45 minutes', takes(45)],
    ['Make it 45 minutes, please.', takes(45)],
    ['45 minutes', takes(45)],
    ['rather an hour', takes(60)],
    ['an hour instead', takes(60)],
    ['make it half an hour', takes(30)],
    ['make it 90 minutes long', takes(90)],
    ['mach es 45 minuten lang', takes(45)],
    ['plutôt 20 minutes', takes(20)],
    ['que sea una hora', takes(60)],
    ['longer', { kind: 'times', times: 1.5 }],
    ['A bit longer, please', { kind: 'times', times: 1.5 }],
    ['länger', { kind: 'times', times: 1.5 }],
    ['etwas kürzer bitte', { kind: 'times', times: 1 / 1.5 }],
    ['that is too long', { kind: 'times', times: 1 / 1.5 }],
    ['zu kurz', { kind: 'times', times: 1.5 }],
    ['trop long', { kind: 'times', times: 1 / 1.5 }],
    ['without the breaks', { kind: 'breaks', hasBreaks: false }],
    ['avec des pauses', { kind: 'breaks', hasBreaks: true }],
    ['shorter', { kind: 'times', times: 1 / 1.5 }],
    ['un peu plus long', { kind: 'times', times: 1.5 }],
    ['más corto', { kind: 'times', times: 1 / 1.5 }],
    ['twice as long', { kind: 'times', times: 2 }],
    ['half as long', { kind: 'times', times: 0.5 }],
    ['10 minutes longer', more(10)],
    ['longer by 10 minutes', more(10)],
    ['10 more minutes', more(10)],
    ['make it 5 minutes shorter', more(-5)],
    ['make it end at 19:30', until(19, 30)],
    ['until 19:30', until(19, 30)],
    ['can it be over by 7:30 pm?', until(19, 30)],
    ['es soll um 19:30 enden', until(19, 30)],
    ['bis 19:30 bitte', until(19, 30)],
    ["plutôt jusqu'à 19h30", until(19, 30)],
    ['que termine a las 19:30', until(19, 30)],
    ['only two rounds', { kind: 'rounds', rounds: 2 }],
    ['three rounds', { kind: 'rounds', rounds: 3 }],
    ['nur zwei Runden', { kind: 'rounds', rounds: 2 }],
    ['seulement 2 tours', { kind: 'rounds', rounds: 2 }],
    ['solo tres rondas', { kind: 'rounds', rounds: 3 }],
    ['with rain', { kind: 'sound', sound: 'Serene Rain' }],
    ['but with the sound of the sea, please', { kind: 'sound', sound: 'Ocean Waves' }],
    ['add brown noise', { kind: 'sound', sound: 'brown' }],
    ['mit Regen', { kind: 'sound', sound: 'Serene Rain' }],
    ['avec de la pluie', { kind: 'sound', sound: 'Serene Rain' }],
    ['con lluvia', { kind: 'sound', sound: 'Serene Rain' }],
    ['with music', { kind: 'sound', sound: null }],
    ['without sound', { kind: 'sound', sound: 'off' }],
    ['no rain', { kind: 'sound', sound: 'off' }],
    ['yes, but longer', { kind: 'times', times: 1.5 }],
    ['no, make it 45 minutes', takes(45)],
    ['an hour longer', more(60)],
    ['another half an hour', more(30)],
    ['without breaks', { kind: 'breaks', hasBreaks: false }],
    ['no breaks please', { kind: 'breaks', hasBreaks: false }],
    ['but without a break', { kind: 'breaks', hasBreaks: false }],
    ['ohne Pausen', { kind: 'breaks', hasBreaks: false }],
    ['with breaks', { kind: 'breaks', hasBreaks: true }],
    ['mit Pausen', { kind: 'breaks', hasBreaks: true }],
  ] as const)('“%s”', (text, change) => {
    expect(readOfferReply(text)).toEqual({ kind: 'changes', changes: [change] });
  });

  it('may be more than one thing', () => {
    expect(readOfferReply('45 minutes, with rain and without breaks')).toEqual({
      kind: 'changes',
      changes: [
        takes(45),
        { kind: 'sound', sound: 'Serene Rain' },
        { kind: 'breaks', hasBreaks: false },
      ],
    });
  });
});

describe('what else is said to an offered program', () => {
  it.each([
    [
      'yes',
      [
        'yes',
        'Yes please!',
        'ok',
        'OK, start it',
        'go',
        'sounds good',
        'lets do it',
        'ja',
        'los geht’s',
        'oui',
        "d'accord",
        'sí',
        'vale',
      ],
    ],
    [
      'no',
      [
        'no',
        'No thanks',
        'not now',
        'never mind',
        'nein danke',
        'lieber nicht',
        'non merci',
        'no, gracias',
        'no, not this one',
      ],
    ],
    [
      'how-long',
      [
        'how long is it?',
        'how long will that take?',
        'How long does it take?',
        'when does it end?',
        'wie lange dauert das?',
        'combien de temps ça dure ?',
        '¿cuánto dura?',
      ],
    ],
    [
      'unclear',
      [
        'make it longer and shorter',
        'make it 45 minutes but also 20 minutes',
        'with breaks and without breaks',
        'until 19:30 but 45 minutes',
        'yes no',
        'make it',
        'more',
        'breaks',
        'why?',
        'what does it do?',
        'another one',
        'hmm, not sure',
        'länger und kürzer',
      ],
    ],
  ] as const)('is %s', (kind, texts) => {
    for (const text of texts) expect([text, readOfferReply(text)]).toEqual([text, { kind }]);
  });

  it.each([
    'slower',
    'softer',
    'longer meetings',
    'a too long day',
    'the meeting is too long',
    'I want to sleep longer',
    'the talk lasts 45 minutes',
    'half an hour to wind down',
    '20 Hz for 20 minutes',
    '10 minutes at 40 Hz',
    'two hours of deep work without breaks',
    '25/5 until noon',
    'writing until 19:30',
    '2 pomodoros',
    'yes I have an exam',
    'ok now I write',
    'no sleep last night',
    'no energy',
    'how long is the meeting',
    'start a meeting',
    'with rain outside I need to focus',
    'three rounds of boxing',
    'make dinner for two',
    'reading',
    'debugging',
    'just reading',
    'good morning',
    'help',
    'help me',
    'fire',
    'stop',
    'stop it',
    'I do not want to live',
    'nein, ich lese jetzt',
    'oui, je travaille',
    'sí, tengo una reunión',
    '',
  ])('is not “%s”', (text) => {
    expect(readOfferReply(text)).toBeUndefined();
  });
});
