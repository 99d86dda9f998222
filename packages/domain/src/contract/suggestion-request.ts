import { z } from 'zod';
import { sessionSettingsSchema } from '../session/settings.ts';
import { shortWhenRead } from '../suggestion/short-when-read.ts';
import type { ErrorCode } from './error-codes.ts';

/** Longest task that may be sent, in UTF-16 units as a text field counts. */
export const MAX_USER_QUERY_LENGTH = 500;

/** A task as it goes to whatever reads it, so that one that may be sent is also short when it is read. */
export function readableQuery(userQuery: string): string {
  return shortWhenRead(userQuery, MAX_USER_QUERY_LENGTH);
}

/**
 * Body of `POST /api/ai-suggestion`. Of `currentSettings` the known fields are checked and the others dropped, so that
 * a client of another version is still understood.
 */
export const suggestionRequestSchema = z.strictObject({
  userQuery: z.string().trim().min(1).max(MAX_USER_QUERY_LENGTH).overwrite(readableQuery),
  currentSettings: z.object(sessionSettingsSchema.partial().shape).optional(),
});

/** Body of `POST /api/ai-suggestion`. */
export type SuggestionRequest = z.infer<typeof suggestionRequestSchema>;

/** The failure to answer with when a body does not fit `suggestionRequestSchema`. */
export function suggestionRequestFailure(
  error: z.ZodError,
): Extract<ErrorCode, 'query_required' | 'query_too_long' | 'invalid_request'> {
  const queryIssue = error.issues.find((issue) => issue.path[0] === 'userQuery');
  if (queryIssue === undefined) return 'invalid_request';
  return queryIssue.code === 'too_big' ? 'query_too_long' : 'query_required';
}
