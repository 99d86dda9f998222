import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { readBank } from '@overtone/recommender/training/bank';
import { readPeopleBank } from '@overtone/recommender/training/people/people-bank';

const RECOMMENDER = new URL('../../packages/recommender/src/', import.meta.url);
const TRAINER = 'training/';
const PEOPLE_TRAINER = 'training/people/';

/** Files beside the trainer that decide what a text looks like to the model. */
const READING = [
  'read/normalise.ts',
  'read/features.ts',
  'read/function-words.ts',
  'read/place-weights.ts',
  'model/linear-model.ts',
] as const;

/** The same for the model that hears who needs people, which is also made from the lists of words. */
const PEOPLE_READING = [
  'read/normalise.ts',
  'crisis/people-features.ts',
  'crisis/needs.ts',
  'crisis/crisis-words.ts',
  'crisis/emergency-words.ts',
  'model/linear-model.ts',
] as const;

/** A hash of the phrase bank and of all code that the weights depend on; comments and spaces count as well. */
export function fingerprint(): string {
  return hashOf(readBank(), [...READING, ...modulesIn(TRAINER)]);
}

/** The same for the model that hears who needs people. */
export function peopleFingerprint(): string {
  const trainers = [...modulesIn(TRAINER), ...modulesIn(PEOPLE_TRAINER)];
  return hashOf([readBank(), readPeopleBank()], [...PEOPLE_READING, ...trainers]);
}

function hashOf(banks: unknown, files: readonly string[]): string {
  const hash = createHash('sha256');
  hash.update(JSON.stringify(banks));
  for (const name of files) hash.update(source(new URL(name, RECOMMENDER)));
  return hash.digest('hex').slice(0, 16);
}

function modulesIn(folder: string): readonly string[] {
  return readdirSync(new URL(folder, RECOMMENDER))
    .toSorted()
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => folder + name);
}

/** Line ends differ between checkouts and are no change. */
function source(file: URL): string {
  return readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
}
