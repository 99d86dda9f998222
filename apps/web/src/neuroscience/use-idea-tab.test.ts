import { expect, it } from 'vitest';
import { ideaOfHash } from './use-idea-tab.ts';

it.each([
  ['#perceptual-load', 0],
  ['#neural-entrainment', 1],
  ['#network-modulation', 2],
  ['#neuroplastic-conditioning', 3],
  ['#footer', undefined],
  ['', undefined],
])('"%s" names tab %s', (hash, index) => {
  expect(ideaOfHash(hash)).toBe(index);
});
