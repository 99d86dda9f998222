import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Gives the focus back to what had it under `place` and lost it by being disabled while `isBusy`. Whoever has moved on
 * keeps the focus where they are.
 */
export function useKeptFocus(place: RefObject<HTMLElement | null>, isBusy: boolean): void {
  const had = useRef<HTMLElement | null>(null);

  useLayoutEffect(() => {
    const within = place.current;
    const came = ({ target }: FocusEvent) => {
      had.current = target instanceof HTMLElement ? target : null;
    };
    const went = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement && target.matches(':disabled'))) had.current = null;
    };
    within?.addEventListener('focusin', came);
    within?.addEventListener('focusout', went);
    return () => {
      within?.removeEventListener('focusin', came);
      within?.removeEventListener('focusout', went);
    };
  }, [place]);

  useLayoutEffect(() => {
    const { activeElement } = document;
    const isNowhere = activeElement === null || activeElement === document.body;
    if (!isBusy && isNowhere) had.current?.focus({ preventScroll: true });
  }, [isBusy]);
}
