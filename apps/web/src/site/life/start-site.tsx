import { bootPage } from '../../boot.ts';
import { enliven } from './enliven.tsx';
import type { PageLife } from './page-life.ts';
import { createSiteParts } from './site-parts.tsx';

/** Brings a pre-rendered page to life. */
export function startSite(life: PageLife): void {
  const { root, ...makings } = bootPage();
  enliven(root, createSiteParts(makings), life);
}
