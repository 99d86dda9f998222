import { z } from 'zod';

/** Body of `GET /api/health`. `ok` is true only when everything that requests need can be reached. */
export const healthSchema = z.object({
  ok: z.boolean(),
  database: z.enum(['reachable', 'unreachable']),
  /** Whether the disk that the server writes to has room for what it keeps. */
  disk: z.enum(['roomy', 'full']),
  /** Whether the newest of the backups that are made by themselves is less than some 26 hours old. */
  backups: z.enum(['off', 'fresh', 'late']),
  version: z.string(),
});

/** Body of `GET /api/health`. */
export type Health = z.infer<typeof healthSchema>;

/** Body of `GET /api/health/live`, which a process that runs always answers with. */
export const livenessSchema = z.object({ ok: z.literal(true), version: z.string() });

/** Body of `GET /api/health/live`. */
export type Liveness = z.infer<typeof livenessSchema>;
