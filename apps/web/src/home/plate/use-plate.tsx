import type { Host } from '@overtone/client/platform/host';
import { CALM_CHANGE_MS, calmly } from '@overtone/client/safety/calm-changes';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { ASK } from '../../content/ask.ts';
import type { Plate } from './plate.ts';

/**
 * Shows a plate in a dialog, and at once the one that the page's address carries. All that draws it is loaded with the first.
 * It opens at most once a second: opening and closing it in haste must not flash.
 */
export function usePlate(
  host: Pick<Host, 'log' | 'now' | 'after'>,
): readonly [dialog: ReactNode, open: (plate: Plate) => void] {
  const [dialog, show] = useState<ReactNode>(null);
  const showCalmly = useMemo(() => calmly(show, host, CALM_CHANGE_MS), [host]);
  const open = useCallback(
    (kept?: Plate) => {
      import('./plate-of-page.tsx').then(
        ({ plateOfPage }) => showCalmly(plateOfPage(kept, () => show(null))),
        (error: unknown) => {
          host.log.error('The plate did not load', error);
          show(<NotLoaded />);
        },
      );
    },
    [host, showCalmly],
  );
  useEffect(() => {
    // MIRRORED: PLATE_HASH of `plate.ts`, which is loaded only then.
    if (location.hash.startsWith('#plate?')) open();
  }, [open]);
  return [dialog, open];
}

function NotLoaded() {
  return (
    <p role="alert" className="page mt-3 text-small text-warn">
      {ASK.plateNotLoaded}
    </p>
  );
}
