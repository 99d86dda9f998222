import { hueOutsideRed } from '@overtone/domain/colour/guarded-hue';
import type { Degrees } from '@overtone/domain/units';
import { createContext, use } from 'react';

const Guarded = createContext(false);

/** Says whether Flash guard is on, for the courses that are drawn and edited within. */
export const GuardedHues = Guarded.Provider;

/** The hue that light really has where one is asked for: Flash guard keeps it out of saturated red. */
export function useHueShown(): (hue: Degrees) => Degrees {
  return use(Guarded) ? hueOutsideRed : asAsked;
}

function asAsked(hue: Degrees): Degrees {
  return hue;
}
