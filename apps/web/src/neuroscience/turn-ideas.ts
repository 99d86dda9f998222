import type { Stop } from '@overtone/domain/stop';
import { tabAfterKey } from './tab-keys.ts';

/** Shows one idea at a time: the one that the address names, else the first; choosing one names it in the address. */
export function turnIdeas(place: HTMLElement): Stop {
  const tabs = [...place.querySelectorAll<HTMLElement>('[role=tab]')];
  const panels = [...place.querySelectorAll<HTMLElement>('[role=tabpanel]')];
  let shown = 0;
  const show = (index: number) => {
    shown = index;
    for (const [each, tab] of tabs.entries()) {
      tab.ariaSelected = `${each === index}`;
      tab.tabIndex = each === index ? 0 : -1;
    }
    for (const [each, panel] of panels.entries()) panel.hidden = each !== index;
  };
  const follow = () => {
    const named = panels.findIndex(({ id }) => `#${id}` === location.hash);
    show(named < 0 ? shown : named);
  };
  const choose = (index: number) => {
    show(index);
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
        const next = tabAfterKey(event.key, shown, tabs.length);
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
