import { useSyncExternalStore } from 'react';

/** The fragment of the address, as it is now. */
export function useFragment(): string {
  return useSyncExternalStore(
    (changed) => {
      addEventListener('hashchange', changed);
      return () => removeEventListener('hashchange', changed);
    },
    () => location.hash,
  );
}
