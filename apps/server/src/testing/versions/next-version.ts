import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { THIS_VERSION } from './program-folder.ts';

const SERVER = 'apps/server';
const JOURNAL = `${SERVER}/drizzle/meta/_journal.json`;
/** What a next version changes is copied; the rest is shared with this one. */
const COPIED = ['src', 'drizzle', 'package.json'].map((name) => `${SERVER}/${name}`);
const SHARED = ['node_modules', 'packages', 'apps/web', `${SERVER}/node_modules`];

const journalSchema = z.looseObject({
  entries: z.array(z.looseObject({ idx: z.number(), when: z.number(), tag: z.string() })),
});

/** A migration of a version that is still to come. */
export interface ComingMigration {
  readonly tag: string;
  readonly sql: string;
}

/**
 * Puts the version that follows this one, or the one after `from`, into `folder`: the same program with one more
 * migration.
 */
export async function makeNextVersion(
  folder: string,
  { tag, sql }: ComingMigration,
  from = THIS_VERSION,
): Promise<void> {
  await mkdir(path.join(folder, SERVER), { recursive: true });
  await Promise.all([
    ...COPIED.map((name) =>
      cp(path.join(from, name), path.join(folder, name), { recursive: true }),
    ),
    ...SHARED.map((name) => symlink(path.join(from, name), path.join(folder, name), 'junction')),
  ]);
  const file = path.join(folder, JOURNAL);
  const journal = journalSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  const last = journal.entries.at(-1);
  if (last === undefined) throw new Error('There is no migration to follow.');
  const entry = { ...last, idx: last.idx + 1, when: last.when + 1, tag };
  await writeFile(path.join(folder, SERVER, 'drizzle', `${tag}.sql`), sql);
  await writeFile(file, JSON.stringify({ ...journal, entries: [...journal.entries, entry] }));
}
