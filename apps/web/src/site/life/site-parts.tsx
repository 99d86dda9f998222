import type { SendEvent } from '@overtone/client/analytics/page-visits';
import type { Host } from '@overtone/client/platform/host';
import { createContext, type ReactNode, use } from 'react';
import type { AnalyticsConsent } from '../../consent/analytics-consent.ts';
import { browserDevice } from '../../platform/device.ts';
import type { ThemeStore } from '../../theme/theme-choice.ts';
import { createDownloadDesk, type DownloadDesk } from '../forms/download-desk.ts';
import { createNewsletter, type Newsletter } from '../forms/newsletter.ts';

/** What the sections of a page share. */
export interface SiteParts {
  readonly host: Host;
  readonly theme: ThemeStore;
  readonly downloads: DownloadDesk;
  readonly newsletter: Newsletter;
  readonly analytics: AnalyticsConsent;
}

const Parts = createContext<SiteParts | undefined>(undefined);

export interface SiteMakings extends Pick<SiteParts, 'host' | 'theme' | 'analytics'> {
  readonly send: SendEvent;
}

/** Makes the parts of one page. */
export function createSiteParts({ host, theme, analytics, send }: SiteMakings): SiteParts {
  const downloads = createDownloadDesk({ host, device: browserDevice, send });
  return { host, theme, analytics, downloads, newsletter: createNewsletter(host) };
}

/** Hands the parts to every section of a page. */
export function Site({
  parts,
  children,
}: {
  readonly parts: SiteParts;
  readonly children: ReactNode;
}) {
  return <Parts value={parts}>{children}</Parts>;
}

/** The parts of the page around this component. */
export function useSite(): SiteParts {
  const parts = use(Parts);
  if (!parts) throw new Error('A section of the site stands outside <Site>.');
  return parts;
}
