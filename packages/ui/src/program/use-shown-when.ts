import { type RefObject, useEffect, useRef } from 'react';

/** Brings a place into view, as far as it is not, whenever something else has come of what was pressed. */
export function useShownWhen(come: object | null): RefObject<HTMLOutputElement | null> {
  const place = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    if (come !== null) place.current?.scrollIntoView({ block: 'nearest' });
  }, [come]);
  return place;
}
