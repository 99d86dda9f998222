import { CRISIS_WORDS, NOT_A_CRISIS } from '../../crisis/crisis-words.ts';
import { EMERGENCY_WORDS, NOT_AN_EMERGENCY } from '../../crisis/emergency-words.ts';
import type { Need } from '../../crisis/needs.ts';
import { normalise } from '../../read/normalise.ts';
import { seededRandom } from '../seeded-random.ts';
import type { Example } from '../sentences.ts';
import { writtenOut } from './alternatives.ts';
import type { PeopleLine } from './people-bank.ts';

/** A normalised text with what it asks for, and how much it counts in training. */
export interface PeopleExample {
  readonly text: string;
  readonly need: Need;
  readonly weight: number;
}

/** How many texts are written out of a line with alternatives. */
const TEXTS_OF_A_LINE = 40;
/** What people do counts little a text: there are many, and few are alike to what matters. */
const TASK_SHARE = 0.2;

/**
 * Makes what is trained on: lines with their alternatives written out, which count the less each the more there are, the
 * lists of words, and what people do (`tasks`), which asks for nobody. The same lines and tasks give the same examples.
 */
export function peopleExamplesFrom(
  lines: readonly PeopleLine[],
  tasks: readonly Example[],
): readonly PeopleExample[] {
  const random = seededRandom(1);
  return [
    ...lines.flatMap(({ line, need }) => {
      const texts = writtenOut(line, TEXTS_OF_A_LINE, random).map(normalise);
      return texts.map((text) => ({ text, need, weight: 1 / Math.sqrt(texts.length) }));
    }),
    ...listed(Object.values(CRISIS_WORDS).flatMap(words), 'crisis'),
    ...listed(Object.values(EMERGENCY_WORDS).flatMap(words), 'emergency'),
    ...listed([...NOT_A_CRISIS, ...NOT_AN_EMERGENCY], 'none'),
    ...tasks.map(({ text, weight }) => ({
      text,
      need: 'none' as const,
      weight: weight * TASK_SHARE,
    })),
  ].filter(({ text }) => text !== '');
}

function words(list: string): readonly string[] {
  return list.split(',');
}

function listed(phrases: readonly string[], need: Need): readonly PeopleExample[] {
  return phrases.map((phrase) => ({ text: normalise(phrase), need, weight: 1 }));
}
