import { isUnspaced } from '../read/word-patterns.ts';
import { orderForm } from './order-form.ts';

/** Any of some words, whole; anywhere in languages without spaces. */
export function anyWord(named: string): string {
  const all = listed(named).toSorted(byLength);
  const spaced = all.filter((word) => !isUnspaced(word)).join('|');
  const anywhere = all.filter(isUnspaced);
  const whole =
    spaced === '' ? [] : [`(?<![\\p{L}\\p{M}\\p{N}])(?:${spaced})(?![\\p{L}\\p{M}\\p{N}])`];
  return `(?:${[...anywhere, ...whole].join('|')})`;
}

/** For sorting: the longer one first, so that no word hides another that begins like it. */
export function byLength(one: string, other: string): number {
  return other.length - one.length;
}

/** Words separated by commas, each in the form in which orders are read. */
export function listed(named: string): readonly string[] {
  return named
    .split(',')
    .map((word) => orderForm(word.replaceAll(/\s+/gu, ' ').trim()) ?? '')
    .filter((word) => word !== '');
}
