import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Gives the focus to `heir` once what had it under `place` is gone, so that it is not lost to the page. Whoever has moved on
 * keeps it where they are. For whoever draws what may go.
 */
export function useFocusOfGone(
  place: RefObject<HTMLElement | null>,
  heir: (place: HTMLElement) => HTMLElement | null,
): void {
  const had = useRef<Node | null>(null);

  useLayoutEffect(() => {
    const within = place.current;
    const came = ({ target }: FocusEvent) => {
      had.current = target instanceof Node ? target : null;
    };
    within?.addEventListener('focusin', came);
    return () => within?.removeEventListener('focusin', came);
  }, [place]);

  useLayoutEffect(() => {
    if (had.current === null || had.current.isConnected) return;
    had.current = null;
    const { activeElement } = document;
    const isNowhere = activeElement === null || activeElement === document.body;
    if (isNowhere && place.current) heir(place.current)?.focus({ preventScroll: true });
  });
}
