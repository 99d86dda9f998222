import { describe, expect, it } from 'vitest';
import { NOT_MEDICAL_NOTE, SAFETY_NOTE } from './safety-note.ts';

describe('the safety wording', () => {
  it('names photosensitivity and seizure disorders, and sends to a doctor before use', () => {
    expect(SAFETY_NOTE).toMatch(/photosensitivity/iu);
    expect(SAFETY_NOTE).toMatch(/seizure disorder/iu);
    expect(SAFETY_NOTE).toMatch(/consult a doctor before use/iu);
  });

  it('says what the product is not', () => {
    expect(NOT_MEDICAL_NOTE).toBe('Overtone is a productivity tool, not a medical device.');
  });
});
