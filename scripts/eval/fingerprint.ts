import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { readBank } from '@overtone/domain/recommender/bank';

const TRAINER = new URL('training/', import.meta.url);
const RECOMMENDER = new URL('../../packages/domain/src/recommender/', import.meta.url);

/** Files beside the trainer that decide what a text looks like to the model. */
const READING = [
  'normalise.ts',
  'features.ts',
  'function-words.ts',
  'place-weights.ts',
  'linear-model.ts',
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
