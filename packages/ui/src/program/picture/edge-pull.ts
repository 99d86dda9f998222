/** Pixels from an edge inwards from which on it pulls. */
const ZONE_PX = 20;
/** Pixels further out at which it pulls as fast as it does. */
const REACH_PX = 60;
const FASTEST_PX_PER_S = 700;

/**
 * How fast a picture goes on where a drag is held at an edge of what is seen of it, in pixels a second: to the left below 0,
 * and 0 away from both edges.
 */
export function edgePull(x: number, { left, right }: Pick<DOMRect, 'left' | 'right'>): number {
  const beyond = Math.max(0, x - (right - ZONE_PX)) - Math.max(0, left + ZONE_PX - x);
  return FASTEST_PX_PER_S * Math.min(1, Math.max(-1, beyond / REACH_PX));
}
