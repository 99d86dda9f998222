import { type RefObject, useLayoutEffect, useState } from 'react';
import { scrollingBox } from '../page/scrolling-box.ts';

/** The least and the most height of a picture in a box that scrolls. */
const IN_BOX = { least: 180, most: 400 } as const;

/** The same where nothing but the page scrolls, and the part of the window that it has there. */
const ON_PAGE = { least: 140, most: 320, share: 0.4 } as const;

/**
 * How high a picture may be so that it stands above the fold with `belowPx` of what belongs to it, where what it scrolls in
 * begins at its begin; where only the page scrolls, it leaves most of the window to the rest. In whole pixels.
 */
export function usePictureHeight(picture: RefObject<HTMLElement | null>, belowPx: number): number {
  const [height, setHeight] = useState<number>(ON_PAGE.most);
  useLayoutEffect(() => {
    const place = picture.current;
    const box = place && scrollingBox(place);
    if (!place) return undefined;
    if (!box) {
      // Of the root, not of what is seen: on a phone that grows and shrinks as somebody scrolls.
      const measure = () =>
        setHeight(within(ON_PAGE, ON_PAGE.share * document.documentElement.clientHeight));
      measure();
      window.addEventListener('resize', measure);
      return () => window.removeEventListener('resize', measure);
    }
    const measure = () => {
      const top = place.getBoundingClientRect().top - box.getBoundingClientRect().top;
      const room = box.clientHeight - (top + box.scrollTop) - belowPx;
      setHeight(within(IN_BOX, room));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [picture, belowPx]);
  return height;
}

function within({ least, most }: { readonly least: number; readonly most: number }, px: number) {
  return Math.floor(Math.min(most, Math.max(least, px)));
}
