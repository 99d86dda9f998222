import { scrollingBox } from './scrolling-box.ts';

/** Scrolls what an element scrolls in, the page where nothing nearer does, up to its begin; nothing where that is in view. */
export function showBegin(element: HTMLElement): void {
  const box = scrollingBox(element);
  const aboveBy = (box?.getBoundingClientRect().top ?? 0) - element.getBoundingClientRect().top;
  if (aboveBy > 0) (box ?? window).scrollBy({ top: -aboveBy, behavior: 'instant' });
}
