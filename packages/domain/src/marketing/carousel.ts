import type { Milliseconds } from '../units.ts';

/** How long a testimonial stays before the carousel moves on by itself. */
export const CAROUSEL_INTERVAL_MS: Milliseconds = 5000;
