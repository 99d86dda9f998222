import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { MIGRATIONS_FOLDER } from '../../database/migrate.ts';

const JOURNAL = 'meta/_journal.json';
const journalSchema = z.looseObject({ entries: z.array(z.looseObject({ tag: z.string() })) });

/** Puts the migrations up to one of them, by its name, into `folder`: those of an earlier version. */
export async function copyMigrationsUntil(last: string, folder: string): Promise<void> {
  const journal = journalSchema.parse(
    JSON.parse(await readFile(path.join(MIGRATIONS_FOLDER, JOURNAL), 'utf8')),
  );
  const end = journal.entries.findIndex(({ tag }) => tag === last);
  if (end < 0) throw new Error(`There is no migration ${last}.`);
  const entries = journal.entries.slice(0, end + 1);
  await mkdir(path.join(folder, 'meta'), { recursive: true });
  for (const { tag } of entries) {
    await copyFile(path.join(MIGRATIONS_FOLDER, `${tag}.sql`), path.join(folder, `${tag}.sql`));
  }
  await writeFile(path.join(folder, JOURNAL), JSON.stringify({ ...journal, entries }));
}
