import { describe, expect, it } from 'vitest';
import { CRISIS_LINES } from './crisis-lines.ts';
import { EMERGENCY_NUMBERS } from './emergency-numbers.ts';
import { helpFor } from './help-answer.ts';
import { helpTextIn, MAX_HELP_CODE_POINTS } from '@overtone/domain/crisis/help-reply';
import { regionOf } from './region.ts';

const TEXT = 'I want to kill myself';

describe('the answer for somebody in a crisis', () => {
  it('names people to talk to, and nothing that a session could be set to', () => {
    const answer = helpFor(TEXT);
    expect(Object.keys(answer ?? {})).toEqual(['source', 'narrativeExplanation', 'help']);
    for (const words of ['988', '116 123', '112 in the EU', 'findahelpline.com', 'A person can']) {
      expect(answer?.narrativeExplanation).toContain(words);
    }
    expect(answer?.help).toEqual([]);
  });

  it('names the line of the country alone, where that is known, and where others are listed', () => {
    const { narrativeExplanation, help } = helpFor(TEXT, 'FR') ?? {};
    expect(help).toMatchObject([{ country: 'FR', contact: '3114' }]);
    for (const words of ['3114', '15 or 112 in France', 'findahelpline.com']) {
      expect(narrativeExplanation).toContain(words);
    }
    expect(narrativeExplanation).not.toMatch(/988|Samaritans|911|999/u);
    expect(helpFor(TEXT, 'ZZ')).toEqual(helpFor(TEXT));
  });

  it('names the emergency number to somebody who may need an ambulance, and no line to talk to', () => {
    const answer = helpFor('my chest hurts and my left arm is numb');
    expect(answer).toMatchObject({ source: 'help', help: [] });
    expect(answer?.narrativeExplanation).toMatch(/^This may be .*112 .*999 .*911/u);
    expect(answer?.narrativeExplanation).not.toContain('988');
    const inJapan = helpFor('my chest hurts and my left arm is numb', 'JP')?.narrativeExplanation;
    expect(inJapan).toContain('119 in Japan');
    expect(inJapan).not.toContain('911');
  });

  it('names the ambulance first to somebody who has done themselves harm, and everything once', () => {
    const text = helpFor('I took too many pills because I want to die')?.narrativeExplanation ?? '';
    expect(text.indexOf('emergency number now')).toBeLessThan(text.indexOf('988'));
    for (const once of ['only a program', '911', '112 in the EU']) {
      expect(text.split(once)).toHaveLength(2);
    }
  });

  it('names the police and safety to somebody who is hurt or threatened, and no doctor', () => {
    const text = "my husband is hitting me and he's banging on the door right now";
    const { narrativeExplanation, help } = helpFor(text, 'DE') ?? {};
    expect(help).toEqual([]);
    expect(narrativeExplanation).toMatch(/not your fault.*police: 110 in Germany.*findahelpline/u);
    expect(narrativeExplanation).not.toMatch(/doctor|taken too much/u);
    expect(helpFor(text)?.narrativeExplanation).toMatch(/police: 112 .*999 .*911/u);
  });

  it('is for nobody else', () => {
    expect(helpFor('debugging a race condition', 'FR')).toBeUndefined();
  });

  it('is read whole, from each country', () => {
    for (const { country } of CRISIS_LINES) {
      const answer = helpFor(TEXT, country);
      expect(helpTextIn(answer)).toBe(answer?.narrativeExplanation);
    }
  });

  it.each([
    undefined,
    null,
    'text',
    {},
    { source: 'ai', narrativeExplanation: 'x' },
    { source: 'help' },
  ])('is not read in %j', (body) => {
    expect(helpTextIn(body)).toBeUndefined();
  });

  it('is cut where somebody else made it endless', () => {
    const body = { source: 'help', narrativeExplanation: 'x'.repeat(9_000) };
    expect(helpTextIn(body)).toHaveLength(MAX_HELP_CODE_POINTS);
  });
});

describe('the lines', () => {
  it('have the emergency numbers of their country beside them', () => {
    const countries = CRISIS_LINES.map(({ country }) => country);
    expect(Object.keys(EMERGENCY_NUMBERS)).toEqual(countries);
  });

  it('are one a country, each with its source', () => {
    expect(new Set(CRISIS_LINES.map(({ country }) => country)).size).toBe(CRISIS_LINES.length);
    for (const { country, url } of CRISIS_LINES) {
      expect(country).toMatch(/^[A-Z]{2}$/u);
      expect(new URL(url).protocol).toBe('https:');
    }
  });
});

describe('the country of somebody', () => {
  it.each([
    [['de', 'de-AT', 'en-US'], 'AT'],
    [['zh-Hant-TW'], 'TW'],
    [['en-gb;q=0.8'], undefined],
    [['en'], undefined],
    [[], undefined],
  ])('is what %j speak of', (languages, region) => {
    expect(regionOf(languages)).toBe(region);
  });
});
