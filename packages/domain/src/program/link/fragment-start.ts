/** What the fragment of a program's link begins with. */
export const FRAGMENT_START = 'program=';

/** Longest fragment; what is longer does not arrive everywhere. */
export const LONGEST_FRAGMENT = 2_000;

/** Whether a fragment is meant to be a program's, whatever is in it. */
export function isProgramFragment(fragment: string): boolean {
  return fragment.replace(/^#/u, '').startsWith(FRAGMENT_START);
}
