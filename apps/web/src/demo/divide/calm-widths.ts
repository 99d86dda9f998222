import type { Host } from '@overtone/client/platform/host';
import { CALM_DRAWING_MS, CALM_PANEL_MS, calmly } from '@overtone/client/safety/calm-changes';

/** A width in rem, null for the one that the window gives. */
type Width = number | null;

/**
 * Shows widths a few times a second, the last of them in the end. Both sides are set anew with every width: so they follow a hand
 * no faster than what is drawn, and turn back as calmly as panels change. `shown` is the first, which is there already.
 */
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
    (rem) => (wayTo(rem) === way ? CALM_DRAWING_MS : CALM_PANEL_MS),
  );
}
