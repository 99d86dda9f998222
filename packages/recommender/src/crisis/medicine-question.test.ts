import { describe, expect, it } from 'vitest';
import { helpFor } from './help-answer.ts';
import { peopleNeededIn } from './detect-crisis.ts';

describe('a question for a pharmacist', () => {
  it.each([
    'how many sleeping pills can I take safely',
    'xanax and wine to sleep',
    'what is the lethal dose of caffeine',
    'should I stop taking my lithium',
    'double my adderall today to finish the paper',
    'how much ibuprofen can I take for my headache',
    'what dose of melatonin should I take',
    'can I take sertraline and tramadol together',
    'insulin units for my dinner',
    'is it safe to mix ibuprofen and paracetamol',
    'How much paracetamol can my daughter have?',
    'can i drink on antibiotics',
    'I ran out of my antidepressants, how do I stop them',
    'skip my meds today so I can focus',
    'how much adderall can I take to study',
    'lithium 300 mg or 600?',
    'is 600 mg of lithium ok',
    'melatonin 10mg or 20mg tonight',
    'Is 400mg ibuprofen too much for a child?',
    'modafinil 100 or 200 mg today',
  ])('is heard in: %s', (text) => {
    expect(peopleNeededIn(text).medicine).toBe(true);
    expect(helpFor(text)).toMatchObject({ source: 'help' });
  });

  it.each([
    'write the leaflet on how much ibuprofen patients can take',
    'pharmacology exam: what dose of morphine',
    'refill my prescription',
    'pick up meds from the pharmacy',
    'take my vitamins and start work',
    'how many pages can I read in an hour',
    'how much work can I take on',
    'wine tasting with the team',
    'can I take a break',
    'double my output before lunch',
    'set up two tablets for the workshop, can I start with the small one',
    'a chapter in which she asks how many pills she can take',
    'review the tablet layout',
    'took 20 mg of adderall, now code for two hours',
    'ritalin 10 mg at nine, then revise or rest',
    'is the medication module ready or do I write tests',
  ])('is not heard in: %s', (text) => {
    expect(peopleNeededIn(text).medicine).toBe(false);
  });

  it('is answered with who can answer it and the emergency number, and nothing that a session could be set to', () => {
    const answer = helpFor('how much ibuprofen can I take', 'DE');
    expect(Object.keys(answer ?? {})).toEqual(['source', 'narrativeExplanation', 'help']);
    expect(answer?.narrativeExplanation).toMatch(/pharmacist or your doctor.*now: 112 in Germany/u);
    expect(answer?.help).toEqual([]);
  });

  it('gives way to what is more urgent', () => {
    const text = 'I took too many pills, how many more can I take';
    expect(helpFor(text)?.narrativeExplanation).toMatch(/^This may be something that a doctor/u);
    expect(helpFor(text)?.narrativeExplanation).not.toContain('pharmacist');
  });
});

describe('a crisis that the model was not trained with', () => {
  it.each([
    'I hear voices telling me to hurt people',
    'I have not eaten for five days to lose weight',
    'overdose',
    'kms',
    'gonna kms',
    'I relapsed, need heroin',
    'purging after dinner again',
    's u i c i d e',
    'k1ll mys3lf',
  ])('is heard in: %s', (text) => {
    expect(peopleNeededIn(text).crisis).toBe(true);
  });

  it('is violence where somebody was raped', () => {
    expect(peopleNeededIn('I have been raped')).toMatchObject({ emergency: true, violence: true });
  });

  it.each([
    'run 5 kms before work',
    'overdose of coffee and memes',
    'fast for a day',
    'purge the logs',
  ])('is not heard in: %s', (text) => {
    expect(peopleNeededIn(text)).toMatchObject({ crisis: false, emergency: false });
  });
});
