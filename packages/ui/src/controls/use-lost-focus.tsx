import { type RefObject, useEffect, useRef } from 'react';
import { showBegin } from '../page/show-begin.ts';

/** Whether the focus is nowhere, as where the button that had it is gone with its own press. */
function isLost(): boolean {
  return document.activeElement === document.body;
}

/** What stands where a button was that the person has just pressed takes the focus, unless they are at something else. */
export function useLostFocus(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (isLost()) place.current?.focus();
  }, [place]);
}

/** The same, whenever something is gone with its button that was there while `isThere`. */
export function useFocusAfter(place: RefObject<HTMLElement | null>, isThere: boolean): void {
  const was = useRef(isThere);
  useEffect(() => {
    const isGone = was.current && !isThere;
    was.current = isThere;
    if (isGone && isLost()) place.current?.focus();
  }, [place, isThere]);
}

/** Shows what has come in place of something else from its beginning; it takes the focus where that is lost. */
export function showAnew(element: HTMLElement): void {
  if (isLost()) element.focus({ preventScroll: true });
  showBegin(element);
}
