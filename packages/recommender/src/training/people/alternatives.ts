import { pick } from '../seeded-random.ts';

const ALTERNATIVES = /\{([^}]*)\}/u;

/**
 * Writes out up to `count` different texts of a line whose braces hold alternatives: "{i|we} leave {now|}" is four texts.
 * The same random numbers give the same texts.
 */
export function writtenOut(line: string, count: number, random: () => number): readonly string[] {
  const parts = line
    .split(ALTERNATIVES)
    .map((part, index) => (index % 2 === 0 ? [part] : part.split('|')));
  const possible = parts.reduce((product, choices) => product * choices.length, 1);
  const texts = new Set<string>();
  for (let tried = 0; tried < 2 * Math.min(count, possible) && texts.size < count; tried += 1) {
    texts.add(parts.map((choices) => pick(choices, random)).join(''));
  }
  return [...texts];
}
