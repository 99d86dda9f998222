import type { ShownTheme } from '@overtone/domain/session/interface-settings';
import { atom, onMount, type ReadableAtom } from 'nanostores';

const $theme = atom<ShownTheme>('day');

/** What the page is shown in. What was chosen stands in the document’s `data-theme`; without a choice, the device’s holds. */
export const $shownTheme: ReadableAtom<ShownTheme> = $theme;

onMount($theme, () => {
  const { documentElement: root } = document;
  const dark = matchMedia('(prefers-color-scheme: dark)');
  function look(): void {
    const { theme: chosen } = root.dataset;
    const ofDevice = dark.matches ? 'night' : 'day';
    $theme.set(chosen === 'day' || chosen === 'night' ? chosen : ofDevice);
  }
  const observer = new MutationObserver(look);
  observer.observe(root, { attributeFilter: ['data-theme'] });
  dark.addEventListener('change', look);
  look();
  return () => {
    observer.disconnect();
    dark.removeEventListener('change', look);
  };
});
