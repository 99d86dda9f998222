import { beaconSender } from '@overtone/client/analytics/beacon-sender';
import { type SendEvent, startPageVisit } from '@overtone/client/analytics/page-visits';
import type { Host } from '@overtone/client/platform/host';
import { CALM_CHANGE_MS, calmly } from '@overtone/client/safety/calm-changes';
import { calmDetails } from '@overtone/client/safety/calm-details';
import { pageNameFor } from '@overtone/domain/analytics/page-names';
import { mayTellOthers } from '@overtone/domain/analytics/third-parties';
import { type AnalyticsConsent, createAnalyticsConsent } from './consent/analytics-consent.ts';
import { analyticsIdHere } from './platform/analytics-id.ts';
import { createBrowserHost } from './platform/browser-host.ts';
import { asksForPrivacy } from './platform/device.ts';
import { unregisterServiceWorkers } from './platform/service-workers.ts';
import { loadSpeedScript } from './speed/load-speed-script.ts';
import { showTheme } from './theme/document-theme.ts';
import { createThemeStore, type ThemeStore } from './theme/theme-choice.ts';

/** What every page of the site begins with. */
export interface Page {
  readonly host: Host;
  readonly theme: ThemeStore;
  readonly analytics: AnalyticsConsent;
  /** Sends an analytics event; for a visitor who asked not to be counted it does nothing. */
  readonly send: SendEvent;
  /** The element that the page is drawn into. */
  readonly root: HTMLElement;
}

/** Prepares a page: its host, its theme on the document, its visit counted as far as the visitor allows, and no old service worker in the way. */
export function bootPage(host = createBrowserHost()): Page {
  const theme = createThemeStore(host.storage);
  theme.$choice.subscribe(calmly(showTheme, host, CALM_CHANGE_MS));
  calmDetails(document, host);
  void unregisterServiceWorkers(host.log);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root to be drawn into.');
  const mayRun = mayTellOthers(location);
  const analytics = createAnalyticsConsent({
    host,
    id: analyticsIdHere(),
    mayRun,
    load: () => import('./consent/google-analytics.ts'),
  });
  const isRefused = asksForPrivacy() || analytics.$state.get().choice === 'refused';
  if (mayRun && !isRefused) void (isChosenOn(location) ? analytics.start() : analytics.ask());
  return { host, theme, analytics, root, send: startCounting(host) };
}

/** The page that holds the choice itself needs no line that asks for it. */
function isChosenOn({ pathname }: Pick<Location, 'pathname'>): boolean {
  return withoutSlash(pathname) === '/cookie-policy';
}

function withoutSlash(pathname: string): string {
  return pathname.replace(/(?<=.)\/$/u, '');
}

function startCounting(host: Host): SendEvent {
  if (asksForPrivacy()) return () => undefined;
  const send = beaconSender(host);
  const pageName = pageNameFor(withoutSlash(location.pathname));
  startPageVisit({ pageName, host, send });
  void loadSpeedScript(
    () => import('./speed/measure-speed.ts'),
    ({ measureSpeed }) => measureSpeed(pageName, host),
    host.log,
  );
  return send;
}
