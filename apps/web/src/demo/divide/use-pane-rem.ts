import type { Host } from '@overtone/client/platform/host';
import { useState } from 'react';
import { readPaneRem } from './pane-rem.ts';

const KEY = 'overtone.pane-rem';

/** How wide a person has made the session's side, in rem, null where they have not; and what keeps another width. */
export function usePaneRem(
  storage: Host['storage'],
): readonly [rem: number | null, keep: (rem: number | null) => void] {
  const [rem, setRem] = useState(() => readPaneRem(storage.read(KEY)));
  const keep = (chosen: number | null) => {
    setRem(chosen);
    if (chosen === null) storage.remove(KEY);
    else storage.write(KEY, String(chosen));
  };
  return [rem, keep];
}
