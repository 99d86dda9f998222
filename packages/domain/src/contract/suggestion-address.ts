import type { z } from 'zod';
import { address, reader, sent } from './address.ts';
import type { suggestionRequestSchema } from './suggestion-request.ts';

/** Anything; what it holds is read by those who trust nothing (`parseSuggestion`, `helpTextIn`). */
const unread = reader((body) => (typeof body === 'object' && body !== null ? body : undefined));

/** Where settings for a task are asked for. */
export const SUGGESTION = address({
  method: 'POST',
  path: '/api/ai-suggestion',
  body: sent<z.input<typeof suggestionRequestSchema>>(),
  response: unread,
});

/** Where they are asked for without a model. */
export const RECOMMENDATION = address({
  method: 'POST',
  path: '/api/recommendation',
  body: sent<z.input<typeof suggestionRequestSchema>>(),
  response: unread,
});
