type Edges = Pick<DOMRect, 'left' | 'right'>;

/** Pixels from an edge inwards from which on it pulls. */
const ZONE_PX = 20;
/** Pixels further out at which it pulls as fast as it does. */
const REACH_PX = 60;
const FASTEST_PX_PER_S = 500;

/**
 * How fast a picture scrolls where a drag is held at an edge of what is seen of it, in pixels a second: to the left below 0,
 * and 0 away from both edges.
 */
export function edgePull(x: number, { left, right }: Edges): number {
  const beyond = Math.max(0, x - (right - ZONE_PX)) - Math.max(0, left + ZONE_PX - x);
  return FASTEST_PX_PER_S * Math.min(1, Math.max(-1, beyond / REACH_PX));
}

/** Steps a second in which a picture makes room: where its edge begins to pull, and as far out as counts. */
const STEPS_PER_S = { slowest: 1, fastest: 10 } as const;
const GROWTH_REACH_PX = 180;

/** In how many steps a second what is dragged grows where it is held at the right edge or beyond it; 0 away from it. */
export function edgeGrowth(x: number, { right }: Edges): number {
  const beyond = x - (right - ZONE_PX);
  if (beyond <= 0) return 0;
  const { slowest, fastest } = STEPS_PER_S;
  return slowest + (fastest - slowest) * Math.min(1, beyond / GROWTH_REACH_PX);
}
