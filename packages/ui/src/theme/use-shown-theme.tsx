import type { ShownTheme } from '@overtone/domain/session/interface-settings';
import { useStore } from '@nanostores/react';
import { $shownTheme } from './shown-theme.ts';

/** What the page is shown in, for what is not drawn by styles. */
export function useShownTheme(): ShownTheme {
  return useStore($shownTheme);
}
