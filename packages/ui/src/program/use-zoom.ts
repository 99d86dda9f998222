import type { Milliseconds } from '@overtone/domain/units';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { type Frame, xOf } from './picture/frame.ts';
import { showAt } from './view-of-picture.ts';

/** What zooming is given. */
export interface Zoomed {
  /** What the picture is scrolled in. */
  readonly view: RefObject<HTMLElement | null>;
  readonly frame: Frame;
  /** How many times wider than its place the picture is to be. */
  readonly zoom: number;
  readonly widest: number;
  readonly onZoom: (zoom: number) => void;
  /** What zooming by keys is about; null is the middle of what is seen. */
  readonly aboutMs: Milliseconds | null;
  /** The view was scrolled, and is about to be drawn. */
  readonly onScrolled: () => void;
}

/** Pixels of a wheel, turned with Ctrl or pinched, in which a zoom doubles. */
const WHEEL_PX = 100;

/** A place of the picture as a share of its width, and how far from the left of what is seen it stands. */
interface Anchor {
  readonly share: number;
  readonly px: number;
}

/**
 * Zooms a picture so that what it is about stays where it is: with a wheel and Ctrl, or by pinching, the moment under the
 * pointer. Gives what zooms by keys.
 */
export function useZoom({ view, frame, zoom, widest, onZoom, aboutMs, onScrolled }: Zoomed) {
  const anchor = useRef<Anchor | null>(null);
  const { width } = frame;
  const zoomAbout = (to: number, about: Anchor) => {
    const next = Math.min(widest, Math.max(1, to));
    if (next === zoom) return;
    anchor.current = about;
    onZoom(next);
  };
  const turn = (event: WheelEvent) => {
    if (!event.ctrlKey || !view.current) return;
    event.preventDefault();
    const px = event.clientX - view.current.getBoundingClientRect().left;
    const share = (view.current.scrollLeft + px) / width;
    zoomAbout(zoom * 2 ** (-event.deltaY / WHEEL_PX), { share, px });
  };
  const latest = useRef({ turn, onScrolled });
  useLayoutEffect(() => {
    latest.current = { turn, onScrolled };
  });
  useEffect(() => {
    const place = view.current;
    const heed = (event: WheelEvent) => latest.current.turn(event);
    // A wheel with Ctrl would else zoom the page.
    place?.addEventListener('wheel', heed, { passive: false });
    return () => place?.removeEventListener('wheel', heed);
  }, [view]);
  // In the frame in which the picture has its new width.
  useLayoutEffect(() => {
    const about = anchor.current;
    anchor.current = null;
    if (about && view.current) {
      showAt(view.current, about.share * width, about.px);
    }
    latest.current.onScrolled();
  }, [view, width]);
  return (to: number) => {
    const { scrollLeft = 0, clientWidth = 0 } = view.current ?? {};
    const middle = clientWidth / 2;
    const x = aboutMs === null ? scrollLeft + middle : xOf(frame, aboutMs);
    const isSeen = x >= scrollLeft && x <= scrollLeft + clientWidth;
    zoomAbout(to, { share: x / width, px: isSeen ? x - scrollLeft : middle });
  };
}
