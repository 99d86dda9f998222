import { PEOPLE_MODEL_FINGERPRINT } from '@overtone/recommender/crisis/people-model.gen';
import { MODEL_FINGERPRINT } from '@overtone/recommender/model/model.gen';
import { expect, it } from 'vitest';
import { fingerprint, peopleFingerprint } from './fingerprint.ts';

it.each([
  ['what people do', MODEL_FINGERPRINT, fingerprint],
  ['who needs people', PEOPLE_MODEL_FINGERPRINT, peopleFingerprint],
])('ships the weights for %s that belong to the bank and the trainer', (_, shipped, made) => {
  expect(shipped, 'A bank or a trainer has changed: run "npm run eval -- --rebuild".').toBe(made());
});
