import type { Question } from './protocol.ts';
import { FOCUS_QUESTION } from './question-words.ts';

const FOCUS = 'focus';
const FOCUS_WORDS = plainWords(FOCUS_QUESTION);

/**
 * What two questions have in common that ask the same: one's own words count alike whatever their case, their spaces and the mark
 * that they end with, and as the question that stands ready where they are its words.
 */
export function questionKey(question: Question): string {
  if (question.kind === 'focus') return FOCUS;
  const words = plainWords(question.words);
  return words === FOCUS_WORDS ? FOCUS : `own ${words}`;
}

function plainWords(words: string): string {
  const alike = words.normalize('NFKC').toLowerCase();
  return alike.replaceAll(/\s+/gu, ' ').replaceAll(/^\s+|[\s.?!…]+$/gu, '');
}
