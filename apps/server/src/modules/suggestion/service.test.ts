import { describe, expect, it } from 'vitest';
import { memoryRateLimiter } from '../../testing/memory-rate-limiter.ts';
import { suggestionService } from './service.ts';

describe('suggestionService', () => {
  it('keeps the neutral pair for the day on which even the offline recommender fails', async () => {
    const service = suggestionService({
      hosted: undefined,
      recommend: () => {
        throw new Error('broken');
      },
      hasFallback: true,
      limiter: memoryRateLimiter({ perMinute: 1, now: () => 0 }),
    });
    const question = { userQuery: 'x', address: 'a', signal: new AbortController().signal };
    await expect(service.suggest(question)).rejects.toMatchObject({
      code: 'suggestion_failed',
      status: 500,
      message: 'Failed to get AI suggestion',
      body: { fallback: { globalModulationHz: 1, centerModulationHz: 12, state: 'none' } },
    });
  });
});
