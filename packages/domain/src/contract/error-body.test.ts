import { describe, expect, it } from 'vitest';
import { errorBodySchema } from './error-body.ts';

const BODY = { error: 'AI service is unavailable', code: 'ai_unavailable' };

describe('errorBodySchema', () => {
  it('reads the least that a failure says', () => {
    expect(errorBodySchema.parse(BODY)).toEqual(BODY);
  });

  it('reads everything that a failure may say', () => {
    const full = {
      ...BODY,
      requestId: 'r-1',
      fallback: { globalModulationHz: 1, centerModulationHz: 12 },
      safetyNote: 'Consult a doctor before use.',
      quota: { used: 10, limit: 10 },
    };
    expect(errorBodySchema.parse(full)).toEqual(full);
  });

  it('reads a code of a later version', () => {
    expect(errorBodySchema.safeParse({ ...BODY, code: 'ai_asleep' }).success).toBe(true);
  });

  it.each([
    { code: 'ai_busy' },
    { error: 'Busy' },
    { ...BODY, fallback: 'none' },
    { ...BODY, fallback: [] },
    { ...BODY, quota: { used: -1, limit: 10 } },
    'Bad Gateway',
    null,
  ])('refuses %j', (body) => {
    expect(errorBodySchema.safeParse(body).success).toBe(false);
  });
});
