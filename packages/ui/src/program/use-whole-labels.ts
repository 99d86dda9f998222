import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Pixels of a label that may be beyond an edge. */
const CUT_PX = 2;

/** For the place of labels on what a view scrolls: a label that an edge of the view cuts is hidden, as the rest of it would read as another. */
export function useWholeLabels(
  view: RefObject<HTMLElement | null>,
): RefObject<HTMLDivElement | null> {
  const labels = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = view.current;
    const look = () => {
      const edges = place?.getBoundingClientRect();
      if (!edges) return;
      for (const label of labels.current?.querySelectorAll<HTMLElement>('[data-label]') ?? []) {
        const { left, right } = label.getBoundingClientRect();
        const isCut = left < edges.left - CUT_PX || right > edges.right + CUT_PX;
        label.style.visibility = isCut ? 'hidden' : '';
      }
    };
    look();
    place?.addEventListener('scroll', look, { passive: true });
    return () => place?.removeEventListener('scroll', look);
  });
  return labels;
}
