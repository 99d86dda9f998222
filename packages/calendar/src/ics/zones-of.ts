import type { Budget } from '../recurrence/budget.ts';
import { fixedZone, namedZone } from '../zone/named-zone.ts';
import { vtimezone } from '../zone/vtimezone.ts';
import type { InstantMs, Zone } from '../zone/zone.ts';
import { type IcsComponent, propertyOf } from './component.ts';

/** The zone that a calendar means by a name; undefined where nobody can tell. */
export type ZoneOf = (name: string) => Zone | undefined;

/** Nobody plans further, and no rule of a zone has held for that long. */
const UNTIL_MS: InstantMs = Date.UTC(2051, 0, 1);

/** What it costs to find out whether the host knows a name, spelt in up to three ways. */
const NAME_STEPS = 1000;

/**
 * The zones of a calendar. A name that everybody knows means what it always means, since the rules that files carry are
 * often old; a name of the file's own means what the file says.
 *
 * What it returns throws TooMuchWork when the budget ends.
 */
export function zonesOf(components: readonly IcsComponent[], budget: Budget): ZoneOf {
  const described = new Map(
    components
      .filter(({ name }) => name === 'vtimezone')
      .map((component) => [String(propertyOf(component, 'tzid')?.values[0]), component]),
  );
  const known = new Map<string, Zone | undefined>();
  const find = (name: string) => {
    budget.spend(NAME_STEPS);
    const component = described.get(name);
    return (
      namedZone(name) ?? (component && vtimezone(component, UNTIL_MS, budget)) ?? fixedZone(name)
    );
  };
  return (name) => {
    if (!known.has(name)) known.set(name, find(name));
    return known.get(name);
  };
}

/** The same zones, each look at whose clocks is charged for. */
export function meteredZones(zoneOf: ZoneOf, metered: (zone: Zone) => Zone): ZoneOf {
  return (name) => {
    const zone = zoneOf(name);
    return zone && metered(zone);
  };
}
