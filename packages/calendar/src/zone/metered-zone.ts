import type { Budget } from '../recurrence/budget.ts';
import type { Zone } from './zone.ts';

const LOOK_UP_STEPS = 2;
/** What a year of a zone costs the first time: its changes are looked for then. */
const YEAR_STEPS = 1000;

/**
 * Charges every look at a zone's clocks to the budget. A year that a calendar has not asked for before costs the same
 * whether or not the zone happens to know it, so that the same calendar always costs the same.
 */
export function meteredBy(budget: Budget): (zone: Zone) => Zone {
  const metered = new Map<Zone, Zone>();
  return (zone) => {
    const known = metered.get(zone);
    if (known !== undefined) return known;
    const made = meteredZone(zone, budget);
    metered.set(zone, made);
    return made;
  };
}

function meteredZone(zone: Zone, budget: Budget): Zone {
  const years = new Set<number>();
  return {
    offsetAt(instantMs) {
      const year = new Date(instantMs).getUTCFullYear();
      budget.spend(years.has(year) ? LOOK_UP_STEPS : YEAR_STEPS);
      years.add(year);
      return zone.offsetAt(instantMs);
    },
  };
}
