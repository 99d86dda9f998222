import type { Seconds } from '../units.ts';

/** What the countdown on the subscription success page starts from; at 0 the page goes home. */
export const SUCCESS_REDIRECT_SECONDS: Seconds = 10;
