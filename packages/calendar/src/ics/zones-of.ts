import type { Budget } from '../recurrence/budget.ts';
import { fixedZone, namedZone } from '../zone/named-zone.ts';
import { vtimezone } from '../zone/vtimezone.ts';
import type { InstantMs, Zone } from '../zone/zone.ts';
import { type IcsComponent, propertyOf } from './component.ts';

/** The zone that a calendar means by a name; undefined where nobody can tell. */
export type ZoneOf = (name: string) => Zone | undefined;

/** Nobody plans further, and no rule of a zone has held for that long. */
const UNTIL_MS: InstantMs = Date.UTC(2051, 0, 1);

/**
 * The zones of a calendar. A name that everybody knows means what it always means, since the rules that files carry are
 * often old; a name of the file's own means what the file says.
 */
export function zonesOf(components: readonly IcsComponent[], budget: Budget): ZoneOf {
  const described = new Map(
    components
      .filter(({ name }) => name === 'vtimezone')
      .map((component) => [String(propertyOf(component, 'tzid')?.values[0]), component]),
  );
  const known = new Map<string, Zone | undefined>();
  const find = (name: string) => {
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
