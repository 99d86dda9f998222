import { describe, expect, it } from 'vitest';
import { lackOf, type Presence, whyNotPlayed } from './what-counts.ts';

const ALL: Presence = {
  isOn: true,
  isInMeeting: false,
  hasLight: true,
  isVisible: true,
  hasSound: true,
  isChanged: false,
};

describe('time of a session', () => {
  it.each<[string, Partial<Presence>, ReturnType<typeof whyNotPlayed>]>([
    ['with light and sound', {}, null],
    ['with light alone', { hasSound: false }, null],
    ['with sound alone', { hasLight: false }, null],
    ['with sound in a page that is hidden', { isVisible: false }, null],
    ['with light in a page that is hidden', { isVisible: false, hasSound: false }, 'unnoticed'],
    ['with neither', { hasLight: false, hasSound: false }, 'unnoticed'],
    ['with something other than at its start', { isChanged: true }, 'changed'],
    ['in a meeting', { isInMeeting: true }, 'meeting'],
    ['that is paused', { isOn: false, isInMeeting: true }, 'paused'],
  ])('%s counts, or says why not', (_, presence, why) => {
    expect(whyNotPlayed({ ...ALL, ...presence })).toBe(why);
  });
});

describe('what of a session is lacking', () => {
  it.each<[string, Partial<Presence>, ReturnType<typeof lackOf>]>([
    ['with light and sound', {}, null],
    ['with light alone', { hasSound: false }, 'tone'],
    ['with sound alone', { hasLight: false }, 'light'],
    ['with sound in a page that is hidden', { isVisible: false }, 'sight'],
    ['with sound alone in a page that is hidden', { hasLight: false, isVisible: false }, 'light'],
    ['with light in a page that is hidden', { isVisible: false, hasSound: false }, null],
    ['with neither', { hasLight: false, hasSound: false }, null],
  ])('%s is told', (_, presence, lack) => {
    expect(lackOf({ ...ALL, ...presence })).toBe(lack);
  });
});
