import { describe, expect, it } from 'vitest';
import { type ProgramChange, readProgramChange } from './read-change.ts';

const MINUTE_MS = 60_000;

function takes(minutes: number): ProgramChange {
  return { kind: 'length', ms: minutes * MINUTE_MS };
}

function more(minutes: number): ProgramChange {
  return { kind: 'more', ms: minutes * MINUTE_MS };
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
    ['shorter', { kind: 'times', times: 1 / 1.5 }],
    ['un peu plus long', { kind: 'times', times: 1.5 }],
    ['más corto', { kind: 'times', times: 1 / 1.5 }],
    ['twice as long', { kind: 'times', times: 2 }],
    ['half as long', { kind: 'times', times: 0.5 }],
    ['10 minutes longer', more(10)],
    ['longer by 10 minutes', more(10)],
    ['10 more minutes', more(10)],
    ['make it 5 minutes shorter', more(-5)],
    ['without breaks', { kind: 'breaks', hasBreaks: false }],
    ['no breaks please', { kind: 'breaks', hasBreaks: false }],
    ['but without a break', { kind: 'breaks', hasBreaks: false }],
    ['ohne Pausen', { kind: 'breaks', hasBreaks: false }],
    ['with breaks', { kind: 'breaks', hasBreaks: true }],
    ['mit Pausen', { kind: 'breaks', hasBreaks: true }],
  ] as const)('“%s”', (text, change) => {
    expect(readProgramChange(text)).toEqual(change);
  });

  it.each([
    'slower',
    'softer',
    'make it',
    'longer meetings',
    'I want to sleep longer',
    'the talk lasts 45 minutes',
    'half an hour to wind down',
    'no',
    'breaks',
    '20 Hz for 20 minutes',
    'two hours of deep work without breaks',
    '',
  ])('is not said by “%s”', (text) => {
    expect(readProgramChange(text)).toBeUndefined();
  });
});
