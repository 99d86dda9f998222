import { PRODUCT_NAME } from '@overtone/domain/product';
import { openAPIRouteHandler } from 'hono-openapi';
import type { ServerApp } from '../../http/server-context.ts';

/** `GET /api/openapi.json`: the API's own description, as OpenAPI 3.1. */
export function openApiRoutes(app: ServerApp, version: string): void {
  app.get(
    '/api/openapi.json',
    openAPIRouteHandler(app, {
      // An export's name ends like a file's.
      excludeStaticFile: false,
      documentation: { openapi: '3.1.0', info: { title: `${PRODUCT_NAME} API`, version } },
    }),
  );
}
