import type { Degrees } from '@overtone/domain/units';
import { WithHue } from '@overtone/ui/theme/hue-theme';
import type { ReactNode } from 'react';
import { useHydrated } from './use-hydrated.ts';

/** Gives its content an accent of its own once the page is alive: pre-rendered HTML may carry no inline style. */
export function Tinted({ hue, children }: { readonly hue: Degrees; readonly children: ReactNode }) {
  return useHydrated() ? <WithHue hue={hue}>{children}</WithHue> : <div>{children}</div>;
}
