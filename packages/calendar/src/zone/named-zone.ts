import { ianaZone } from './iana-zone.ts';
import { WINDOWS_ZONES } from './windows-zones.ts';
import type { Zone } from './zone.ts';

/**
 * The zone that a calendar program means by a name: an IANA name, alone or at the end of a path such as
 * `/mozilla.org/20050126_1/Europe/Berlin`, or Windows' own name. Undefined for any other.
 */
export function namedZone(name: string): Zone | undefined {
  const plain = name.trim().replace(/^"|"$/gu, '');
  const windows = WINDOWS_ZONES.get(plain.toLowerCase());
  if (windows !== undefined) return ianaZone(windows);
  const path = plain.split('/').filter((part) => part !== '');
  return [path.length, 3, 2]
    .map((length) => path.slice(-length).join('/'))
    .reduce(firstZone, undefined);
}

/** A zone whose clocks always differ from UTC by what its name says: `UTC+05:30`, `(GMT-08:00) Pacific Time`. */
export function fixedZone(name: string): Zone | undefined {
  const match = /(?:UTC|GMT)\s*([+-−])\s*(\d{1,2}):?(\d\d)?/iu.exec(name);
  if (match === null) return undefined;
  const offsetMs = (Number(match[2]) * 60 + Number(match[3] ?? 0)) * 60_000;
  return { offsetAt: () => (match[1] === '+' ? offsetMs : -offsetMs) };
}

function firstZone(found: Zone | undefined, name: string): Zone | undefined {
  return found ?? (name === '' ? undefined : ianaZone(name));
}
