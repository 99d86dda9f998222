import { LONGEST_FRAGMENT } from '@overtone/domain/program/link/fragment-start';

/**
 * Takes off the end of a fragment that is longer than any that means something, so that it is refused as one that was cut
 * off. The browser takes up every address of a page against the page's own: with a million characters in that, each of
 * them takes its time.
 */
export function cutFragment(): void {
  const { hash, pathname, search } = location;
  if (hash.length <= LONGEST_FRAGMENT + 2) return;
  history.replaceState(
    history.state,
    '',
    `${pathname}${search}${hash.slice(0, LONGEST_FRAGMENT + 2)}`,
  );
}
