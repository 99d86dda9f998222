import { AppError } from '../../http/app-error.ts';
import type { RequestContext, ServerApp } from '../../http/server-context.ts';
import type { BuiltSite } from './built-site.ts';
import { homeFile, homeInsteadFile, sitePath } from './page-files.ts';
import { siteAsset, sitePage } from './site-file.ts';

/**
 * The built site: pages, and assets that never change under their name. A path that the site does not have shows the
 * home page, which says so, and names it as the canonical one. Call it after all other routes.
 */
export function staticRoutes(app: ServerApp, site: BuiltSite): void {
  app.get('/*', async (context) => {
    const { pathname } = new URL(context.req.url);
    const place = sitePath(site.folder, pathname);
    if (place?.kind === 'asset') {
      const asset = await siteAsset(context, place.file, site);
      if (asset === undefined) throw new AppError('not_found');
      return asset;
    }
    for (const candidate of place?.candidates ?? []) {
      const page = await sitePage(context, candidate, site);
      if (page !== undefined) return page;
    }
    return homeInstead(context, site);
  });
}

async function homeInstead(context: RequestContext, site: BuiltSite): Promise<Response> {
  const home =
    (await sitePage(context, homeInsteadFile(site.folder), site)) ??
    (await sitePage(context, homeFile(site.folder), site));
  if (home === undefined) {
    throw new AppError('not_found', { sentence: 'The site has not been built yet: npm run build' });
  }
  home.headers.set('link', '</>; rel="canonical"');
  return home;
}
