import { describe, expect, it } from 'vitest';
import { mentionsApiKey } from '../suggestion/assistant-texts.ts';
import { ERROR_CODES, type ErrorMeaning, quotaExhaustedSentence } from './error-codes.ts';

const rows: readonly (readonly [string, ErrorMeaning])[] = Object.entries(ERROR_CODES);

describe('ERROR_CODES', () => {
  it.each([
    ['ai_not_configured', 503, 'AI is not configured: missing API key'],
    ['ai_auth', 502, 'The AI provider rejected the API key'],
    ['ai_timeout', 504, 'AI suggestion timed out'],
    ['ai_unavailable', 503, 'AI service is unavailable'],
    ['ai_invalid', 502, 'Invalid frequency values in response'],
    ['suggestion_failed', 500, 'Failed to get AI suggestion'],
    ['article_failed', 502, 'Failed to generate content'],
    ['query_required', 400, 'userQuery is required'],
  ] as const)('answers %s with %d "%s"', (code, status, sentence) => {
    expect(ERROR_CODES[code]).toEqual({ status, sentence });
  });

  it.each([
    ['ai_busy', 503],
    ['ai_budget', 503],
    ['ai_declined', 502],
    ['quota_exhausted', 402],
    ['rate_limited', 429],
    ['query_too_long', 413],
    ['invalid_json', 400],
    ['invalid_request', 400],
    ['forbidden', 403],
    ['idempotency_mismatch', 422],
    ['idempotency_in_flight', 409],
  ] as const)('answers %s with %d', (code, status) => {
    expect(ERROR_CODES[code].status).toBe(status);
  });

  it('opens the key notice for the two key failures only', () => {
    const opening = rows.filter(([, { sentence }]) => mentionsApiKey(sentence));
    expect(opening.map(([code]) => code)).toEqual(['ai_not_configured', 'ai_auth']);
  });

  it('has a failing status and a sentence for every code', () => {
    for (const [code, { status, sentence }] of rows) {
      expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/u);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(600);
      expect(sentence.trim()).not.toBe('');
    }
  });
});

describe('quotaExhaustedSentence', () => {
  it('names the number that was free', () => {
    expect(quotaExhaustedSentence(10)).toBe('You have used your 10 free AI personalizations');
  });
});
