import { DOWNLOAD_PLATFORMS, type DownloadPlatform } from '@overtone/domain/analytics/events';
import { PRODUCT_NAME } from '@overtone/domain/product';
import { plainPage } from '../../http/pages/plain-page.ts';
import type { RequestContext } from '../../http/server-context.ts';
import type { ServerModule } from '../../server-module.ts';
import type { Site } from '../static/module.ts';

/** Where each system's release lies, as far as the operator has configured it. */
export type DownloadUrls = Readonly<Record<DownloadPlatform, string | undefined>>;

/** The systems that have a release. */
export function releasesOf(urls: DownloadUrls): readonly DownloadPlatform[] {
  return DOWNLOAD_PLATFORMS.filter((platform) => urls[platform] !== undefined);
}

/** What leads to the releases. */
export interface DownloadsDependencies {
  readonly downloadUrls: DownloadUrls;
  readonly site: Site;
}

const SYSTEM_NAMES: Readonly<Record<DownloadPlatform, string>> = {
  mac: 'macOS',
  windows: 'Windows',
};

/**
 * `GET /download/mac`, `/download/windows`: leads to that system's release. Without one, the site's own page says so,
 * and where the site has not been built, a plain one.
 */
export function createDownloads({ downloadUrls, site }: DownloadsDependencies): ServerModule {
  return {
    routes({ app }) {
      for (const platform of DOWNLOAD_PLATFORMS) {
        const release = downloadUrls[platform];
        app.get(`/download/${platform}`, async (context) => {
          if (release !== undefined) {
            // Which release is the newest changes, so that the way there is asked for every time.
            return context.body(null, 302, { location: release, 'cache-control': 'no-store' });
          }
          const page = await site.page(context, `download-${platform}.html`);
          return page ?? noRelease(context, platform);
        });
      }
    },
  };
}

function noRelease(context: RequestContext, platform: DownloadPlatform): Response {
  return plainPage(context, {
    title: `${PRODUCT_NAME} for ${SYSTEM_NAMES[platform]} is not ready yet`,
    body: `<p>There is no download to offer at this address at the moment. The demo runs in your browser and needs no installation.</p>
<p><a href="/demo">Try the demo</a></p>`,
  });
}
