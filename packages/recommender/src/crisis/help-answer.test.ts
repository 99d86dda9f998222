import { describe, expect, it } from 'vitest';
import { CRISIS_LINES } from './crisis-lines.ts';
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

  it('names the line of the country first, where that is known', () => {
    const { narrativeExplanation, help } = helpFor(TEXT, 'FR') ?? {};
    expect(help).toMatchObject([{ country: 'FR', contact: '3114' }]);
    expect(narrativeExplanation?.indexOf('3114')).toBeLessThan(
      narrativeExplanation?.indexOf('988') ?? 0,
    );
    expect(helpFor(TEXT, 'ZZ')).toEqual(helpFor(TEXT));
  });

  it('names the emergency number to somebody who may need an ambulance, and no line to talk to', () => {
    const answer = helpFor('my chest hurts and my left arm is numb', 'FR');
    expect(answer).toMatchObject({ source: 'help', help: [] });
    expect(answer?.narrativeExplanation).toMatch(/^This may be .*112 .*999 .*911/u);
    expect(answer?.narrativeExplanation).not.toContain('988');
  });

  it('names both to somebody who has done themselves harm', () => {
    const text = helpFor('I took too many pills because I want to die')?.narrativeExplanation;
    expect(text?.indexOf('emergency number now')).toBeLessThan(text?.indexOf('988') ?? 0);
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
