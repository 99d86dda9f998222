import { expect, it } from 'vitest';
import { randomScript } from './light-script.ts';
import { isTooMuch, judgeScript, shortened } from './light-search.ts';

const SCRIPTS = 10_000;

it('finds nothing that a person, an assistant, a calendar or a screen can do to make guarded light flash', () => {
  const found = [];
  for (let seed = 1; seed <= SCRIPTS && found.length === 0; seed += 1) {
    const script = randomScript(seed);
    if (!isTooMuch(judgeScript(script))) continue;
    const shortest = shortened(script, (shorter) => isTooMuch(judgeScript(shorter)));
    found.push({ seed, shortest, worst: judgeScript(shortest) });
  }
  expect(JSON.stringify(found, null, 1)).toBe('[]');
});
