import { expect, it } from 'vitest';
import { nearlyAmong } from './similarity.ts';

it('finds texts that another one is nearly, and no others', () => {
  const texts = ['write the quarterly report', 'walk along the river'];
  const others = ['writes the quarterly report', 'walk', 'report the river'];
  expect(nearlyAmong(texts, others, 0.8)).toEqual(['write the quarterly report']);
  expect(nearlyAmong(texts, [], 0.8)).toEqual([]);
});
