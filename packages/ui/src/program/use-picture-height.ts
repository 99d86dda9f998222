import { type RefObject, useLayoutEffect, useState } from 'react';
import { scrollingBox } from '../page/scrolling-box.ts';

/** A picture's height where nothing but the page scrolls, and the least and the most of any. */
const HEIGHT = { usual: 320, least: 240, most: 400 } as const;

/**
 * How high a picture may be so that it stands above the fold with `belowPx` of what belongs to it, where what it scrolls in
 * begins at its begin; in whole pixels.
 */
export function usePictureHeight(picture: RefObject<HTMLElement | null>, belowPx: number): number {
  const [height, setHeight] = useState<number>(HEIGHT.usual);
  useLayoutEffect(() => {
    const place = picture.current;
    const box = place && scrollingBox(place);
    if (!place || !box) return undefined;
    const measure = () => {
      const top = place.getBoundingClientRect().top - box.getBoundingClientRect().top;
      const room = box.clientHeight - (top + box.scrollTop) - belowPx;
      setHeight(Math.floor(Math.min(HEIGHT.most, Math.max(HEIGHT.least, room))));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [picture, belowPx]);
  return height;
}
