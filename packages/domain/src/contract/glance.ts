import { z } from 'zod';
import { OFFER_IDS } from '../offers/offers.ts';
import { endpoint } from './endpoint.ts';

/** How many days "soon" and "lately" are. */
export const GLANCE_DAYS = { soon: 7, lately: 30 } as const;

const countSchema = z.int().min(0);

/** Body of `GET /api/admin/glance`. */
export const glanceSchema = z.object({
  /** Subscriptions that are paid for, or whose payment is due for less than the grace, by what was bought. */
  plans: z.array(z.object({ offerId: z.enum(OFFER_IDS).nullable(), running: countSchema })),
  /** An estimate of what they bring in a month, as `monthlyRevenue` says it. */
  monthlyUsd: z.number().min(0),
  trials: countSchema,
  /** Trials that end within the next 7 days. */
  trialsEndingSoon: countSchema,
  /** Trials and subscriptions that ended in the last 30 days. */
  endedLately: countSchema,
});

/** Body of `GET /api/admin/glance`. */
export type Glance = z.infer<typeof glanceSchema>;

/** Subscriptions and trials at a glance, as the payment provider last said they are. */
export const readGlance = endpoint({
  method: 'GET',
  path: '/api/admin/glance',
  access: 'admin',
  summary: 'Subscriptions and trials at a glance',
  response: glanceSchema,
  failures: ['unauthenticated', 'forbidden'],
});
