import { LONGEST_FRAGMENT } from '@overtone/domain/program/link/fragment-start';
import { readFragment } from '@overtone/domain/program/link/read-link';
import { afterEach, expect, it } from 'vitest';
import { cutFragment } from './cut-fragment.ts';

const before = location.href;
afterEach(() => history.replaceState(history.state, '', before));

it('takes the end off a fragment that is too long, which stays refused, and leaves any other', () => {
  const longest = `#program=${'A'.repeat(LONGEST_FRAGMENT - 8)}`;
  history.replaceState(history.state, '', longest);
  cutFragment();
  expect(location.hash).toBe(longest);
  history.replaceState(history.state, '', `#program=${'A'.repeat(100_000)}`);
  const entries = history.length;
  cutFragment();
  expect(location.hash.length).toBe(LONGEST_FRAGMENT + 2);
  expect(readFragment(location.hash)).toMatchObject({ ok: false });
  expect(history.length).toBe(entries);
});
