import { createFakeHost } from '@overtone/testkit/fake-host';
import { atom } from 'nanostores';
import { expect, it } from 'vitest';
import type { Who } from './account-store.ts';
import { isMarkedMember, keepMemberMark } from './member-mark.ts';

const ADA: Who = {
  kind: 'member',
  user: { id: 'ada', name: 'Ada', email: 'ada@example.com', emailVerified: true, role: 'member' },
};

it('stands from a sign-in to a sign-out, also while the server is away', () => {
  const { storage } = createFakeHost();
  const $who = atom<Who>({ kind: 'unknown' });
  const stop = keepMemberMark($who, storage);
  expect(isMarkedMember(storage)).toBe(false);
  $who.set(ADA);
  expect(isMarkedMember(storage)).toBe(true);
  $who.set({ kind: 'away' });
  expect(isMarkedMember(storage)).toBe(true);
  $who.set({ kind: 'visitor' });
  expect(isMarkedMember(storage)).toBe(false);
  stop();
  $who.set(ADA);
  expect(isMarkedMember(storage)).toBe(false);
});
