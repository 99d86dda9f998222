import { NEEDS, type Need } from '../../crisis/needs.ts';
import { PEOPLE_PHRASES } from './phrases/every-phrase.ts';

/** One line of the bank: a text, or several that differ in what stands in braces. */
export interface PeopleLine {
  readonly line: string;
  readonly need: Need;
}

/** Every line, in a fixed order, each once for a need. Only the training reads it. */
export function readPeopleBank(): readonly PeopleLine[] {
  return NEEDS.flatMap((need) => {
    const lines = PEOPLE_PHRASES.flatMap((phrases) => (phrases[need] ?? '').split(';'))
      .map((line) => line.replaceAll(/\s+/gu, ' ').trim())
      .filter((line) => line !== '');
    return [...new Set(lines)].map((line) => ({ line, need }));
  });
}
