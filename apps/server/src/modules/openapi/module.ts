import type { ServerModule } from '../../server-module.ts';
import { type OpenApiParts, openApiRoutes } from './routes.ts';

/** The API's own description. It tells of what was served before it and after. */
export function createOpenApi(parts: OpenApiParts): ServerModule {
  return { routes: (api) => openApiRoutes(api, parts) };
}
