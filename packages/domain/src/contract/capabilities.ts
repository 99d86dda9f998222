import { z } from 'zod';
import { ANALYTICS_ID } from '../analytics/analytics-id.ts';
import { endpoint } from './endpoint.ts';

/** Body of `GET /api/capabilities`: what the operator has configured, so that a page need not find out by failing. */
export const capabilitiesSchema = z.object({
  aiSuggestions: z.boolean(),
  aiArticles: z.boolean(),
  /** Whether people can have an account; absent on a server that never heard of it. */
  accounts: z.boolean().optional(),
  signInWithGoogle: z.boolean().optional(),
  signInWithMicrosoft: z.boolean().optional(),
  /** Whether anything can be bought; absent on a server that never heard of it. */
  purchases: z.boolean().optional(),
  /** Names of the offers that can be bought now. */
  offersOnSale: z.array(z.string()).optional(),
  /** Whether the day of people who do not pay is limited; absent means no. */
  dailyLimit: z.boolean().optional(),
  /** Measurement id of Google Analytics; absent where the operator does not use it. */
  analyticsId: z.string().regex(ANALYTICS_ID).optional(),
});

/** Body of `GET /api/capabilities`. */
export type Capabilities = z.infer<typeof capabilitiesSchema>;

/** What the operator has configured. */
export const readCapabilities = endpoint({
  method: 'GET',
  path: '/api/capabilities',
  access: 'anyone',
  summary: 'What the operator has configured',
  response: capabilitiesSchema,
});
