import type { Host } from '@overtone/client/platform/host';
import { useState } from 'react';
import { showWidthsCalmly } from './calm-widths.ts';
import { readPaneRem } from './pane-rem.ts';

const KEY = 'overtone.pane-rem';

/**
 * How wide the session's side is drawn because a person wants it so, in rem, null where they do not; and what keeps another
 * width. That is kept at once and drawn calmly.
 */
export function usePaneRem(
  host: Pick<Host, 'storage' | 'now' | 'after'>,
): readonly [rem: number | null, keep: (rem: number | null) => void] {
  const { storage } = host;
  const [rem, setRem] = useState(() => readPaneRem(storage.read(KEY)));
  const [show] = useState(() => showWidthsCalmly(setRem, host, rem));
  const keep = (chosen: number | null) => {
    if (chosen === null) storage.remove(KEY);
    else storage.write(KEY, String(chosen));
    show(chosen);
  };
  return [rem, keep];
}
