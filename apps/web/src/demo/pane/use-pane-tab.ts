import type { AskedProgram } from '@overtone/ui/program/use-asked-program';
import { useState } from 'react';
import { useFragment } from '../use-fragment.ts';
import { type PaneTab, tabOfFragment } from './pane-tab.ts';

/** What may ask for a tab beside the person's own press. */
export interface TabWishes {
  /** The tab that is shown at first, where the address asks for none. */
  readonly first: PaneTab;
  /** A program that something on the page wants open; null where nothing does. */
  readonly asked: AskedProgram | null;
}

/** The tab that is shown, and what chooses one. Whatever the address or the page asks for anew takes its place. */
export function usePaneTab({ first, asked }: TabWishes) {
  const fragment = useFragment();
  const [tab, setTab] = useState<PaneTab>(() => tabOfFragment(fragment) ?? first);
  const [seen, setSeen] = useState({ fragment, asked });
  if (seen.fragment !== fragment || seen.asked !== asked) {
    setSeen({ fragment, asked });
    const wished = seen.asked === asked ? tabOfFragment(fragment) : 'programs';
    if (wished !== null) setTab(wished);
  }
  return [tab, setTab] as const;
}
