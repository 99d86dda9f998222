import type { UnitInterval } from '../units.ts';

/** Share of a section that must be on screen before it animates in. */
export const REVEAL_VISIBLE_SHARE: UnitInterval = 0.1;
