import type { Host } from '@overtone/client/platform/host';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { ASK } from '../../content/ask.ts';
import type { Plate } from './plate.ts';

/**
 * Shows a plate in a dialog, and at once the one that the page's address carries. All that draws it is loaded with the first.
 */
export function usePlate(
  log: Host['log'],
): readonly [dialog: ReactNode, open: (plate: Plate) => void] {
  const [dialog, show] = useState<ReactNode>(null);
  const open = useCallback(
    (kept?: Plate) => {
      import('./plate-of-page.tsx').then(
        ({ plateOfPage }) => show(plateOfPage(kept, () => show(null))),
        (error: unknown) => {
          log.error('The plate did not load', error);
          show(<NotLoaded />);
        },
      );
    },
    [log],
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
