import { z } from 'zod';

/** Body of `GET /api/capabilities`: what the operator has configured, so that a page need not find out by failing. */
export const capabilitiesSchema = z.object({
  aiSuggestions: z.boolean(),
  aiArticles: z.boolean(),
});

/** Body of `GET /api/capabilities`. */
export type Capabilities = z.infer<typeof capabilitiesSchema>;
