import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { bootPage } from '../boot.ts';
import { createSiteParts, Site } from './site-parts.tsx';

/** Brings a pre-rendered page to life. */
export function startSite(page: ReactNode): void {
  const { host, theme, send, root } = bootPage();
  hydrateRoot(root, <Site parts={createSiteParts(host, theme, send)}>{page}</Site>);
}
