import { MODEL_FINGERPRINT } from '@overtone/recommender/model/model.gen';
import { expect, it } from 'vitest';
import { fingerprint } from './fingerprint.ts';

it('ships the weights that belong to the phrase bank and the trainer', () => {
  expect(
    MODEL_FINGERPRINT,
    'The phrase bank or the trainer has changed: run "npm run eval -- --rebuild".',
  ).toBe(fingerprint());
});
