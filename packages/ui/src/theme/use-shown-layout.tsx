import type { InterfaceStore } from '@overtone/client/settings-sync/interface-store';
import { useEffect } from 'react';

/** Sets the parts of the window as close together as the person chose; the styles of each app say how close. */
export function useShownLayout({ $interface }: Pick<InterfaceStore, '$interface'>): void {
  useEffect(
    () =>
      $interface.subscribe(({ layout }) => {
        document.documentElement.dataset['layout'] = layout;
      }),
    [$interface],
  );
}
