import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { createAnalyticsConsent } from '../consent/analytics-consent.ts';
import { createBrowserHost } from '../platform/browser-host.ts';
import { DemoShell } from '../demo/demo-shell.tsx';
import { createThemeStore } from '../theme/theme-choice.ts';
import { IslandHtml } from '../site/life/island.tsx';
import { idPrefixOf, type Islands, meaningOf } from '../site/life/page-life.ts';
import { BUILT_PAGES } from './page-table.tsx';
import { NeedsScript } from '../site/needs-script.tsx';
import { SITE_ISLANDS } from '../site/life/site-islands.tsx';
import { createSiteParts, Site } from '../site/life/site-parts.tsx';

/** What stands on a page that only lives in the browser, until it does. */
const SHELLS: Readonly<Record<string, ReactNode>> = { 'demo.html': <DemoShell /> };

/** The HTML of a page's root, by the page's file. */
export async function renderPage(file: string): Promise<string> {
  const built = BUILT_PAGES[file];
  if (built === undefined) return renderToStaticMarkup(SHELLS[file] ?? <NeedsScript />);
  const host = createBrowserHost();
  const parts = createSiteParts({
    host,
    theme: createThemeStore(host.storage),
    analytics: createAnalyticsConsent({
      host,
      mayRun: false,
      id: null,
      load: () => import('../consent/google-analytics.ts'),
    }),
    send: () => undefined,
  });
  const { islands: own, lateIslands = {} } = built.life();
  const late = Object.entries(lateIslands).map(async ([name, load]) => [name, await load()]);
  const islands: Islands = {
    ...SITE_ISLANDS,
    ...own,
    ...Object.fromEntries(await Promise.all(late)),
  };
  const islandHtml = (name: string) =>
    renderToString(<Site parts={parts}>{meaningOf(islands, name)}</Site>, {
      identifierPrefix: idPrefixOf(name),
    });
  return renderToStaticMarkup(<IslandHtml value={islandHtml}>{built.page}</IslandHtml>);
}
