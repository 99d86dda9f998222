import { describe, expect, it } from 'vitest';
import { PANE_TABS, tabOfFragment } from './pane-tab.ts';

describe('tabOfFragment', () => {
  it.each(PANE_TABS)('finds %s by its name', (tab) => {
    expect(tabOfFragment(`#${tab}`)).toBe(tab);
  });

  it('opens the programs for a program’s link', () => {
    expect(tabOfFragment('#program=AAAA')).toBe('programs');
  });

  it.each(['', '#', '#tuned', '#Tune', 'tune'])('finds nothing in %j', (fragment) => {
    expect(tabOfFragment(fragment)).toBeNull();
  });
});
