/** Pixels between what is kept in view and the edge of the view. */
const ROOM_PX = 24;

/** Scrolls a view sideways, as little as it takes, until a place of what it shows is in it, `x` pixels from its begin. */
export function keepInView(view: HTMLElement, x: number): void {
  const { scrollLeft, clientWidth } = view;
  if (x - ROOM_PX < scrollLeft) view.scrollLeft = x - ROOM_PX;
  else if (x + ROOM_PX > scrollLeft + clientWidth) view.scrollLeft = x + ROOM_PX - clientWidth;
}

/** Scrolls a view so that what is `x` pixels from the begin of what it shows stands `px` from its left. */
export function showAt(view: HTMLElement, x: number, px: number): void {
  view.scrollLeft = x - px;
}

/** Scrolls on by some pixels, to the left below 0. Gives the pixels that it went: 0 where there is nothing to scroll to. */
export function pullView(view: HTMLElement, byPx: number): number {
  const before = view.scrollLeft;
  const room = byPx > 0 ? view.scrollWidth - view.clientWidth - before : before;
  if (room < 1) return 0;
  // A view scrolls by whole pixels.
  view.scrollLeft = before + Math.sign(byPx) * Math.ceil(Math.abs(byPx));
  return view.scrollLeft - before;
}
