import type { z } from 'zod';

/**
 * For a check of what values have to do with each other: it runs where each of them is in its range, and not beside a refusal of
 * one. Else Zod would run it on numbers that were refused as too large, and what counts up to them would not come back.
 */
export const WHERE_SOUND = {
  when: ({ issues }: z.core.ParsePayload) => issues.length === 0,
} as const;
