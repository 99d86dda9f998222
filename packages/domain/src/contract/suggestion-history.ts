import { z } from 'zod';
import { SUGGESTION_SOURCES } from '../suggestion/suggestion.ts';
import { VERDICTS } from '../suggestion/verdict.ts';
import { TASK_STATES } from '../suggestion/states.ts';

/** Body of `POST /api/suggestions/history/:id/verdict`. */
export const verdictRequestSchema = z.strictObject({
  verdict: z.enum(VERDICTS),
  state: z
    .enum(TASK_STATES)
    .optional()
    .describe('The alternative that the verdict is about, where the person chose one.'),
});

/** Body of `POST /api/suggestions/history/:id/verdict`. */
export type VerdictRequest = z.infer<typeof verdictRequestSchema>;

/**
 * One suggestion that an account was given. It never holds what the person typed, and a suggestion that answered the
 * mention of a health risk is not recorded at all.
 */
export const suggestionRecordSchema = z.object({
  id: z.uuid(),
  state: z.enum([...TASK_STATES, 'none']),
  globalModulationHz: z.number(),
  centerModulationHz: z.number(),
  visualHue: z.number(),
  source: z.enum(SUGGESTION_SOURCES),
  createdAt: z.iso.datetime(),
  verdict: z.enum(VERDICTS).nullable(),
});

/** One suggestion that an account was given. */
export type SuggestionRecord = z.infer<typeof suggestionRecordSchema>;

/** Body of `GET /api/suggestions/history`: the newest first. */
export const suggestionHistorySchema = z.object({ suggestions: z.array(suggestionRecordSchema) });
