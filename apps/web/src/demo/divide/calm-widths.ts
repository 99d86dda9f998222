import type { Host } from '@overtone/client/platform/host';
import { CALM_PANEL_MS, calmly } from '@overtone/client/safety/calm-changes';
import type { Milliseconds } from '@overtone/domain/units';

/** Both sides are set anew with every width, so that it follows a hand no faster than this, */
const ONWARD_MS: Milliseconds = 200;
/** and turns back as calmly as panels change: to and fro in haste does not flash. */
const BACK_MS = CALM_PANEL_MS;

/** A width in rem, null for the one that the window gives. */
type Width = number | null;

/** Shows widths a few times a second, the last of them in the end. `shown` is the first, which is there already. */
export function showWidthsCalmly(
  show: (rem: Width) => void,
  host: Pick<Host, 'now' | 'after'>,
  shown: Width,
): (rem: Width) => void {
  let last = shown;
  let way = 0;
  const wayTo = (rem: Width) => Math.sign((rem ?? 0) - (last ?? 0));
  return calmly<Width>(
    (rem) => {
      way = wayTo(rem) || way;
      last = rem;
      show(rem);
    },
    host,
    (rem) => (wayTo(rem) === way ? ONWARD_MS : BACK_MS),
  );
}
