/** A view as it is scrolled, in pixels. */
export interface Scrolled {
  readonly scrollLeft: number;
  readonly clientWidth: number;
  readonly scrollWidth: number;
}

/** A window in an overview, in pixels from its begin. */
export interface OverviewWindow {
  readonly left: number;
  readonly width: number;
}

/** However little is seen, its window can be met. */
const NARROWEST_PX = 16;

/** Where what is seen lies in an overview so many pixels wide of all there is to scroll to. */
export function overviewWindow(
  barPx: number,
  { scrollLeft, clientWidth, scrollWidth }: Scrolled,
): OverviewWindow {
  const room = scrollWidth - clientWidth;
  if (room <= 0) return { left: 0, width: barPx };
  const width = Math.min(barPx, Math.max(NARROWEST_PX, (barPx * clientWidth) / scrollWidth));
  return { left: (scrollLeft / room) * (barPx - width), width };
}

/** How far a view is scrolled whose window in the overview begins there. */
export function scrollOfWindow(barPx: number, scrolled: Scrolled, left: number): number {
  const room = scrolled.scrollWidth - scrolled.clientWidth;
  const way = barPx - overviewWindow(barPx, scrolled).width;
  return way <= 0 ? 0 : Math.min(1, Math.max(0, left / way)) * room;
}
