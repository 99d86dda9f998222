import { calmly } from '@overtone/client/safety/calm-changes';
import type { Stop } from '@overtone/domain/stop';
import type { SiteParts } from '../site/life/site-parts.tsx';
import { tabAfterKey } from './tab-keys.ts';

/**
 * Shows one idea at a time: the one that the address names, else the first; choosing one names it in the address. The focus
 * follows a key at once, what is shown as calmly as large panels may change.
 */
export function turnIdeas(place: HTMLElement, { host }: Pick<SiteParts, 'host'>): Stop {
  const tabs = [...place.querySelectorAll<HTMLElement>('[role=tab]')];
  const panels = [...place.querySelectorAll<HTMLElement>('[role=tabpanel]')];
  let chosen = 0;
  const show = calmly<void>(() => {
    for (const [each, tab] of tabs.entries()) {
      const isShown = each === chosen;
      tab.ariaSelected = `${isShown}`;
      tab.tabIndex = isShown ? 0 : -1;
      panels[each]?.toggleAttribute('hidden', !isShown);
    }
  }, host);
  const follow = () => {
    const named = panels.findIndex(({ id }) => `#${id}` === location.hash);
    if (named >= 0) chosen = named;
    show();
  };
  const choose = (index: number) => {
    chosen = index;
    show();
    // On a phone the row of tabs is wider than the window.
    tabs[index]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    history.replaceState(null, '', `#${panels[index]?.id}`);
  };

  follow();
  scrollTo(0, 0);
  const listening = new AbortController();
  const { signal } = listening;
  addEventListener('hashchange', follow, { signal });
  for (const [index, tab] of tabs.entries()) {
    tab.addEventListener('click', () => choose(index), { signal });
    tab.addEventListener(
      'keydown',
      (event) => {
        const next = tabAfterKey(event.key, chosen, tabs.length);
        if (next === undefined) return;
        event.preventDefault();
        choose(next);
        tabs[next]?.focus();
      },
      { signal },
    );
  }
  return () => listening.abort();
}
