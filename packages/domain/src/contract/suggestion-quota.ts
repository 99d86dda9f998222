import { z } from 'zod';

/** AI personalizations of whoever asks: those that counted so far, and how many are free. A null limit is none. */
export const quotaSchema = z.object({
  used: z.number().int().min(0),
  limit: z.number().int().min(0).nullable(),
});

/** AI personalizations of whoever asks. */
export type Quota = z.infer<typeof quotaSchema>;

/** Body of `GET /api/quota`: what asking costs and how long an answer may take, known without asking. */
export const quotaResponseSchema = z.object({
  ...quotaSchema.shape,
  aiSuggestions: z.boolean().describe('False: every suggestion is made offline and none counts.'),
  isOffline: z
    .boolean()
    .optional()
    .describe('True: no model is configured, and offline suggestions stand in for it.'),
  answersWithinMs: z.number().int().min(0).describe('Longest wait for POST /api/ai-suggestion.'),
});

/** Body of `GET /api/quota`. */
export type QuotaResponse = z.infer<typeof quotaResponseSchema>;
