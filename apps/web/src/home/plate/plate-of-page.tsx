import type { ReactNode } from 'react';
import { PlateDialog } from './plate-dialog.tsx';
import { type Plate, plateOfHash } from './plate.ts';

/** The dialog of a plate that is kept, else of the one that the page's address carries; null where there is none. */
export function plateOfPage(kept: Plate | undefined, onClose: () => void): ReactNode {
  const plate = kept ?? plateOfHash(location.hash);
  return plate && <PlateDialog plate={plate} isFromLink={kept === undefined} onClose={onClose} />;
}
