import { useStore } from '@nanostores/react';
import type { InterfaceStore } from '@overtone/client/settings-sync/interface-store';
import { useEffect } from 'react';
import { useCalmValue } from '../page/calm-panels.tsx';

/**
 * Sets the parts of the window as close together as the person chose, as calmly as panels may change; the styles of each app say
 * how close.
 */
export function useShownLayout({ $interface }: Pick<InterfaceStore, '$interface'>): void {
  const layout = useCalmValue(useStore($interface).layout);
  useEffect(() => {
    document.documentElement.dataset['layout'] = layout;
  }, [layout]);
}
