import type { Question } from './protocol.ts';

/**
 * What two questions have in common that ask the same: one's own words count alike whatever their case, their spaces and the mark
 * that they end with.
 */
export function questionKey(question: Question): string {
  if (question.kind === 'focus') return 'focus';
  const words = question.words.normalize('NFKC').toLowerCase();
  return `own ${words.replaceAll(/\s+/gu, ' ').replaceAll(/^\s+|[\s.?!…]+$/gu, '')}`;
}
