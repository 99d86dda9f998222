import type { Who } from '@overtone/client/account/account-store';
import { atom } from 'nanostores';
import { describe, expect, it } from 'vitest';
import { personOf } from './person-of.ts';

const user = {
  id: 'ada',
  email: 'ada@example.com',
  name: 'Ada',
  emailVerified: true,
  role: 'member',
} as const;

describe('whoever sits here', () => {
  it.each([
    [{ kind: 'member', user }, 'ada'],
    [{ kind: 'visitor' }, null],
    [{ kind: 'away' }, null],
  ] as const)('as %j is %s, known before or after it is asked', async (who, person) => {
    expect(await personOf(atom<Who>(who))).toBe(person);
    const $who = atom<Who>({ kind: 'unknown' });
    const asked = personOf($who);
    $who.set(who);
    expect(await asked).toBe(person);
  });
});
