import { useSyncExternalStore } from 'react';
import { cutFragment } from './cut-fragment.ts';

/** The fragment of the address, as it is now. */
export function useFragment(): string {
  return useSyncExternalStore(
    (changed) => {
      const follow = () => {
        cutFragment();
        changed();
      };
      addEventListener('hashchange', follow);
      return () => removeEventListener('hashchange', follow);
    },
    () => location.hash,
  );
}
