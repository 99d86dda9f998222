import { bandFor } from '@overtone/domain/frequency/bands';
import type { SessionSettings } from '@overtone/domain/session/settings';
import type { Degrees, Hertz, UnitInterval } from '@overtone/domain/units';

/** The settings that an event leads: the two rhythms and the hue. Nothing that is louder, brighter, or on. */
export type Led = Pick<SessionSettings, 'globalModulationHz' | 'centerModulationHz' | 'visualHue'>;

/** A rhythm on its way is set to hundredths of a hertz. */
const HZ_STEPS = 100;

/** What an event leads, as it stands in the settings. */
export function ledOf({ globalModulationHz, centerModulationHz, visualHue }: Led): Led {
  return { globalModulationHz, centerModulationHz, visualHue };
}

/** True when both are the same. */
export function isSameLed(one: Led, other: Led): boolean {
  return (
    one.globalModulationHz === other.globalModulationHz &&
    one.centerModulationHz === other.centerModulationHz &&
    one.visualHue === other.visualHue
  );
}

/** Part of the way from one to the other: rhythms by equal ratios, the hue by the shorter way round; 1 is all of it. */
export function easeBetween(from: Led, to: Led, share: UnitInterval): Led {
  if (share >= 1) return ledOf(to);
  return {
    globalModulationHz: hzBetween(from.globalModulationHz, to.globalModulationHz, share),
    centerModulationHz: hzBetween(from.centerModulationHz, to.centerModulationHz, share),
    visualHue: hueBetween(from.visualHue, to.visualHue, share),
  };
}

/** The settings to write, with the names of the bands that go with the rhythms. */
export function withBands(led: Led): Partial<SessionSettings> & { readonly isOn?: never } {
  const { globalModulationHz, centerModulationHz } = led;
  return {
    ...led,
    ...(globalModulationHz !== null && { frequencyBand1: bandFor(globalModulationHz) }),
    ...(centerModulationHz !== null && { frequencyBand2: bandFor(centerModulationHz) }),
  };
}

/** A rhythm that is off at either end has no way to go: it is there, or gone, at the end. */
function hzBetween(from: Hertz | null, to: Hertz | null, share: UnitInterval): Hertz | null {
  if (from === to || !from || !to) return from;
  return Math.round(from * (to / from) ** share * HZ_STEPS) / HZ_STEPS;
}

function hueBetween(from: Degrees, to: Degrees, share: UnitInterval): Degrees {
  if (share === 0 || from === to) return from;
  const way = ((((to - from + 180) % 360) + 360) % 360) - 180;
  return (Math.round(from + way * share) + 360) % 360;
}
