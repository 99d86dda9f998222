import type { Stop } from '@overtone/domain/stop';
import type { ReadableAtom } from 'nanostores';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { Site, type SiteParts } from './site-parts.tsx';

/** Draws what few visitors need at the end of the page, each part when it is first wanted; it is loaded then. */
export function drawLateParts(parts: SiteParts): Stop {
  const stops = [
    drawWhen(
      parts,
      parts.downloads.$form,
      ({ isOpen }) => isOpen,
      async () => {
        const { DownloadModal } = await import('../forms/download-modal.tsx');
        return <DownloadModal />;
      },
    ),
    drawWhen(
      parts,
      parts.analytics.$state,
      ({ id, choice, isAsking }) => isAsking && Boolean(id) && choice === null,
      async () => {
        const { ConsentLine } = await import('../forms/consent-line.tsx');
        return <ConsentLine />;
      },
    ),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** A part that does not load is logged, and tried again when its store next says that it is wanted. */
function drawWhen<Value>(
  parts: SiteParts,
  $store: ReadableAtom<Value>,
  isWanted: (value: Value) => boolean,
  load: () => Promise<ReactNode>,
): Stop {
  let state: 'absent' | 'coming' | 'drawn' | 'stopped' = 'absent';
  let erase: Stop | undefined;
  const stopWatching = $store.subscribe((value) => {
    if (state === 'absent' && isWanted(value)) void draw();
  });

  async function draw(): Promise<void> {
    state = 'coming';
    try {
      const part = await load();
      if (state === 'coming') erase = drawLast(<Site parts={parts}>{part}</Site>);
      state = 'drawn';
    } catch (error) {
      parts.host.log.error('A part of the page did not load', error);
      state = 'absent';
    }
  }

  return () => {
    state = 'stopped';
    stopWatching();
    erase?.();
  };
}

function drawLast(part: ReactNode): Stop {
  const place = document.body.appendChild(document.createElement('div'));
  const drawn = createRoot(place, { identifierPrefix: 'late-' });
  drawn.render(part);
  return () => {
    drawn.unmount();
    place.remove();
  };
}
