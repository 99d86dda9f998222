import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SOURCES } from './build.mjs';
import { ROOT } from './install.mjs';

interface Room {
  readonly folder: string;
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const ROOMS: ReadonlyMap<string, Room> = new Map(
  globSync('{packages,apps}/*/package.json', { cwd: ROOT }).map((file) => {
    const declared: Room = JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
    const folder = file.replaceAll('\\', '/').replace('/package.json', '');
    return [declared.name, { ...declared, folder }] as const;
  }),
);

/** The folders of a room and of all that it is made of. */
function foldersOf(name: string): readonly string[] {
  const found = new Set<string>();
  const add = (each: string) => {
    const room = ROOMS.get(each);
    if (room === undefined || found.has(room.folder)) return;
    found.add(room.folder);
    for (const next of Object.keys(room.dependencies ?? {})) add(next);
  };
  add(name);
  return [...found];
}

it('the web app is built anew when anything that it is made of changes', () => {
  expect([...SOURCES].sort()).toEqual([...foldersOf('@overtone/web')].sort());
});
