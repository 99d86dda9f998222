import type { Stop } from '@overtone/domain/stop';

/**
 * Closes the menu on Escape, which gives the focus back to what opened it, on a link of it, and as soon as the pointer or
 * the focus goes elsewhere.
 */
export function closeMenu(menu: HTMLElement): Stop {
  const listening = new AbortController();
  const { signal } = listening;
  const isOpen = () => menu.hasAttribute('open');
  const close = () => menu.removeAttribute('open');
  const leave = ({ target }: Event) => {
    if (isOpen() && !(target instanceof Node && menu.contains(target))) close();
  };
  document.addEventListener('pointerdown', leave, { signal });
  document.addEventListener('focusin', leave, { signal });
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape' || !isOpen()) return;
      close();
      menu.querySelector('summary')?.focus();
    },
    { signal },
  );
  menu.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('a')) close();
    },
    { signal },
  );
  return () => listening.abort();
}
