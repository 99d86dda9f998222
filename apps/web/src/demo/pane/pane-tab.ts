import { isProgramFragment } from '@overtone/domain/program/link/fragment-start';

/** The tabs of the pane, in their order. */
export const PANE_TABS = [
  'assistant',
  'tune',
  'signal',
  'calendar',
  'programs',
  'self-test',
] as const;

/** A tab of the pane. */
export type PaneTab = (typeof PANE_TABS)[number];

/** The tab that the fragment of an address asks for: its own name, or a program's link; null where it asks for none. */
export function tabOfFragment(fragment: string): PaneTab | null {
  if (isProgramFragment(fragment)) return 'programs';
  return PANE_TABS.find((tab) => fragment === `#${tab}`) ?? null;
}
