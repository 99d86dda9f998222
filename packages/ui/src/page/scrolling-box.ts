/** What an element scrolls in; null where that is the page. */
export function scrollingBox(element: HTMLElement): HTMLElement | null {
  for (let box = element.parentElement; box !== null; box = box.parentElement) {
    if (box === document.body || box === document.documentElement) return null;
    if (/auto|scroll/u.test(getComputedStyle(box).overflowY)) return box;
  }
  return null;
}
