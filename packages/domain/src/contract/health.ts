import { z } from 'zod';

/** Body of `GET /api/health`. `ok` is true only when everything that requests need can be reached. */
export const healthSchema = z.object({
  ok: z.boolean(),
  database: z.enum(['reachable', 'unreachable']),
  version: z.string(),
});

/** Body of `GET /api/health`. */
export type Health = z.infer<typeof healthSchema>;
