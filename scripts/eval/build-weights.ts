import { writeFileSync } from 'node:fs';
import { readBank } from '@overtone/recommender/training/bank';
import { readPeopleBank } from '@overtone/recommender/training/people/people-bank';
import { peopleExamplesFrom } from '@overtone/recommender/training/people/people-examples';
import { trainPeopleModel } from '@overtone/recommender/training/people/train-people';
import { examplesFrom } from '@overtone/recommender/training/sentences';
import { TRAINING, trainModel } from '@overtone/recommender/training/train';
import { fingerprint, peopleFingerprint } from './fingerprint.ts';

/** Under which the generated files lie. */
export const GENERATED_FOLDER = new URL('../../packages/recommender/src/', import.meta.url);

/** What is generated. */
export const GENERATED_FILES = ['model/model.gen.ts', 'crisis/people-model.gen.ts'] as const;

/** Trains on the whole banks and gives the text of what the recommender ships. */
export function generatedFiles(): Readonly<Record<(typeof GENERATED_FILES)[number], string>> {
  const bank = readBank();
  const header =
    '// Made by scripts/eval/build-weights.ts from the phrase bank; not written by hand.\n';
  return {
    'model/model.gen.ts': `${header}import type { LinearModel } from './linear-model.ts';

/** What the model was made of: a hash of the phrase bank and of the trainer. */
export const MODEL_FINGERPRINT = '${fingerprint()}';

/** The trained model. */
export const MODEL: LinearModel = ${JSON.stringify(trainModel(bank))};
`,
    'crisis/people-model.gen.ts': `${header}import type { LinearModel } from '../model/linear-model.ts';

/** What the model was made of: a hash of the phrases and of the trainer. */
export const PEOPLE_MODEL_FINGERPRINT = '${peopleFingerprint()}';

/** The trained model that hears who needs people. */
export const PEOPLE_MODEL: LinearModel = ${JSON.stringify(
      trainPeopleModel(peopleExamplesFrom(readPeopleBank(), examplesFrom(bank, TRAINING.seeds[0]))),
    )};
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
