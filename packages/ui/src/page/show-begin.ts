import { scrollingBox } from './scrolling-box.ts';

/**
 * Scrolls what an element scrolls in, the page where nothing nearer does, up to its begin, with the margin that it has for that
 * and clear of what sticks to the page's top; nothing where that is in view.
 */
export function showBegin(element: HTMLElement): void {
  const box = scrollingBox(element);
  const topPx = box?.getBoundingClientRect().top ?? 0;
  const clearPx = px(getComputedStyle(box ?? document.documentElement).scrollPaddingTop);
  const marginPx = px(getComputedStyle(element).scrollMarginTop);
  const aboveBy = topPx + clearPx + marginPx - element.getBoundingClientRect().top;
  if (aboveBy > 0) (box ?? window).scrollBy({ top: -aboveBy, behavior: 'instant' });
}

/** A computed length in pixels; `auto` is none. */
function px(length: string): number {
  return Number.parseFloat(length) || 0;
}
