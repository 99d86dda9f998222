import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Refusal } from './refusal.ts';

/** Checks that a file can be made where it is asked for. @throws Refusal with a sentence for the person. */
export async function checkPlace(path: string, force: boolean): Promise<void> {
  const there = await stat(path).catch(() => null);
  if (there?.isDirectory()) throw new Refusal(`${path} is a folder; name a file.`);
  if (there && !force) {
    throw new Refusal(`${path} is there already. With --force it is written anew.`);
  }
  const folder = dirname(path);
  const around = await stat(folder).catch(() => null);
  if (!around) throw new Refusal(`There is no folder ${folder}.`);
  if (!around.isDirectory()) throw new Refusal(`${folder} is a file, not a folder.`);
}
