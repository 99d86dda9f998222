import type { SendEvent } from '@overtone/client/analytics/page-visits';
import type { AnalyticsEvent } from '@overtone/domain/analytics/events';
import type { Host } from '@overtone/client/platform/host';
import { act } from 'react';
import { onTestFinished } from 'vitest';
import { createAnalyticsConsent } from '../consent/analytics-consent.ts';
import { enliven } from '../site/life/enliven.tsx';
import { BUILT_PAGES } from '../pages/page-table.tsx';
import { renderPage } from '../pages/render-page.tsx';
import { createSiteParts } from '../site/life/site-parts.tsx';
import { createThemeStore } from '../theme/theme-choice.ts';

/**
 * Opens a built page as a visitor does, at its top: its HTML as the build writes it, then brought to life on a test's host.
 * `early` is done between the two.
 */
export async function openPage<TestHost extends Host>(
  file: string,
  host: TestHost,
  early: (root: HTMLElement) => void = () => undefined,
) {
  const theme = createThemeStore(host.storage);
  const sent: AnalyticsEvent[] = [];
  const send: SendEvent = (event) => void sent.push(event);
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = await renderPage(file);
  // The window may still stand where the page before was read to.
  scrollTo(0, 0);
  early(root);
  const analytics = createAnalyticsConsent({
    mayRun: true,
    id: null,
    host,
    load: () => import('../consent/google-analytics.ts'),
  });
  const parts = createSiteParts({ host, theme, analytics, send });
  const stop = await settled(() => enliven(root, parts, BUILT_PAGES[file]?.life() ?? {}));
  onTestFinished(async () => {
    await settled(stop);
    root.remove();
  });
  return { host, theme, analytics, sent, root };
}

/** Does `work` and waits until React has done all that follows from it. */
async function settled<Result>(work: () => Result): Promise<Result> {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  try {
    return await act(async () => work());
  } finally {
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  }
}
