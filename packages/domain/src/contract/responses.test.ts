import { describe, expect, it } from 'vitest';
import { BUILT_IN_ARTICLE } from '../article/built-in-article.ts';
import { parseSuggestion } from '../suggestion/suggestion.ts';
import { articleRequestSchema } from './article.ts';
import { articleResponseSchema } from './article.ts';
import { capabilitiesSchema } from './capabilities.ts';
import { healthSchema } from './health.ts';
import { suggestionResponseSchema } from './suggestion-response.ts';

describe('suggestionResponseSchema', () => {
  const RESPONSE = {
    globalModulationHz: 3,
    centerModulationHz: 40,
    visualHue: 175,
    narrativeExplanation: 'A fast rhythm that may suit close work.',
  };

  it('describes what parseSuggestion accepts', () => {
    expect(suggestionResponseSchema.parse(RESPONSE)).toEqual(RESPONSE);
    expect(parseSuggestion(RESPONSE).ok).toBe(true);
  });

  it('describes a whole suggestion, longest explanation included', () => {
    const reply = { ...RESPONSE, narrativeExplanation: '🧠'.repeat(500), source: 'ai' };
    const suggestion = parseSuggestion(reply);
    expect(suggestion.ok && suggestionResponseSchema.safeParse(suggestion.value).success).toBe(
      true,
    );
  });

  it('may say what of it is to be set', () => {
    const reply = { ...RESPONSE, backgroundVolume: 0, sets: ['visualHue', 'backgroundVolume'] };
    expect(suggestionResponseSchema.parse(reply)).toEqual(reply);
  });

  it.each([
    { globalModulationHz: -1 },
    { centerModulationHz: 101 },
    { source: 'oracle' },
    { sets: ['isOn'] },
  ])('refuses %j', (change) => {
    expect(suggestionResponseSchema.safeParse({ ...RESPONSE, ...change }).success).toBe(false);
  });
});

describe('article contract', () => {
  it('asks with an empty body', () => {
    expect(articleRequestSchema.safeParse({}).success).toBe(true);
    expect(articleRequestSchema.safeParse({ topic: 'mine' }).success).toBe(false);
  });

  it('answers with a title and content, neither empty', () => {
    expect(articleResponseSchema.parse(BUILT_IN_ARTICLE)).toEqual(BUILT_IN_ARTICLE);
    expect(articleResponseSchema.safeParse({ title: '', content: 'x' }).success).toBe(false);
    expect(articleResponseSchema.safeParse({ title: 'x', content: '' }).success).toBe(false);
  });
});

describe('capabilitiesSchema', () => {
  it('says of both uses of AI whether they are configured', () => {
    const body = { aiSuggestions: false, aiArticles: true };
    expect(capabilitiesSchema.parse(body)).toEqual(body);
    expect(capabilitiesSchema.safeParse({ aiSuggestions: true }).success).toBe(false);
  });
});

describe('healthSchema', () => {
  it('says whether the database can be reached, whether there is room, and the version', () => {
    const disk = { disk: 'roomy', backups: 'fresh' };
    const body = { ok: true, database: 'reachable', ...disk, version: '0.1.0' };
    expect(healthSchema.parse(body)).toEqual(body);
    expect(healthSchema.safeParse({ ...body, database: 'maybe' }).success).toBe(false);
  });
});
