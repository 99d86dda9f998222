import { AppError } from '../../http/app-error.ts';
import type { OpenFile } from '../../http/opened-file.ts';
import type { RequestContext, ServerApp } from '../../http/server-context.ts';
import { homeFile, sitePath } from './page-files.ts';
import { siteAsset, sitePage } from './site-file.ts';

/**
 * The built site: pages, and assets that never change under their name. A path that the site does not have shows the
 * home page and names it as the canonical one. Call it after all other routes.
 */
export function staticRoutes(app: ServerApp, root: string, open: OpenFile): void {
  app.get('/*', async (context) => {
    const { pathname } = new URL(context.req.url);
    const place = sitePath(root, pathname);
    if (place?.kind === 'asset') {
      const asset = await siteAsset(context, place.file, open);
      if (asset === undefined) throw new AppError('not_found');
      return asset;
    }
    for (const candidate of place?.candidates ?? []) {
      const page = await sitePage(context, candidate, open);
      if (page !== undefined) return page;
    }
    return homeInstead(context, root, open);
  });
}

async function homeInstead(
  context: RequestContext,
  root: string,
  open: OpenFile,
): Promise<Response> {
  const home = await sitePage(context, homeFile(root), open);
  if (home === undefined) {
    throw new AppError('not_found', { sentence: 'The site has not been built yet: npm run build' });
  }
  home.headers.set('link', '</>; rel="canonical"');
  return home;
}
