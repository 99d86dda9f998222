import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { readBank } from '@overtone/recommender/training/bank';

const RECOMMENDER = new URL('../../packages/recommender/src/', import.meta.url);
const TRAINER = new URL('training/', RECOMMENDER);

/** Files beside the trainer that decide what a text looks like to the model. */
const READING = [
  'read/normalise.ts',
  'read/features.ts',
  'read/function-words.ts',
  'read/place-weights.ts',
  'model/linear-model.ts',
] as const;

/** A hash of the phrase bank and of all code that the weights depend on; comments and spaces count as well. */
export function fingerprint(): string {
  const hash = createHash('sha256');
  hash.update(JSON.stringify(readBank()));
  for (const name of READING) hash.update(source(new URL(name, RECOMMENDER)));
  for (const name of readdirSync(TRAINER).toSorted()) {
    if (name.endsWith('.ts') && !name.endsWith('.test.ts'))
      hash.update(source(new URL(name, TRAINER)));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Line ends differ between checkouts and are no change. */
function source(file: URL): string {
  return readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
}
