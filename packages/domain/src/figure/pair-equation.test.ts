import { expect, it } from 'vitest';
import { pairEquation } from './pair-equation.ts';

it.each([
  [3, 40, 'y = sin(2π·3 Hz·t) + a·sin(2π·40 Hz·t)'],
  [0.1, 6, 'y = sin(2π·0.1 Hz·t) + a·sin(2π·6 Hz·t)'],
  [0.5, 13.333, 'y = sin(2π·0.5 Hz·t) + a·sin(2π·13.33 Hz·t)'],
])('counts both rhythms in hertz, also slow ones: %s and %s', (slowHz, fastHz, equation) => {
  expect(pairEquation({ slowHz, fastHz })).toBe(equation);
});
