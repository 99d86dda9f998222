import { describe, expect, it } from 'vitest';
import { faultsIn, type Findings } from './findings.ts';

const WELL: Findings = {
  account: 'node',
  health: '200 {"ok":true}',
  tools: [],
  settings: [],
  exitCode: 0,
};

describe('an image', () => {
  it('is well when nothing in it is wrong', () => {
    expect(faultsIn(WELL)).toEqual([]);
  });

  it.each<[Partial<Findings>, RegExp]>([
    [{ account: 'root' }, /as root/u],
    [{ health: '503 {"ok":false}' }, /answers 503 .*false/u],
    [{ tools: ['vite', 'gcc'] }, /vite, gcc/u],
    [{ settings: ['/overtone/.env'] }, /\/overtone\/\.env/u],
    [{ exitCode: 1 }, /ended with 1/u],
    [{ exitCode: null }, /ended with a signal/u],
  ])('is not when %j', (wrong, sentence) => {
    expect(faultsIn({ ...WELL, ...wrong })).toEqual([expect.stringMatching(sentence)]);
  });
});
