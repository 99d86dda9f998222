import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Gives the focus back to what had it under `place` when `isBusy` began, and lost it by being disabled meanwhile. Whoever
 * has moved on keeps the focus where they are.
 */
export function useKeptFocus(place: RefObject<HTMLElement | null>, isBusy: boolean): void {
  const had = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (isBusy) {
      const isHere = activeElement instanceof HTMLElement && place.current?.contains(activeElement);
      had.current = isHere ? activeElement : null;
      return;
    }
    const isNowhere = activeElement === null || activeElement === document.body;
    if (isNowhere) had.current?.focus({ preventScroll: true });
    had.current = null;
  }, [place, isBusy]);
}
