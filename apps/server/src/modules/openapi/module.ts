import { createHash } from 'node:crypto';
import { readDescription } from '@overtone/domain/contract/openapi';
import { PRODUCT_NAME } from '@overtone/domain/product';
import { generateSpecs } from 'hono-openapi';
import type { Api } from '../../access/api.ts';
import { serveFile } from '../../access/serve.ts';
import { matchesEtag } from '../../http/files/etag.ts';
import { cookieName, SESSION_COOKIE } from '../../access/session-cookie.ts';
import type { ServerModule } from '../../server-module.ts';

type Description = Awaited<ReturnType<typeof generateSpecs>>;

/** What the description depends on. */
export interface OpenApiParts {
  readonly version: string;
  /** Whether people reach the server over HTTPS, where cookies have another name. */
  readonly isHttps: boolean;
}

/** `GET /api/openapi.json`: the API's own description, as OpenAPI 3.1, of whatever is served before it and after. */
export function createOpenApi(parts: OpenApiParts): ServerModule {
  let describe: (() => Promise<Document>) | undefined;
  return {
    routes: (api) => serveDescription(api, (describe = describer(api, parts))),
    // Making it holds the main loop for a good part of a second, so it is made before anybody waits.
    jobs: [
      async () => {
        await describe?.();
        return () => Promise.resolve();
      },
    ],
  };
}

/** Describes what is served by then, the first time that it is asked. */
function describer(api: Api, { version, isHttps }: OpenApiParts): () => Promise<Document> {
  const cookie = cookieName(SESSION_COOKIE, isHttps);
  let document: Promise<Document> | undefined;
  return () =>
    (document ??= generateSpecs(api.app, {
      // An export's name ends like a file's.
      excludeStaticFile: false,
      documentation: {
        openapi: '3.1.0',
        info: { title: `${PRODUCT_NAME} API`, version },
        components: {
          securitySchemes: {
            cookie: { type: 'apiKey', in: 'cookie', name: cookie },
            bearer: { type: 'http', scheme: 'bearer' },
          },
        },
      },
    }).then((description) => documentOf(withSecurity(description, api.served))));
}

function serveDescription(api: Api, describe: () => Promise<Document>): void {
  serveFile(api, readDescription, async ({ context }) => {
    const { bytes, etag } = await describe();
    const headers = { etag };
    if (matchesEtag(context.req.header('if-none-match'), etag)) {
      return context.body(null, 304, headers);
    }
    return context.body(bytes, 200, { ...headers, 'content-type': 'application/json' });
  });
}

/** The description as it is sent. */
interface Document {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly etag: string;
}

function documentOf(description: Description): Document {
  const bytes = new TextEncoder().encode(JSON.stringify(description));
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url')}"` };
}

/** The description with who may use what, as the declarations have it. */
function withSecurity(description: Description, served: Api['served']): Description {
  const paths = Object.fromEntries(
    Object.entries(description.paths).map(([path, operations]) => [
      path,
      Object.fromEntries(
        Object.entries(operations ?? {}).map(([method, operation]) => [
          method,
          { ...Object(operation), security: securityOf(served, method, path) },
        ]),
      ),
    ]),
  );
  return { ...description, paths };
}

function securityOf(served: Api['served'], method: string, path: string) {
  const rule = served.get(
    `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/gu, ':$1')}`,
  )?.access;
  return rule === 'member' || rule === 'admin' ? [{ cookie: [] }, { bearer: [] }] : [];
}
