import type { Stop } from '@overtone/domain/stop';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { watchDownloadLinks } from '../forms/download-links.ts';
import { drawLateParts } from './late-parts.tsx';
import { idPrefixOf, meaningOf, type PageLife } from './page-life.ts';
import { revealSections } from './reveal.ts';
import { SITE_BEHAVIOURS, SITE_ISLANDS } from './site-islands.tsx';
import { Site, type SiteParts } from './site-parts.tsx';

/** Brings the pre-rendered page under `root` to life. */
export function enliven(root: HTMLElement, parts: SiteParts, life: PageLife): Stop {
  const islands = { ...SITE_ISLANDS, ...life.islands };
  const behaviours = { ...SITE_BEHAVIOURS, ...life.behaviours };
  const stops = [
    ...placesOf(root, 'island').map((place) => {
      const name = place.dataset['island'];
      const load = life.lateIslands?.[name ?? ''];
      return load
        ? whenNear(place, parts, async () => {
            const island = await load();
            return () => hydrate(place, island, parts);
          })
        : hydrate(place, meaningOf(islands, name), parts);
    }),
    ...placesOf(root, 'behaviour').map((place) => {
      const name = place.dataset['behaviour'];
      const load = life.lateBehaviours?.[name ?? ''];
      return load
        ? whenNear(place, parts, async () => {
            const behave = await load();
            return () => behave(place, parts);
          })
        : meaningOf(behaviours, name)(place, parts);
    }),
    watchDownloadLinks(root, parts.downloads),
    drawLateParts(parts),
    revealSections(root),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

function placesOf(root: HTMLElement, kind: 'island' | 'behaviour'): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(`[data-${kind}]`)];
}

function hydrate(place: HTMLElement, island: ReactNode, parts: SiteParts): Stop {
  const living = hydrateRoot(place, <Site parts={parts}>{island}</Site>, {
    identifierPrefix: idPrefixOf(place.dataset['island'] ?? ''),
  });
  return () => living.unmount();
}

/** What does not load is logged; its HTML stays as it is. */
function whenNear(place: HTMLElement, { host }: SiteParts, load: () => Promise<() => Stop>): Stop {
  let isStopped = false;
  let stop: Stop | undefined;
  const bring = async () => {
    try {
      const begin = await load();
      if (!isStopped) stop = begin();
    } catch (error) {
      host.log.error('A part of the page did not load', error);
    }
  };
  const nearing = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      nearing.disconnect();
      void bring();
    },
    { rootMargin: '100%' },
  );
  // The place itself may have no box.
  nearing.observe(place.closest('section') ?? place);
  return () => {
    isStopped = true;
    nearing.disconnect();
    stop?.();
  };
}
