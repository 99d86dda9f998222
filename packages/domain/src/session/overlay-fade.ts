import type { Milliseconds } from '../units.ts';

/** How long the overlay takes to appear when the session is switched on, and to leave when it is switched off. */
export const OVERLAY_FADE_MS: Milliseconds = 300;
