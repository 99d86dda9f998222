import type { Host } from '@overtone/client/platform/host';
import { calmly } from '@overtone/client/safety/calm-changes';
import type { Milliseconds } from '@overtone/domain/units';
import { useMemo, useState } from 'react';
import { readPaneRem } from './pane-rem.ts';

const KEY = 'overtone.pane-rem';

/** Both sides are set anew with every width: five times a second is no flash, with what else a page may change. */
const EVERY_MS: Milliseconds = 200;

/** How wide a person has made the session's side, in rem, null where they have not; and what keeps another width, a few times a second. */
export function usePaneRem(
  host: Pick<Host, 'storage' | 'now' | 'after'>,
): readonly [rem: number | null, keep: (rem: number | null) => void] {
  const [rem, setRem] = useState(() => readPaneRem(host.storage.read(KEY)));
  const keep = useMemo(
    () =>
      calmly<number | null>(
        (chosen) => {
          setRem(chosen);
          if (chosen === null) host.storage.remove(KEY);
          else host.storage.write(KEY, String(chosen));
        },
        host,
        EVERY_MS,
      ),
    [host],
  );
  return [rem, keep];
}
