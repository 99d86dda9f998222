import { type RefObject, useCallback, useEffect, useMemo, useState } from 'react';
import { ALL_SEEN, type SeenPart } from './picture/seen-part.ts';

/**
 * What is seen of a picture `width` wide that is scrolled in a view, with as much again on either side, so that it changes from
 * view to view and not with every pixel; and what looks again, where the view was just scrolled.
 */
export function useSeenPart(
  view: RefObject<HTMLElement | null>,
  width: number,
): readonly [seen: SeenPart, look: () => void] {
  const [at, setAt] = useState(0);
  const [seenPx, setSeenPx] = useState(0);
  const look = useCallback(() => {
    const { at: nowAt, px } = viewOf(view);
    setSeenPx(px);
    setAt(nowAt);
  }, [view]);
  useEffect(() => {
    const place = view.current;
    place?.addEventListener('scroll', look, { passive: true });
    return () => place?.removeEventListener('scroll', look);
  }, [view, look]);
  const seen = useMemo(
    () =>
      seenPx === 0 || width <= 3 * seenPx
        ? ALL_SEEN
        : { fromPx: (at - 1) * seenPx, toPx: (at + 3) * seenPx },
    [at, seenPx, width],
  );
  return [seen, look];
}

/** How wide a view is, and how many of its widths it is scrolled. */
function viewOf({ current }: RefObject<HTMLElement | null>) {
  const { scrollLeft = 0, clientWidth: px = 0 } = current ?? {};
  return { px, at: px === 0 ? 0 : Math.floor(scrollLeft / px) };
}
