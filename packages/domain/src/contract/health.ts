import { z } from 'zod';
import { endpoint } from './endpoint.ts';

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

/** 200 when the server can do its work, 503 with the same body when it can't; a proxy should ask another one then. */
export const readHealth = endpoint({
  method: 'GET',
  path: '/api/health',
  access: 'anyone',
  summary: 'Whether the server is well',
  response: healthSchema,
  alsoAnsweredWith: [503],
});

/** 200 while the process answers at all; when it does not, it should be started again. */
export const readLiveness = endpoint({
  method: 'GET',
  path: '/api/health/live',
  access: 'anyone',
  summary: 'Whether the process answers',
  response: livenessSchema,
});
