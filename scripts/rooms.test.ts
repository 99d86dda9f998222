import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import lint from '../oxlint.config.ts';

const MAP = readFileSync(new URL('../docs/introduction.md', import.meta.url), 'utf8');

/** Folders that lint leaves alone: they are no part of the product. */
const FREE = ['scripts', 'e2e'];

/** What each room may import, from the table of the map; packages from outside the house are left out. */
function roomsOfMap(): Record<string, readonly string[]> {
  const table = MAP.slice(MAP.indexOf('## Rooms'), MAP.indexOf("## The engine's door"));
  const rows = [...table.matchAll(/^\| `([^`]+)` +\|.*\| ([^|]+?) +\|$/gmu)];
  return Object.fromEntries(
    rows
      .map(([, room = '', cell = '']) => [room, cell.split(', ')] as const)
      .filter(([room]) => !FREE.includes(room))
      .map(([room, names]) => [room, names.filter((name) => name !== 'zod').sort()]),
  );
}

interface Pattern {
  readonly group?: readonly string[];
  readonly allowTypeImports?: boolean;
}

function isPatterns(value: unknown): value is { readonly patterns: readonly Pattern[] } {
  return typeof value === 'object' && value !== null && 'patterns' in value;
}

/** The restrictions on imports under a folder, once for each group of its files that has its own. */
function restrictionsIn(room: string): readonly (readonly Pattern[])[] {
  return (lint.overrides ?? [])
    .filter(({ files }) => files.some((file) => file.startsWith(`${room}/`)))
    .map(({ rules }) => rules?.['no-restricted-imports'])
    .flatMap((rule) => (Array.isArray(rule) && isPatterns(rule[1]) ? [rule[1].patterns] : []));
}

/** What lint lets a room import: what it does not refuse, with `types of` where types alone pass. */
function allowedBy(patterns: readonly Pattern[], room: string, rooms: readonly string[]) {
  return rooms
    .filter((other) => other !== room)
    .map((other) => {
      const name = other.replace(/^(?:packages|apps)\//u, '');
      const refusal = patterns.find(({ group }) => group?.includes(`@overtone/${name}`));
      if (refusal === undefined) return name;
      return refusal.allowTypeImports === true ? `types of ${name}` : null;
    })
    .filter((name) => name !== null)
    .sort();
}

describe('the table of rooms', () => {
  const rooms = roomsOfMap();

  it.each(Object.entries(rooms))('says what lint lets %s import', (room, mayImport) => {
    const restrictions = restrictionsIn(room);
    expect(restrictions).not.toHaveLength(0);
    for (const patterns of restrictions) {
      expect(allowedBy(patterns, room, Object.keys(rooms))).toEqual(mayImport);
    }
  });

  it('names every room that lint knows', () => {
    const known = (lint.overrides ?? [])
      .flatMap(({ files }) => files)
      .flatMap((file) => /^(?:packages|apps)\/[\w-]+(?=\/\*\*$)/u.exec(file)?.[0] ?? []);
    expect(Object.keys(rooms).sort()).toEqual(
      [...new Set(known)].filter((r) => r !== 'apps/*').sort(),
    );
  });
});
