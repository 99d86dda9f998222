import { type RefObject, useEffect } from 'react';

/**
 * What stands where a button was that the person has just pressed takes the focus, since the button is gone with it; unless
 * they are at something else.
 */
export function useLostFocus(place: RefObject<HTMLElement | null>, isAfterPress = true): void {
  useEffect(() => {
    if (isAfterPress && document.activeElement === document.body) place.current?.focus();
  }, [place, isAfterPress]);
}
