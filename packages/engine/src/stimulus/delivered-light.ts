import { PROVOCATIVE_RATES_HZ } from '@overtone/domain/safety/flash-limits';
import type { Hertz } from '@overtone/domain/units';
import type { Screen } from './output.ts';

/**
 * Why the light shows the frequency that it shows. `screen`: the screen's refresh rate cannot carry the asked one.
 * `unknown-screen`, `unsteady-screen`: the refresh rate is not known yet, or not even, so the light stays slow.
 */
export type LightReason = 'off' | 'as-asked' | 'screen' | 'unknown-screen' | 'unsteady-screen';

/** What the light shows of one rhythm. */
export interface LightDelivery {
  /** Frequency shown; 0 when the rhythm is off. */
  readonly hz: Hertz;
  /** The asked frequency divided by this whole number is the one shown. */
  readonly divisor: number;
  readonly reason: LightReason;
}

/** Share of the refresh rate that a rhythm may reach; at half of it a sine can vanish or beat. */
export const HIGHEST_SHARE_OF_REFRESH = 0.45;

/** Highest light frequency while the refresh rate is unknown or unstable. */
const HIGHEST_UNKNOWN_SCREEN_HZ: Hertz = 13;

/** Highest frequency that the light may carry on a screen. */
export function highestLightHz({ refreshHz, isSteady }: Screen): Hertz {
  if (refreshHz === null) return HIGHEST_UNKNOWN_SCREEN_HZ;
  const carriedHz = HIGHEST_SHARE_OF_REFRESH * refreshHz;
  return isSteady ? carriedHz : Math.min(carriedHz, HIGHEST_UNKNOWN_SCREEN_HZ);
}

function reasonOn({ refreshHz, isSteady }: Screen): LightReason {
  if (refreshHz === null) return 'unknown-screen';
  return isSteady ? 'screen' : 'unsteady-screen';
}

function isProvocative(hz: Hertz): boolean {
  return hz >= PROVOCATIVE_RATES_HZ.min && hz <= PROVOCATIVE_RATES_HZ.max;
}

/**
 * The frequency that a screen shows for an asked one: the same where the screen can carry it, else the highest
 * whole-number fraction that it can carry outside the provocative band. 40 Hz on a 60 Hz screen shows as 13.33 Hz;
 * drawn as asked it would be a 20 Hz flicker.
 */
export function deliveredLight(askedHz: Hertz, screen: Screen): LightDelivery {
  if (!(askedHz > 0)) return { hz: 0, divisor: 1, reason: 'off' };
  const highest = highestLightHz(screen);
  if (askedHz <= highest) return { hz: askedHz, divisor: 1, reason: 'as-asked' };
  let divisor = Math.ceil(askedHz / highest);
  while (isProvocative(askedHz / divisor)) divisor += 1;
  return { hz: askedHz / divisor, divisor, reason: reasonOn(screen) };
}
