import { writeFileSync } from 'node:fs';
import { readBank } from '@overtone/recommender/training/bank';
import { fingerprint } from './fingerprint.ts';
import { trainModel } from '@overtone/recommender/training/train';

/** Where the generated files lie. */
export const GENERATED_FOLDER = new URL('../../packages/recommender/src/model/', import.meta.url);

/** What is generated. */
export const GENERATED_FILES = ['model.gen.ts'] as const;

/** Trains on the whole bank and gives the text of what the recommender ships. */
export function generatedFiles(): Readonly<Record<(typeof GENERATED_FILES)[number], string>> {
  const bank = readBank();
  const header =
    '// Made by scripts/eval/build-weights.ts from the phrase bank; not written by hand.\n';
  return {
    'model.gen.ts': `${header}import type { LinearModel } from './linear-model.ts';

/** What the model was made of: a hash of the phrase bank and of the trainer. */
export const MODEL_FINGERPRINT = '${fingerprint()}';

/** The trained model. */
export const MODEL: LinearModel = ${JSON.stringify(trainModel(bank))};
`,
  };
}

/** Writes what is generated into the recommender. */
export function writeGeneratedFiles(): void {
  for (const [name, text] of Object.entries(generatedFiles())) {
    writeFileSync(new URL(name, GENERATED_FOLDER), text);
  }
}

if (import.meta.main) writeGeneratedFiles();
