import { describe, expect, it } from 'vitest';
import { normalise } from '../read/normalise.ts';
import { needsHeardBy } from './hear-needs.ts';
import { PEOPLE_MODEL } from './people-model.gen.ts';

const heard = (text: string) => [...needsHeardBy(PEOPLE_MODEL, normalise(text))];

describe('the model that hears who needs people', () => {
  it.each([
    'everyone would be better off without me',
    'i wrote the letters and gave away my things',
    'standing on the bridge and i want to jump',
    'the urge to cut is back tonight',
    "i can't do this anymore, i want it to be over for good",
    'my friend texted goodbye and says she has the pills',
    'ohne mich wären alle besser dran',
    'je serais mieux mort, tout le monde irait mieux sans moi',
    'todos estarían mejor sin mí',
    'starebbero tutti meglio senza di me',
    'всем будет лучше без меня',
    'alle ville have det bedre uden mig',
    '消えてしまいたい、みんなのためにも',
  ])('hears a crisis in other words than those of a list: %s', (text) => {
    expect(heard(text)).toContain('crisis');
  });

  it.each([
    'my dad collapsed and is not answering',
    'he is bleeding a lot and it will not stop',
    'someone is breaking into the house right now',
    'i took all of them and now i feel sick',
    'mein vater ist umgekippt und reagiert nicht',
    'mon bébé devient tout bleu',
    'mi papá se desmayó y no responde',
  ])('hears an emergency: %s', (text) => {
    expect(heard(text)).toContain('emergency');
  });

  it.each([
    'kill the zombie process',
    'this deadline is killing me',
    'remove dead code',
    'shoot the short film tonight',
    'overdose of coffee and memes',
    'die cutting the cardboard',
    'write the suicide prevention chapter',
    'first aid course on saturday',
    'suicide squad rewatch',
    'so stressed before the exam',
    "can't sleep, work worries",
    'goodbye party for Sarah',
    'write a eulogy for my grandfather',
    'charting for a patient with chest pain',
    'burnt out and sad, need a quiet evening',
    'last day at work before the holiday',
    'diese Deadline bringt mich um',
    'je suis très stressée',
    'me muero de hambre',
    '困死了',
    '시험공부',
    'Lunch',
    '',
  ])('hears nothing in %s', (text) => {
    expect(heard(text)).toEqual([]);
  });
});
