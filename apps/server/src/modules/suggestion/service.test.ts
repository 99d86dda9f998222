import { recommend } from '@overtone/recommender/recommend';
import { failed, ok } from '@overtone/domain/result';
import { DEMO_DEFAULTS } from '@overtone/domain/session/defaults';
import { describe, expect, it } from 'vitest';
import { connectDatabase } from '../../database/connection.ts';
import { memoryRateLimiter } from '../../testing/in-memory/memory-rate-limiter.ts';
import { TEST_TIME } from '../../testing/test-app.ts';
import { memberAsker } from './asker.ts';
import { type SuggestionDependencies, suggestionService } from './service.ts';

const question = {
  userQuery: 'writing my thesis',
  asker: memberAsker('ada', '192.0.2.1'),
  idempotencyKey: undefined,
  signal: new AbortController().signal,
};

function service(more: Partial<SuggestionDependencies> = {}) {
  return suggestionService({
    answerHosted: undefined,
    recommend,
    hasFallback: true,
    database: connectDatabase('postgres://nobody@127.0.0.1:1/none').database,
    limiter: memoryRateLimiter({ perMinute: 1000, now: () => 0 }),
    wallClock: () => TEST_TIME,
    ...more,
  });
}

describe('what is asked of the signal itself', () => {
  const asked = { ...question, userQuery: 'give me 20 Hz', currentSettings: DEMO_DEFAULTS };

  it('is done at once, and no model is asked', async () => {
    const answerHosted = () => Promise.reject(new Error('the model was asked'));
    expect(await service({ answerHosted }).suggest(asked)).toMatchObject({
      centerModulationHz: 20,
      globalModulationHz: 3,
      visualHue: 243,
      source: 'offline',
      narrativeExplanation:
        'The centre is set to 20 Hz, as you asked; the slow rhythm stays at 3 Hz.',
    });
  });

  it('needs no model', async () => {
    expect(await service().suggest({ ...asked, userQuery: 'slower' })).toMatchObject({
      centerModulationHz: 32,
      source: 'offline',
    });
  });
});

describe('a program that is asked for', () => {
  const asked = { ...question, userQuery: 'half an hour to wind down' };

  it('is answered with the pair that it begins with, and no model is asked', async () => {
    const answerHosted = () => Promise.reject(new Error('the model was asked'));
    expect(await service({ answerHosted }).suggest(asked)).toMatchObject({
      state: 'wind_down',
      globalModulationHz: 0.1,
      centerModulationHz: 3,
      source: 'offline',
    });
  });

  it('is left to the model where its words leave the work open', async () => {
    const answerHosted = () =>
      Promise.resolve(
        ok({ ...recommend('poems'), alternatives: [], sets: undefined, source: 'ai' as const }),
      );
    const writing = { ...asked, userQuery: '90 minutes of writing, then a calm end' };
    expect(await service({ answerHosted }).suggest(writing)).toMatchObject({ source: 'ai' });
  });
});

describe('suggestionService', () => {
  it('keeps the neutral pair for the day on which even the offline recommender fails', async () => {
    const broken = () => {
      throw new Error('broken');
    };
    await expect(service({ recommend: broken }).suggest(question)).rejects.toMatchObject({
      code: 'suggestion_failed',
      status: 500,
      message: 'Failed to get AI suggestion',
      body: { fallback: { globalModulationHz: 1, centerModulationHz: 12, state: 'none' } },
    });
  });

  it('suggests offline when nothing can be counted or kept', async () => {
    const answerHosted = () => Promise.reject(new Error('database away'));
    await expect(service({ answerHosted }).suggest(question)).rejects.toMatchObject({
      code: 'ai_unavailable',
      body: { fallback: { state: 'deep_focus', source: 'offline' } },
    });
  });

  it.each(['idempotency_mismatch', 'idempotency_in_flight'] as const)(
    'has nothing to fall back from when the request itself is refused: %s',
    async (code) => {
      const answerHosted = () => Promise.resolve(failed({ code }));
      await expect(service({ answerHosted }).suggest(question)).rejects.toMatchObject({
        code,
        body: {},
      });
    },
  );
});
