import type { Host } from '@overtone/client/platform/host';
import { createBrowserHost } from './platform/browser-host.ts';
import { unregisterServiceWorkers } from './platform/service-workers.ts';
import { createThemeStore, type ThemeStore } from './theme/theme-choice.ts';

/** What every page of the site begins with. */
export interface Page {
  readonly host: Host;
  readonly theme: ThemeStore;
  /** The element that the page is drawn into. */
  readonly root: HTMLElement;
}

/** Prepares a page: its host, its theme on the document, and no old service worker in the way. */
export function bootPage(): Page {
  const host = createBrowserHost();
  const theme = createThemeStore(host.storage);
  theme.$choice.subscribe((choice) => {
    document.documentElement.dataset['theme'] = choice;
  });
  void unregisterServiceWorkers(host.log);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root to be drawn into.');
  return { host, theme, root };
}
