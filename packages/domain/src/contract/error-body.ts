import { z } from 'zod';
import type { ErrorCode } from './error-codes.ts';
import { quotaSchema } from './suggestion-quota.ts';

/**
 * Body of every failed request. `fallback` is a suggestion to use instead, still to be checked by `parseSuggestion`;
 * `settings` is what the server keeps where a change of settings came too late, to be read with `settingsStateSchema`. A
 * reader accepts codes it does not know.
 */
export const errorBodySchema = z.object({
  error: z.string(),
  code: z.string(),
  requestId: z.string().optional(),
  fallback: z.record(z.string(), z.unknown()).optional(),
  safetyNote: z.string().optional(),
  quota: quotaSchema.optional(),
  settings: z.record(z.string(), z.unknown()).optional(),
});

/** A failed request's body, as read. */
export type ErrorBody = z.infer<typeof errorBodySchema>;

/** A failed request's body, as the server writes it: with a code of the table. */
export type KnownErrorBody = ErrorBody & { readonly code: ErrorCode };
