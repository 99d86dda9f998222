import { z } from 'zod';

/** Body of `POST /api/article`: nothing, since the server picks the topic. */
export const articleRequestSchema = z.strictObject({});

/** Body of `POST /api/article`. */
export type ArticleRequest = z.infer<typeof articleRequestSchema>;
