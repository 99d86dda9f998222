import { getMimeType } from 'hono/utils/mime';
import { AppError } from '../../http/app-error.ts';
import { type FileOptions, fileResponse, type FileVariant } from '../../http/file-response.ts';
import type { RequestContext, ServerApp } from '../../http/server-context.ts';
import { homeFile, sitePath } from './page-files.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';

/**
 * The built site: pages, and assets that never change under their name. A path that the site does not have shows the
 * home page and names it as the canonical one. Call it after all other routes.
 */
export function staticRoutes(app: ServerApp, root: string): void {
  app.get('/*', async (context) => {
    const { pathname } = new URL(context.req.url);
    const place = sitePath(root, pathname);
    if (place?.kind === 'asset') {
      const asset = await siteFile(context, place.file, FOREVER);
      if (asset === undefined) throw new AppError('not_found');
      return asset;
    }
    for (const candidate of place?.candidates ?? []) {
      const page = await siteFile(context, candidate, REVALIDATE);
      if (page !== undefined) return page;
    }
    return homeInstead(context, root);
  });
}

async function homeInstead(context: RequestContext, root: string): Promise<Response> {
  const home = await siteFile(context, homeFile(root), REVALIDATE);
  if (home === undefined) {
    throw new AppError('not_found', { sentence: 'The site has not been built yet: npm run build' });
  }
  home.headers.set('link', '</>; rel="canonical"');
  return home;
}

function siteFile(
  context: RequestContext,
  file: string,
  cacheControl: string,
): Promise<Response | undefined> {
  const options: FileOptions = {
    contentType: getMimeType(file) ?? 'application/octet-stream',
    cacheControl,
  };
  return fileResponse(context, variantsOf(file, context.req.header('accept-encoding')), options);
}

/** The forms that the build wrote, best first, as far as the client takes them. */
function variantsOf(file: string, acceptEncoding = ''): readonly FileVariant[] {
  const accepted = new Set(
    acceptEncoding
      .split(',')
      .map((entry) => entry.trim().toLowerCase())
      .filter((entry) => !/;\s*q=0(?:\.0*)?$/u.test(entry))
      .map((entry) => entry.split(';')[0]?.trim()),
  );
  return [
    ...(accepted.has('br') ? [{ path: `${file}.br`, encoding: 'br' as const }] : []),
    ...(accepted.has('gzip') ? [{ path: `${file}.gz`, encoding: 'gzip' as const }] : []),
    { path: file },
  ];
}
